/// The place of a child that may be absent.
@usableFromInline
final class PassingPlace<State>: StatePlace {
  /// The node of the child that is there now; a child that comes later has another one.
  private var node: PassingNode<State>?
  private let presence = FieldObserver()
  private var wasPresent = false

  /// Makes the place of an optional part.
  @usableFromInline
  convenience init<Parent, Part: OptionalPart>(
    parent: StateNode,
    slot: StateSlot<Parent, Part>
  ) where Part.Wrapped == State {
    self.init(
      graph: parent.place.graph,
      parent: parent,
      shape: StateShape.of(State.self),
      field: slot.field
    ) { memory, _, isWriting, body in
      let parent = memory.assumingMemoryBound(to: Parent.self)
      if isWriting || slot.offset >= 0 {
        slot.with(&parent.pointee) { $0.withMemory(body) }
      } else {
        var part = parent.pointee[keyPath: slot.stored]
        part.withMemory(body)
      }
    }
  }

  /// Makes the place of the payload of a case.
  @usableFromInline
  convenience init<Parent>(parent: StateNode, path: CasePath<Parent, State>) {
    self.init(
      graph: parent.place.graph,
      parent: parent,
      shape: StateShape.of(State.self),
      field: -1
    ) { memory, _, isWriting, body in
      let parent = memory.assumingMemoryBound(to: Parent.self)
      var payload = path.extract(from: parent.pointee)
      payload.withMemory(body)
      if isWriting, let payload { parent.pointee = path.embed(payload) }
    }
  }

  /// The node of the child, or `nil` if it is absent; whoever asks is told when that changes.
  @usableFromInline
  func presentNode() -> StateNode? {
    guard let parent else { return nil }
    parent.willBeObserved()
    presence.wasRead()
    parent.read { memory in
      guard let memory else { return look(nil) }
      visit(memory, parent, false, look)
    }
    return node
  }

  private func look(_ memory: UnsafeMutableRawPointer?) {
    wasPresent = memory != nil
    guard let memory else { return node = nil }
    if node == nil {
      let state = memory.assumingMemoryBound(to: State.self).pointee
      node = PassingNode(place: self, last: state)
    }
  }

  override func collect(
    in parent: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    guard let child = node ?? self.parent else { return }
    visit(parent, child, true) { memory in
      if (memory != nil) != wasPresent { changed.append(presence) }
      wasPresent = memory != nil
      if let memory { node?.collect(at: memory, into: &changed) } else { node = nil }
    }
  }
}

/// A state that may go while somebody still shows it.
@usableFromInline
class PassingNode<State>: StateNode {
  /// The state when the node was made: what is shown once it has gone.
  private var last: State

  @usableFromInline
  init(place: StatePlace, last: State) {
    self.last = last
    super.init(offset: -1, place: place)
  }

  override func withLast(_ body: (UnsafeMutableRawPointer?) -> Void) {
    withUnsafeMutablePointer(to: &last) { body($0) }
  }
}

extension OptionalPart {
  /// Hands over the memory of the value in place, or `nil` if there is none.
  fileprivate mutating func withMemory(_ body: (UnsafeMutableRawPointer?) -> Void) {
    let isThere: Void? = changeInPlace { value in
      withUnsafeMutablePointer(to: &value) { body($0) }
    }
    if isThere == nil { body(nil) }
  }
}
