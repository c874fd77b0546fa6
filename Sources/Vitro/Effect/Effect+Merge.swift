extension Effect {
  /// Runs several effects side by side; they are started in this order.
  public static func merge(_ effects: Effect...) -> Effect {
    merge(effects)
  }

  /// Runs several effects side by side; they are started in this order.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let nodes = effects.compactMap(\.node)
    if nodes.count < 2 { return Effect(nodes.first) }
    return Effect(.merge(nodes))
  }

  /// Runs this effect and another one side by side.
  @inlinable
  public func merge(with other: Effect) -> Effect {
    if isNone { return other }
    if other.isNone { return self }
    return merging(other)
  }

  @usableFromInline
  func merging(_ other: Effect) -> Effect {
    // One by one they would make a tree as deep as they are many, which needs as much stack.
    guard let next = other.node, case .merge(let nodes)? = node?.kind, nodes.count < widthOfTree
    else { return .merge([self, other]) }
    return Effect(.merge(nodes + [next]))
  }
}

/// So many effects stand side by side before the tree gets deeper.
private let widthOfTree = 64
