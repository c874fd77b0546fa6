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
    guard let shape = location.shape, let index = shape.index(of: keyPath) else {
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
    location.parent?.willBeObserved()
    if isComputed { return location.graph.willForget(self) }
    forget()
  }

  /// Takes the marks that were there before somebody began to observe.
  final func forget() {
    write { forget(at: $0) }
  }

  /// Takes the marks without telling anybody.
  private func forget(at memory: UnsafeMutableRawPointer) {
    guard marks.offset != StateMarks.none else { return }
    let now = marks[memory]
    if now.bits == 0, now.identity == known, known != 0 { return }
    if marks.offset == StateMarks.isComputed, isTaken(at: memory) { return }
    takeMarks(at: memory)
  }

  final func takeMarks(at memory: UnsafeMutableRawPointer) {
    var taken = StateSupport.Marks()
    taken.identity = StateIdentity.nextOnMainActor()
    known = taken.identity
    marks[memory] = taken
  }
}

// MARK: - After an action

extension StateNode {
  /// Which observers are to be told, after the state may have changed; takes the marks.
  ///
  /// - Returns: whether the state may have changed.
  @usableFromInline
  @discardableResult
  final func collect(
    at memory: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) -> Bool {
    guard isObserved else { return true }
    guard marks.offset != StateMarks.none else {
      unownedReaders?._withUnsafeGuaranteedRef { $0.collect(.max, at: memory, into: &changed) }
      return true
    }
    let now = marks[memory]
    let isReplaced = now.identity != known || known == 0
    if now.bits == 0, !isReplaced { return false }
    let bits = isReplaced ? .max : now.bits
    unownedReaders?._withUnsafeGuaranteedRef { $0.collect(bits, at: memory, into: &changed) }
    if marks.offset == StateMarks.isComputed, isTaken(at: memory) { return true }
    takeMarks(at: memory)
    return true
  }

  /// Whether there may be something to collect; it looks at a copy if there is a setter to be called.
  final func hasChanges(in parent: UnsafeMutableRawPointer) -> Bool {
    guard isObserved, marks.offset != StateMarks.none else { return true }
    var hasChanges = true
    location.visit(parent, self, false) { memory in
      guard let memory else { return }
      let now = marks[memory]
      hasChanges = now.bits != 0 || now.identity != known || known == 0
    }
    return hasChanges
  }

  /// Whether the node of an enum's payload, which has the same marks, has taken them.
  final func isTaken(at memory: UnsafeMutableRawPointer) -> Bool {
    let now = marks[memory]
    guard now.bits == 0, now.identity != 0 else { return false }
    known = now.identity
    return true
  }
}
