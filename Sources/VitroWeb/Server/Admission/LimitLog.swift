import Logging
import Synchronization

/// The log of the limits that are met: the first time of each is told at once, and once a minute how often that was and
/// how much is taken. However much a client asks for, the log stays short.
final class LimitLog: Sendable {
  /// The things of which one client may take only so much.
  enum Limit: String, CaseIterable {
    case connections
    case connectionsOfAddress = "connections of one address"
    case sessions
    case sessionsOfAddress = "sessions of one address"
    case sessionsOfBrowser = "sessions of one browser"
    case body = "bodies that were too large"
    case bodies = "bodies in memory"
    case waiting = "requests that wait"
    case slow = "requests that come too slowly"
    case names = "requests for another host"
    case origins = "requests of pages of another origin"
  }

  private struct State {
    var counts: [Limit: Count] = [:]
    var report: Task<Void, Never>?
  }

  /// How often a limit was met, and by whom most.
  private struct Count {
    var all = 0
    /// Of so many addresses at most, however many there are.
    var ofAddress: [String: Int] = [:]

    mutating func met(by address: String) {
      all += 1
      if ofAddress.count < 1_000 || ofAddress[address] != nil {
        ofAddress[address, default: 0] += 1
      }
    }
  }

  private let logger: Logger
  private let clock: any Clock<Duration>
  private let taken = Mutex<[@Sendable () async -> String]>([])
  private let state = Mutex(State())

  /// Makes the log of a server, on a clock.
  init(_ logger: Logger, clock: any Clock<Duration>) { (self.logger, self.clock) = (logger, clock) }

  deinit { state.withLock { $0.report?.cancel() } }

  /// Adds a part of the status line: how much of something is taken.
  func add(_ taken: @escaping @Sendable () async -> String) {
    self.taken.withLock { $0.append(taken) }
  }

  /// Tells that a limit was met by an address, with what that means.
  func met(_ limit: Limit, of address: String, _ words: @autoclosure () -> String) {
    let isFirst = state.withLock { state in
      state.counts[limit, default: Count()].met(by: address)
      if state.report == nil { state.report = reporting() }
      return state.counts[limit]?.all == 1
    }
    if isFirst { logger.warning("\(words())") }
  }

  private func reporting() -> Task<Void, Never> {
    Task { [weak self, clock = self.clock] in
      guard (try? await clock.sleep(for: .seconds(60))) != nil else { return }
      await self?.report()
    }
  }

  private func report() async {
    let counts = state.withLock { state in
      defer { state = State() }
      return state.counts
    }
    let met = Limit.allCases.compactMap { limit in
      counts[limit].map { count in
        let most = count.ofAddress.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return "\(limit.rawValue): \(count.all)" + (most.map { " (\($0.key): \($0.value))" } ?? "")
      }
    }
    var taken: [String] = []
    for part in self.taken.withLock({ $0 }) { taken.append(await part()) }
    let words = "Limits met in a minute, with the address that met each most: "
    logger.warning(
      "\(words)\(met.joined(separator: ", ")). Taken: \(taken.joined(separator: ", "))")
  }
}
