/// The children of a state that have had effects, and theirs; a child that has gone is taken out, so that
/// its effects can be ended.
@MainActor
@usableFromInline
final class RunningScopes<State> {
  private var children: [ObjectIdentifier: RunningChildren<State>] = [:]
  /// Whether no child has had an effect.
  @exclusivity(unchecked)
  @usableFromInline private(set) var isEmpty = true

  /// Makes scopes of a state no child of which has had an effect.
  @usableFromInline
  init() {}

  /// Forgets all of them.
  func removeAll() {
    children = [:]
    isEmpty = true
  }

  /// Takes in the child at the end of a path.
  ///
  /// A feature that another one runs by hand, on a state of another type, has children that cannot be
  /// found from here: their effects end with those of the feature around it.
  func enter(_ path: ArraySlice<ScopeStep>) {
    guard let step = path.first else { return }
    let id = ObjectIdentifier(step.scope)
    guard let known = children[id] ?? step.scope.makeRunning() as? RunningChildren<State> else {
      return
    }
    children[id] = known
    isEmpty = false
    known.enter(step.key, path.dropFirst())
  }

  /// Takes out the children that have gone from a state, and says where they were.
  func takeGone(from state: State) -> [[ScopeStep]] {
    var gone: [[ScopeStep]] = []
    takeGone(from: state, at: [], into: &gone)
    return gone
  }

  fileprivate func takeGone(
    from state: State, at path: [ScopeStep], into gone: inout [[ScopeStep]]
  ) {
    for children in children.values { children.takeGone(from: state, at: path, into: &gone) }
  }
}

/// The children of one scope that have had effects.
@MainActor
@usableFromInline
class RunningChildren<State> {
  func enter(_ key: ScopeKey, _ path: ArraySlice<ScopeStep>) {}

  func takeGone(from state: State, at path: [ScopeStep], into gone: inout [[ScopeStep]]) {}
}

extension RunningChildren {
  /// The same with the type of the children.
  final class Typed<Child>: RunningChildren<State> {
    private let scope: TypedScope<State, Child>
    private var children: [ScopeKey: RunningScopes<Child>] = [:]
    /// Whether one of them has children of its own.
    private var isDeep = false
    /// The structure of the rows when they were looked at last.
    private var structure: UInt64?

    init(_ scope: TypedScope<State, Child>) {
      self.scope = scope
    }

    override func enter(_ key: ScopeKey, _ path: ArraySlice<ScopeStep>) {
      let child = children[key] ?? RunningScopes<Child>()
      children[key] = child
      if path.isEmpty { return }
      isDeep = true
      child.enter(path)
    }

    override func takeGone(
      from state: State, at path: [ScopeStep], into gone: inout [[ScopeStep]]
    ) {
      let structure = scope.structure?(state)
      if let structure, structure == self.structure, !isDeep { return }
      self.structure = structure
      for (key, below) in children {
        let path = path + [ScopeStep(scope, key)]
        let isThere = scope.find(state, key) { below.takeGone(from: $0, at: path, into: &gone) }
        if isThere { continue }
        children[key] = nil
        gone.append(path)
      }
    }
  }
}
