import IssueReporting

/// What is read of a store while its reducer handles an action: the state before the action, once
/// somebody has done so.
@usableFromInline
final class StateBefore<State> {
  /// Whether a copy is kept while a reducer runs, which makes it copy the collections it changes.
  @exclusivity(unchecked)
  @usableFromInline private(set) var isKept = false

  private let state: UnsafeMutablePointer<State>

  init(_ initialState: State) {
    state = .allocate(capacity: 1)
    state.initialize(to: initialState)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  @usableFromInline
  func keep(_ state: State) {
    self.state.pointee = state
  }

  func address() -> UnsafeMutableRawPointer {
    if !isKept {
      isKept = true
      reportIssue(
        """
        The state of a store was read while its reducer handled an action.

        Expected: what runs inside a reducer reads the state that the reducer is given.
        The read was answered with the state that the store began with. From now on the store keeps a \
        copy of the state before each action, so that the next such read is answered with that.
        """
      )
    }
    return UnsafeMutableRawPointer(state)
  }
}
