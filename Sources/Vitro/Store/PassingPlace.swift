/// The place of a child that may be absent.
@usableFromInline
final class PassingPlace<State>: StatePlace {
  /// The node of the child that is there now; a child that comes later has another one.
  @exclusivity(unchecked)
  private var node: PassingNode<State>?
  private let presence = FieldObserver()
  private var wasPresent = false
  private let identity = ChildIdentity(of: State.self)
  /// Which child it is that the node shows.
  @exclusivity(unchecked)
  private var known = ChildIdentity<State>.Value.absent

  /// Makes the place of an optional part.
  @usableFromInline
  convenience init<Parent, Part: OptionalPart>(
    parent: StateNode,
    slot: StateSlot<Parent, Part>
  ) where Part.Wrapped == State {
    self.init(
      StateLocation(
        graph: parent.location.graph,
        parent: parent,
        shape: StateShape.of(State.self),
        field: slot.field,
        isComputed: slot.isComputed
      ) { memory, _, isWriting, body in
        let parent = memory.assumingMemoryBound(to: Parent.self)
        if isWriting || !slot.isComputed {
          slot.with(&parent.pointee) { $0.withMemory(body) }
        } else {
          var part = parent.pointee[keyPath: slot.stored]
          part.withMemory(body)
        }
      })
  }

  /// Makes the place of the payload of a case.
  @usableFromInline
  convenience init<Parent>(parent: StateNode, path: CasePath<Parent, State>) {
    self.init(
      StateLocation(
        graph: parent.location.graph,
        parent: parent,
        shape: StateShape.of(State.self)
      ) { memory, _, isWriting, body in
        let parent = memory.assumingMemoryBound(to: Parent.self)
        var payload = path.extract(from: parent.pointee)
        payload.withMemory(body)
        if isWriting, let payload { parent.pointee = path.embed(payload) }
      })
  }

  /// The node of the child, or `nil` if it is absent; whoever asks is told when that changes.
  @usableFromInline
  func presentNode() -> StateNode? {
    guard let parent = location.parent else { return nil }
    parent.willBeObserved()
    presence.wasRead()
    parent.read { memory in
      guard let memory else { return look(nil) }
      location.visit(memory, parent, false, look)
    }
    return node
  }

  private func look(_ memory: UnsafeMutableRawPointer?) {
    wasPresent = memory != nil
    guard let memory else { return drop() }
    let state = memory.assumingMemoryBound(to: State.self)
    let identity = identity.known(state.pointee)
    if let node, known == identity { return node.isShown(by: state) }
    drop()
    node = PassingNode(location, last: state.pointee)
    known = identity
  }

  override func collect(
    in parent: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    guard let child = node ?? location.parent else { return }
    let isWriting = !location.isComputed || node?.hasChanges(in: parent) == true
    location.visit(parent, child, isWriting) { memory in
      if (memory != nil) != wasPresent { changed.append(presence) }
      wasPresent = memory != nil
      guard let memory else { return drop() }
      let state = memory.assumingMemoryBound(to: State.self)
      guard !isReplaced(by: state) else {
        changed.append(presence)
        return drop()
      }
      guard let node, node.collect(at: memory, into: &changed) else { return }
      keepLast(state)
    }
  }

  /// Whether another child is in the place of the one that the node shows.
  private func isReplaced(by state: UnsafePointer<State>) -> Bool {
    identity.isKnown && node != nil && identity.known(state.pointee) != known
  }

  /// Keeps the state for those who go on showing it after it has gone, if there are any.
  private func keepLast(_ state: UnsafeMutablePointer<State>) {
    let isShown = !isKnownUniquelyReferenced(&node)
    node?.last = isShown ? state.pointee : nil
  }

  private func drop() {
    node?.leave()
    node = nil
  }

  override func leave() {
    drop()
  }
}

/// A state that may go while somebody still shows it.
@usableFromInline
class PassingNode<State>: StateNode {
  /// The state after the action that changed it last, which is what is shown once it has gone.
  ///
  /// It is kept while a store shows the child. So what the child holds is copied when it is changed: a
  /// collection in place only if nobody shows the child.
  @exclusivity(unchecked)
  @usableFromInline final var last: State?

  @usableFromInline
  init(_ location: StateLocation, last: State) {
    self.last = last
    super.init(offset: -1, location: location)
  }

  /// Somebody shows the state, which is there.
  @inlinable
  final func isShown(by state: UnsafePointer<State>) {
    if last == nil { last = state.pointee }
  }

  override func withLast(_ body: (UnsafeMutableRawPointer?) -> Void) {
    guard last != nil else { return body(nil) }
    last.withMemory(body)
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
