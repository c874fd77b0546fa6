extension Store where Action: CasePathable {
  /// The store of a child, whose actions are wrapped in the parent's.
  ///
  /// The same key paths give the same store for as long as somebody holds it.
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(state: state, action: action) {
      let childNode = node.link(at: state) {
        FieldLink(FieldNode(parent: node, keyPath: state))
      }.node
      let path = Action.allCasePaths[keyPath: action]
      return makeChild(childNode, embed: path.embedding)
    }
  }

  /// The store of a child that may be absent, or `nil` while it is.
  ///
  /// Whoever asks is told when the child comes or goes. A store that outlives its child goes on
  /// showing the state that it began with.
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let childNode = node.link(at: state) {
      OptionalLink(OptionalNode(parent: node, keyPath: state))
    }.node
    guard childNode.isPresent() else { return nil }
    return child(state: state, action: action) {
      let path = Action.allCasePaths[keyPath: action]
      return makeChild(childNode, embed: path.embedding)
    }
  }
}
