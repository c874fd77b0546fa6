/// A state in a store's tree: the root's, or that of a scoped store. It knows who has read what.
///
/// Nodes are not generic: they follow changes by the marks in memory, wherever the state is.
@usableFromInline
class StateNode {
  /// How many bytes after the beginning of the root's state this one is stored; -1 if that may change.
  @usableFromInline final let offset: Int
  /// Its parent's readers keep it, and whoever keeps this node keeps its parent's.
  @usableFromInline unowned(unsafe) final let place: StatePlace

  /// The number that this node gave to the state when it last took its marks.
  @exclusivity(unchecked)
  final var known: UInt64 = 0
  @exclusivity(unchecked)
  @usableFromInline final var isObserved = false
  /// Most nodes of a long list are never read: what reading needs is made when it is needed.
  private(set) final var readers: Readers?
  /// The same for those who come with each action, and need not count references.
  @exclusivity(unchecked)
  private final var unownedReaders: Unmanaged<Readers>?
  /// Where the marks are.
  final let marks: StateMarks

  init(offset: Int, place: StatePlace) {
    self.offset = offset
    self.place = place
    marks = StateMarks(place.shape)
  }

  /// Where the state can be read directly, if it can.
  @inlinable
  final var address: UnsafeMutableRawPointer? {
    guard offset >= 0, let base = place.graph.base else { return nil }
    return base + offset
  }

  /// What is shown of a child that is gone.
  func withLast(_ body: (UnsafeMutableRawPointer?) -> Void) {
    body(nil)
  }

}

/// Those who have read a state, and its children that are shown by themselves.
final class Readers {
  /// One for each field that has been read.
  @exclusivity(unchecked)
  private var fields: [FieldObserver?]
  /// The marks of the fields that have been read.
  @exclusivity(unchecked)
  private var marksRead: UInt64 = 0
  @exclusivity(unchecked)
  private var lately = LateReads()
  @exclusivity(unchecked)
  var whole: FieldObserver?
  private var places: [StatePlace] = []
  @exclusivity(unchecked)
  private(set) var firstPlace: Unmanaged<StatePlace>?
  /// The stores that were made for them.
  var scopes: [ScopeEntry] = []

  init(fieldCount: Int) {
    fields = Array(repeating: nil, count: fieldCount)
  }

  /// Tells the observer of a key path that was read lately, if it is one.
  func tell(_ keyPath: AnyKeyPath) -> Bool {
    guard let observer = lately.observer(of: keyPath) else { return false }
    observer._withUnsafeGuaranteedRef { $0.wasRead() }
    return true
  }

  /// The observer of a field that is read at a key path; from now on it is told of the field's changes.
  func observer(_ index: Int, _ keyPath: AnyKeyPath) -> FieldObserver {
    let observer = fields[index] ?? FieldObserver()
    fields[index] = observer
    marksRead |= 1 &<< UInt64(min(index, 63))
    lately.add(keyPath, observer)
    return observer
  }

  deinit {
    lately.deallocate()
  }

  /// Keeps the place of a child.
  func add(_ place: StatePlace) {
    place.next = firstPlace
    firstPlace = Unmanaged.passUnretained(place)
    places.append(place)
  }

  /// Those who have read one of the fields that are marked.
  func forEachField(in bits: UInt64, _ body: (FieldObserver) -> Void) {
    var left = bits & marksRead
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left &- 1
      guard index < fields.count else { return }
      // The last mark stands for all fields from there on.
      for index in index..<(index == 63 ? fields.count : index + 1) {
        if let observer = fields[index] { body(observer) }
      }
    }
  }
}

// MARK: - Reaching the state

extension StateNode {
  /// Hands over the memory of the state for reading; that of its last state if it has gone.
  @usableFromInline
  final func read(_ body: (UnsafeMutableRawPointer?) -> Void) {
    if offset >= 0 { return body(place.graph.readable + offset) }
    guard let parent = place.parent else { return body(nil) }
    parent.read { memory in
      guard let memory else { return self.withLast(body) }
      self.place.visit(memory, self, false) { memory in
        if memory == nil { self.withLast(body) } else { body(memory) }
      }
    }
  }

