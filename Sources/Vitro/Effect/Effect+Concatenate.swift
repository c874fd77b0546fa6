extension Effect {
  /// Runs several effects one after the other: each begins when the work of the one before has ended.
  ///
  /// An effect that is cancelled by its own id lets the next one begin; cancelling the whole does
  /// not. What the actions of an effect lead to is not waited for.
  public static func concatenate(_ effects: Effect...) -> Effect {
    concatenate(effects)
  }

  /// Runs several effects one after the other: each begins when the work of the one before has ended.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let nodes = effects.compactMap(\.node)
    if nodes.count < 2 { return Effect(nodes.first) }
    return Effect(.concatenate(nodes))
  }

  /// Runs this effect, then another one.
  public func concatenate(with other: Effect) -> Effect {
    .concatenate([self, other])
  }
}
