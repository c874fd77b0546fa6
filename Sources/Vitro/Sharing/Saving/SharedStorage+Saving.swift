extension SharedStorage {
  /// The newest change that is stored.
  var storedChange: UInt64? { progress.withLock { $0.stored } }

  /// A change or a save begins. Until ``endUse()`` no other program saves there, and the value is what
  /// they have saved before.
  func beginUse(by root: SharedRoot<Value>) {
    guard let error = file?.open(root) else { return }
    root.status.loadError = error
    report(error)
  }

  func endUse() {
    file?.close()
  }

  /// The value has changed, and is to be stored.
  func valueChanged(_ root: SharedRoot<Value>) {
    guard saveToKey != nil else { return }
    let change = root.latest.change
    guard progress.withLock({ $0.valueChanged(change) }) else { return }
    beginUse(by: root)
    schedule.soon { self.begin(saving: root) }
  }

  nonisolated(nonsending) func save(_ root: SharedRoot<Value>) async throws {
    try await withCheckedThrowingContinuation { waiter in
      whenSaved(root, now: true) { waiter.resume(with: $0) }
    }
  }

  /// Answers when the value, as it is now, is stored.
  func whenSaved(_ root: SharedRoot<Value>, now: Bool, _ answer: @escaping Answer) {
    guard saveToKey != nil else { return answer(.success(())) }
    let change = root.latest.change
    if progress.withLock({ $0.isStored(change) }) { return answer(.success(())) }
    // The use of a save that begins here ends with it, that of any other request at once.
    beginUse(by: root)
    switch progress.withLock({ $0.wait(answer, for: change, now: now) }) {
    case .beginSoon: return schedule.soon { self.begin(saving: root) }
    case .beginNow: return schedule.now { self.begin(saving: root) }
    case .hasten: schedule.now { self.begin(saving: root) }
    case .nothing: break
    case .answer(let answer): answer(.success(()))
    }
    endUse()
  }

  private func begin(saving root: SharedRoot<Value>) {
    guard let saveToKey, let context = progress.withLock({ $0.begin() }) else { return }
    let (value, change) = root.latest
    progress.withLock { $0.took(change: change) }
    saveToKey(
      value, context,
      SaveContinuation(root.name) { [self] in end(saving: root, at: change, $0) })
  }

  private func end(
    saving root: SharedRoot<Value>,
    at change: UInt64,
    _ result: Result<Void, any Error>
  ) {
    var failure: (any Error)?
    if case .failure(let error) = result { failure = error }
    let isStored = failure == nil
    // Before another save can begin: it has to begin with the same value as the file.
    if isStored, let error = file?.settle(root, savedAt: change) { report(error) }
    let (waiters, goesOn) = progress.withLock { $0.end(isStored: isStored) }
    // Before anybody is answered: whoever ends the program then leaves no lock behind.
    if !goesOn {
      endUse()
    } else if let error = file?.giveWay(root) {
      report(error)
    }
    root.status.saveEnded(failure)
    if let failure, waiters.isEmpty { report(failure) }
    for answer in waiters { answer(result) }
    if goesOn { schedule.now { self.begin(saving: root) } }
  }
}