  /// Reads a value of a state that has no fixed place.
  @inlinable
  final func value<State, Member>(at keyPath: KeyPath<State, Member>) -> Member {
    var member: Member?
    read { member = $0?.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath] }
    guard let member else { fatalError("a store is made only where its state is") }
    return member
  }

  /// Hands over the memory of the state for changing its marks, if it is there and nobody else
  /// changes it.
  final func write(_ body: (UnsafeMutableRawPointer) -> Void) {
    guard let base = place.graph.base else { return }
    if offset >= 0 { return body(base + offset) }
    place.parent?.write { memory in
      self.place.visit(memory, self, true) { if let memory = $0 { body(memory) } }
    }
  }
}

// MARK: - Observing

extension StateNode {
  /// Notes that somebody reads the value at a key path, and says where the state can be read directly,
  /// if it can.
  @usableFromInline
  final func willRead(_ keyPath: AnyKeyPath) -> UnsafeMutableRawPointer? {
    if unownedReaders?._withUnsafeGuaranteedRef({ $0.tell(keyPath) }) != true {
      willReadFirst(keyPath)
    }
    return address
  }

  private func willReadFirst(_ keyPath: AnyKeyPath) {
    guard let shape = place.shape, let index = shape.index(of: keyPath) else {
      return willReadWhole()
    }
    willBeObserved()
    madeReaders().observer(index, keyPath).wasRead()
  }

  /// Notes that somebody reads all of the state.
  @usableFromInline
  final func willReadWhole() {
    if let whole = readers?.whole { return whole.wasRead() }
    willBeObserved()
    let observer = FieldObserver()
    madeReaders().whole = observer
    observer.wasRead()
  }

  /// Somebody begins to observe this node or one below it: its marks count from now on.
  @usableFromInline
  final func willBeObserved() {
    guard !isObserved else { return }
    isObserved = true
    place.parent?.willBeObserved()
    write { forget(at: $0) }
  }

  final func madeReaders() -> Readers {
    if let readers { return readers }
    let made = Readers(fieldCount: place.shape?.fieldCount ?? 0)
    readers = made
    unownedReaders = Unmanaged.passUnretained(made)
    return made
  }

  /// Takes the marks without telling anybody.
  private func forget(at memory: UnsafeMutableRawPointer) {
    guard marks.offset != StateMarks.none else { return }
    let now = marks[memory]
    if now.bits == 0, now.identity == known, known != 0 { return }
    if marks.offset == StateMarks.isComputed, isTaken(at: memory) { return }
    takeMarks(at: memory)
  }

  private func takeMarks(at memory: UnsafeMutableRawPointer) {
    var taken = StateSupport.Marks()
    taken.identity = StateIdentity.nextOnMainActor()
    known = taken.identity
    marks[memory] = taken
  }
}

// MARK: - After an action

extension StateNode {
  /// Which observers are to be told, after the state may have changed; takes the marks.
  @usableFromInline
  final func collect(at memory: UnsafeMutableRawPointer, into changed: inout [FieldObserver]) {
    guard isObserved else { return }
    guard marks.offset != StateMarks.none else {
      unownedReaders?._withUnsafeGuaranteedRef { $0.collect(.max, at: memory, into: &changed) }
      return
    }
    let now = marks[memory]
    let isReplaced = now.identity != known || known == 0
    if now.bits == 0, !isReplaced { return }
    let bits = isReplaced ? .max : now.bits
    unownedReaders?._withUnsafeGuaranteedRef { $0.collect(bits, at: memory, into: &changed) }
    if marks.offset == StateMarks.isComputed, isTaken(at: memory) { return }
    takeMarks(at: memory)
  }

  /// Whether the node of an enum's payload, which has the same marks, has taken them.
  private func isTaken(at memory: UnsafeMutableRawPointer) -> Bool {
    let now = marks[memory]
    guard now.bits == 0, now.identity != 0 else { return false }
    known = now.identity
    return true
  }
}

extension Readers {
  /// Those who have read what is marked, here and below.
  fileprivate func collect(
    _ bits: UInt64,
    at memory: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    forEachField(in: bits) { changed.append($0) }
    if let whole { changed.append(whole) }
    var next = firstPlace
    while let place = next {
      next = place._withUnsafeGuaranteedRef { place in
        if place.field < 0 || bits.hasField(place.field) {
          place.collect(in: memory, into: &changed)
        }
        return place.next
      }
    }
  }
}

extension UInt64 {
  fileprivate func hasField(_ index: Int) -> Bool {
    self & (1 &<< UInt64(Swift.min(index, 63))) != 0
  }
}
