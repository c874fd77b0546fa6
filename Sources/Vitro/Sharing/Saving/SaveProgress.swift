/// Which changes of a shared value are stored, and who waits for that: rules without a clock, a lock or
/// a thread.
struct SaveProgress<Waiter> {
  /// The phase of saving the value to its storage.
  enum Phase: Equatable {
    /// Nothing.
    case quiet
    /// A save will begin when the turn is over.
    case scheduled
    /// The value as it was after that many changes is on its way.
    case saving(change: UInt64)
  }

  private(set) var phase = Phase.quiet
  /// The newest change that is stored; `nil` if nothing is.
  private(set) var stored: UInt64?
  private var waiting: [(change: UInt64, waiter: Waiter)] = []
  /// The newest change that is known of. One may be stored before it is: it is not stored again then.
  private var newest: UInt64 = 0

  /// The value came from the storage.
  mutating func wasLoaded(at change: UInt64) {
    stored = change
  }

  /// The value has changed; by now as often as is said.
  ///
  /// - Returns: whether a save is to be scheduled.
  mutating func valueChanged(_ change: UInt64) -> Bool {
    newest = max(newest, change)
    if phase != .quiet { return false }
    if let stored, stored >= change { return false }
    phase = .scheduled
    return true
  }

  /// Whether the value, as it was after that many changes, is stored, and nothing is under way.
  func isStored(_ change: UInt64) -> Bool { phase == .quiet && stored == change }

  /// Somebody wants to know when the value as it is now is stored.
  ///
  /// - Returns: what is to be done.
  mutating func wait(_ waiter: Waiter, for change: UInt64, now: Bool) -> Request {
    if isStored(change) { return .answer(waiter) }
    waiting.append((change, waiter))
    switch phase {
    case .saving: return .nothing
    case .scheduled: return now ? .hasten : .nothing
    case .quiet:
      phase = .scheduled
      return now ? .beginNow : .beginSoon
    }
  }

  /// The step that a new waiter leads to.
  enum Request {
    case nothing, beginSoon, beginNow
    /// The save that is scheduled begins now.
    case hasten
    case answer(Waiter)
  }

  /// A save begins that was scheduled, unless it has begun meanwhile.
  ///
  /// - Returns: why, or `nil` if there is nothing to do.
  mutating func begin() -> SaveContext? {
    guard phase == .scheduled else { return nil }
    // Which change it is gets known when the value is read, which no change may precede unnoticed.
    phase = .saving(change: 0)
    return waiting.isEmpty ? .didSet : .userInitiated
  }

  /// The value has been read in order to be stored.
  mutating func took(change: UInt64) {
    phase = .saving(change: change)
  }

  /// The storage has answered.
  ///
  /// - Returns: who has waited for that, and whether another save is to begin at once.
  mutating func end(isStored: Bool) -> (waiters: [Waiter], goesOn: Bool) {
    guard case .saving(let change) = phase else { return ([], false) }
    if isStored { stored = change }
    let answered = waiting.filter { $0.change <= change }
    waiting.removeAll { $0.change <= change }
    let goesOn = newest > change || !waiting.isEmpty
    phase = goesOn ? .scheduled : .quiet
    return (answered.map(\.waiter), goesOn)
  }
}
