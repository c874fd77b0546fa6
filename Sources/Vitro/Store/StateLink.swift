/// A child's node as its parent's node sees it.
///
/// A class and not a protocol: a list of existentials with a type parameter costs the runtime a look
/// for their type each time.
@MainActor
class StateLink<Parent> {
  /// The parent's field that the child is, if it is one.
  final let field: Int?

  init(field: Int?) {
    self.field = field
  }

  /// Collects the changes of the child from the parent's state.
  func collect(in parent: inout Parent, into changed: inout [FieldObserver]) {}
}

final class FieldLink<Parent, State>: StateLink<Parent> {
  let node: FieldNode<Parent, State>

  init(_ node: FieldNode<Parent, State>) {
    self.node = node
    super.init(field: node.field)
  }

  override func collect(in parent: inout Parent, into changed: inout [FieldObserver]) {
    node.collect(in: &parent, into: &changed)
  }
}

final class OptionalLink<Parent, State>: StateLink<Parent> {
  let node: OptionalNode<Parent, State>

  init(_ node: OptionalNode<Parent, State>) {
    self.node = node
    super.init(field: node.field)
  }

  override func collect(in parent: inout Parent, into changed: inout [FieldObserver]) {
    node.collect(in: &parent, into: &changed)
  }
}

/// The node of a child that is always there.
final class FieldNode<Parent, State>: StateNode<State> {
  private unowned let parent: StateNode<Parent>
  private let slot: StateSlot<Parent, State>

  init(parent: StateNode<Parent>, keyPath: WritableKeyPath<Parent, State>) {
    self.parent = parent
    slot = StateSlot(keyPath)
  }

  var field: Int? { slot.index }

  override func read<Result>(_ body: (State) -> Result) -> Result {
    parent.read { body($0[keyPath: slot.stored]) }
  }

  override func modify(_ change: (inout State) -> Void) {
    parent.modify { change(&$0[keyPath: slot.stored]) }
  }

  override func willBeObserved() {
    parent.willBeObserved()
    super.willBeObserved()
  }

  func collect(in parent: inout Parent, into changed: inout [FieldObserver]) {
    collect(&parent[keyPath: slot.stored], into: &changed)
  }
}

/// The node of a child that may be absent.
final class OptionalNode<Parent, State>: StateNode<State> {
  private unowned let parent: StateNode<Parent>
  private let slot: StateSlot<Parent, State?>
  private let presence = FieldObserver()
  private var wasPresent: Bool
  private var last: State?

  init(parent: StateNode<Parent>, keyPath: WritableKeyPath<Parent, State?>) {
    let slot = StateSlot(keyPath)
    self.parent = parent
    self.slot = slot
    wasPresent = parent.read { $0[keyPath: slot.stored] != nil }
  }

  var field: Int? { slot.index }

  /// Whether the child is there; whoever asks is told when that changes.
  func isPresent() -> Bool {
    willBeObserved()
    presence.wasRead()
    let state = parent.read { $0[keyPath: slot.stored] }
    if last == nil { last = state }
    return state != nil
  }

  override func read<Result>(_ body: (State) -> Result) -> Result {
    if let state = parent.read({ $0[keyPath: slot.stored] }) { return body(state) }
    guard let last else { fatalError("a store for an optional state is made only where it is") }
    return body(last)
  }

  override func modify(_ change: (inout State) -> Void) {
    parent.modify {
      guard var state = $0[keyPath: slot.stored].take() else { return }
      change(&state)
      $0[keyPath: slot.stored] = state
    }
  }

  override func willBeObserved() {
    parent.willBeObserved()
    super.willBeObserved()
  }

  func collect(in parent: inout Parent, into changed: inout [FieldObserver]) {
    guard var state = parent[keyPath: slot.stored].take() else {
      if wasPresent { changed.append(presence) }
      wasPresent = false
      return
    }
    if !wasPresent { changed.append(presence) }
    wasPresent = true
    collect(&state, into: &changed)
    parent[keyPath: slot.stored] = state
  }
}
