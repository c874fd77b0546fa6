import IssueReporting
import Synchronization

/// The connection between a shared value and its storage: loading, saving and subscribing.
final class SharedStorage<Value>: Sendable {
  typealias Answer = @Sendable (Result<Void, any Error>) -> Void
  typealias Save = @Sendable (Value, SaveContext, SaveContinuation) -> Void

  let loadFromKey: @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void
  private let subscribeToKey:
    @Sendable (LoadContext<Value>, SharedSubscriber<Value>) -> SharedSubscription
  let saveToKey: Save?
  let schedule: SaveSchedule
  /// The file that is the storage, if it is one: others may change it as well.
  let file: SharedFile<Value>?
  private let place: SourcePlace?

  let progress = Mutex(SaveProgress<Answer>())
  private let subscription = Mutex<SharedSubscription?>(nil)

  /// - Parameter place: Where what goes wrong is reported; `nil` if somebody else reports it.
  init<Key: SharedReaderKey<Value>>(_ key: Key, place: SourcePlace?) {
    loadFromKey = { key.load(context: $0, continuation: $1) }
    subscribeToKey = { key.subscribe(context: $0, subscriber: $1) }
    schedule = (key as? any BuiltInKey)?.schedule ?? .atOnce
    file = (key as? any BuiltInKey<Value>)?.file
    self.place = place
    guard let key = key as? any SharedKey<Value> else {
      saveToKey = nil
      return
    }
    saveToKey = { key.save($0, context: $1, continuation: $2) }
  }

  func report(_ error: any Error) {
    guard let place else { return }
    reportIssue(
      "\(error)",
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}

// MARK: - Loading

extension SharedStorage {
  /// Takes what is stored, at once if the storage answers at once, and listens to it from then on.
  func begin(_ root: SharedRoot<Value>) {
    let context = LoadContext.initialValue(root.now)
    root.status.isLoading = true
    loadFromKey(
      context,
      LoadContinuation(root.name) { [weak root] result in
        root?.storage?.receive(result, for: root, unlessChanged: true)
      })
    let subscription = subscribeToKey(context, subscriber(of: root))
    self.subscription.withLock { $0 = subscription }
  }

  private func subscriber(of root: SharedRoot<Value>) -> SharedSubscriber<Value> {
    // Whoever keeps the subscriber keeps nothing that ends the subscription.
    SharedSubscriber(
      take: { [weak root] result in
        if case .success(nil) = result { root?.takeDefault() }
        root?.storage?.receive(result, for: root, unlessChanged: false)
      },
      beginLoading: { [weak root] in root?.status.isLoading = $0 }
    )
  }

  /// Takes what nobody has asked for just now; so there is nobody to whom an error could be thrown.
  private func receive(
    _ result: Result<Value?, any Error>,
    for root: SharedRoot<Value>?,
    unlessChanged: Bool
  ) {
    guard let root else { return }
    if case .failure(let error) = take(result, to: root, unlessChanged: unlessChanged) {
      report(error)
    }
  }

  nonisolated(nonsending) func load(_ root: SharedRoot<Value>) async throws {
    if root.latest.change > 0 { try await save(root) }
    if let file {
      let error = file.open(root, isAsked: true)
      file.close()
      root.status.loadError = error
      if let error { throw error }
      return
    }
    root.status.isLoading = true
    try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
      loadFromKey(
        .userInitiated,
        LoadContinuation(root.name) { [self] result in
          waiter.resume(with: take(result, to: root, unlessChanged: false))
        })
    }
  }

  private func take(
    _ result: Result<Value?, any Error>,
    to root: SharedRoot<Value>,
    unlessChanged: Bool
  ) -> Result<Void, any Error> {
    defer { root.status.isLoading = false }
    switch result {
    case .success(let value):
      root.status.loadError = nil
      guard let value, let change = root.take(value, ifUnchanged: unlessChanged) else { break }
      progress.withLock { $0.wasLoaded(at: change) }
    case .failure(let error):
      root.status.loadError = error
      return .failure(error)
    }
    return .success(())
  }
}
