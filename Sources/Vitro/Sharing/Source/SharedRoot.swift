import Synchronization

/// A shared value as a whole, with its storage if it has one.
final class SharedRoot<Value>: SharedCell<Value>, SharedSource, @unchecked Sendable {
  /// What it is called in messages.
  let name: String
  let status = SharedStatus()
  /// Set before anybody else has the root.
  private(set) var storage: SharedStorage<Value>?
  /// The value it began with.
  private let initialValue: Value
  /// What is read while the same thread changes the value.
  private let before: SharedBefore<Value>
  /// Whether it is the value before each change.
  private let keepsBefore = Atomic(false)

  /// Makes a value without a storage.
  init(_ value: Value, name: String = "a value without a key") {
    initialValue = value
    self.name = name
    before = SharedBefore(value)
    super.init(value)
  }

  /// Gives the value a storage, and takes from there what is stored.
  func attach(_ storage: SharedStorage<Value>) {
    self.storage = storage
    if storage.file != nil {
      needsCare.store(true, ordering: .relaxed)
      // A change is written as a whole, beside which a copy costs nothing.
      keepsBefore.store(true, ordering: .relaxed)
    }
    storage.begin(self)
  }

  var root: any AnySharedRoot { self }

  private var isChangedHere: Bool {
    changer.load(ordering: .relaxed) == ThreadIdentity.current
  }

  // MARK: Reading

  override func readWithCare() -> Value { shown }

  func value(at moment: SharedMoment) -> Value {
    moment.value(of: self) ?? now
  }

  /// The value now.
  var now: Value { latest.value }

  /// The value now, and the number of the change that made it.
  var latest: (value: Value, change: UInt64) {
    if isChangedHere { return (readInsideChange(), 0) }
    return lock.withLock { _ in Carried((value, changeCount)) }.value
  }

  private func readInsideChange() -> Value {
    let isKept = keepsBefore.exchange(true, ordering: .relaxed)
    needsCare.store(true, ordering: .relaxed)
    if !isKept { before.report(name) }
    return before.read()
  }

  // MARK: Changing

  override func changeWithCare<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let expectation = SharedContext.expectation {
      return try expectation.change(self, body)
    }
    return try change(followedBy: .current, body)
  }

  /// Changes the value now.
  func change<Result, Failure: Error>(
    followedBy tracker: SharedTracker?,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isChangedHere { return try before.change(name, body) }
    storage?.beginUse(by: self)
    defer { storage?.endUse() }
    let isKept = keepsBefore.load(ordering: .relaxed)
    return try change(
      preparedBy: { value in
        tracker?.willChange(self, from: value)
        if isKept { before.keep(value) }
      }, body)
  }

  override func wasChanged() {
    storage?.valueChanged(self)
  }

  /// Takes a value from the storage, if nothing has changed it yet or that does not matter.
  ///
  /// - Returns: the number of the change that made the value, or `nil` if it was not taken.
  func take(_ stored: Value, ifUnchanged: Bool) -> UInt64? {
    let change = lock.withLock { _ -> UInt64? in
      if ifUnchanged, changeCount > 0 { return nil }
      value = stored
      return changeCount
    }
    if change != nil { values.hasChanged() }
    return change
  }

  /// Takes a value from the storage if no other change has come since; its observers are not told yet.
  func replace(with stored: Value, ifStillAt change: UInt64) -> Bool {
    lock.withLock { _ -> Bool in
      guard changeCount == change else { return false }
      value = stored
      return true
    }
  }

  /// Takes the value that it began with: nothing is stored any more.
  func takeDefault() {
    _ = take(initialValue, ifUnchanged: false)
  }
}
