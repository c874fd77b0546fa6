/// Waits for what other threads of this process do, such as a server, as long as anything moves.
///
/// Nothing is looked at again and again here: the work returns when it is done. Beside it somebody looks whether
/// those it waits for get on, or anything else in this process does, which may stand before them. When all stand
/// still, or when the caller is cancelled, the caller goes on, and the work is cancelled, whether it hears of that or
/// not.
///
/// ```swift
/// try await waiting(for: "the clients to go", seen: { "\(server.openConnections) are open" }) {
///   try await server.connectionsClose()
/// }
/// ```
///
/// - Parameters:
///   - wanted: The name of what is waited for.
///   - limit: How long nothing may move.
///   - state: What is seen of those who are to bring it: as long as it changes, it is waited for.
///   - processorTime: How long the process has computed so far.
///   - work: What waits.
/// - Throws: A ``StandstillError``; a `CancellationError` when the caller is cancelled; or what the work throws.
public func waiting<Value: Sendable>(
  for wanted: String, within limit: Duration = Patience.standstill,
  seen state: @escaping @Sendable () -> String = { "" },
  processorTime: @escaping @Sendable () -> Duration = processorTimeOfThisProcess,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let (outcomes, outcome) = AsyncThrowingStream.makeStream(of: Value.self, throwing: Error.self)
  let working = Task {
    do {
      outcome.yield(try await work())
      outcome.finish()
    } catch {
      outcome.finish(throwing: error)
    }
  }
  let watching = Task {
    var (patience, busyTurns, last) = (Patience(limit), 0, processorTime())
    let turn = min(Patience.turn, limit)
    while !patience.isOver("\(state()), \(busyTurns) busy turns") {
      // Wall clock: a turn, in which all the others have theirs.
      try await Task.sleep(for: turn)
      let now = processorTime()
      // Who only looks whether there is something to do takes less than a twentieth of it.
      if now - last > turn / 20 { busyTurns += 1 }
      last = now
    }
    outcome.finish(throwing: StandstillError(duration: limit, wanted: wanted, seen: state()))
  }
  defer {
    working.cancel()
    watching.cancel()
  }
  for try await value in outcomes { return value }
  throw CancellationError()
}
