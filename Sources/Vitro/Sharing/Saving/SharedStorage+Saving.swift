extension SharedStorage {
  /// The value has changed, and is to be stored.
  func valueChanged(_ root: SharedRoot<Value>) {
    guard saveToKey != nil else { return }
    let change = root.latest.change
    guard progress.withLock({ $0.valueChanged(change) }) else { return }
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
    switch progress.withLock({ $0.wait(answer, for: change, now: now) }) {
    case .nothing: break
    case .answer(let answer): answer(.success(()))
    case .beginSoon: schedule.soon { self.begin(saving: root) }
    case .beginNow: schedule.now { self.begin(saving: root) }
    }
  }

  private func begin(saving root: SharedRoot<Value>) {
    guard let saveToKey, let context = progress.withLock({ $0.begin() }) else { return }
    let (value, change) = root.latest
    progress.withLock { $0.took(change: change) }
    saveToKey(value, context, SaveContinuation(root.name) { [self] in end(saving: root, $0) })
  }

  private func end(saving root: SharedRoot<Value>, _ result: Result<Void, any Error>) {
    var failure: (any Error)?
    if case .failure(let error) = result { failure = error }
    let isStored = failure == nil
    let (waiters, goesOn) = progress.withLock { $0.end(isStored: isStored) }
    root.status.saveEnded(failure)
    if let failure, waiters.isEmpty { report(failure) }
    for answer in waiters { answer(result) }
    if goesOn { schedule.now { self.begin(saving: root) } }
  }
}
