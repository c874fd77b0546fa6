public import Foundation
public import Logging
public import ServiceLifecycle
import StorefrontDomain
import WebAPI

/// The worker that sends what is in the outbox, one message after the other.
///
/// Several may work at one file, in one process or more: a message is leased to one of them, and whoever takes longer
/// than its lease does so in vain. What fails is tried again later, and later each time.
public struct OutboxWorker: Service {
  /// How long a message is leased, in seconds.
  public static let lease: TimeInterval = 60
  /// How long a message waits at most that has failed, in seconds.
  static let longestPause: TimeInterval = 60 * 60
  /// How far ahead a lease or a pause may end, in seconds: as long as a clock is set forward in summer, and as long
  /// again.
  public static let longestLease: TimeInterval = 2 * 60 * 60
  /// How long a service may take to answer: less than a lease.
  static let deadline = Duration.seconds(30)

  private let storage: any ShopStorage
  private let services: ShopServices
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let logger: Logger

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - storage: The storage with the outbox.
  ///   - services: The services.
  ///   - now: The present moment.
  ///   - clock: The clock of the pauses.
  ///   - logger: Where failures are told.
  public init(
    storage: any ShopStorage, services: ShopServices,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "outbox")
  ) {
    (self.storage, self.services, self.now) = (storage, services, now)
    (self.clock, self.logger) = (clock, logger)
  }

  /// How long nothing may be looked at.
  private static let pause = Duration.seconds(5)

  /// Works until the task is cancelled: after each commit, and every few seconds for what has failed before. A message
  /// that is on its way then is anybody's again. In a graceful shutdown it may still arrive, and no other one begins.
  public func run() async {
    let commits = storage.commits()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in commits.cancelOnGracefulShutdown() { await workSafely() } }
      group.addTask { await workRepeatedly(of: self.clock) }
      await group.next()
      if !Task.isShuttingDownGracefully { group.cancelAll() }
    }
  }

  private var isOver: Bool { Task.isCancelled || Task.isShuttingDownGracefully }

  /// Works at once, and then after each pause, which counts from the beginning of the work before it.
  private func workRepeatedly(of clock: some Clock<Duration>) async {
    while !isOver {
      let next = clock.now.advanced(by: Self.pause)
      await workSafely()
      try? await cancelWhenGracefulShutdown { try await clock.sleep(until: next, tolerance: nil) }
    }
  }

  private func workSafely() async {
    do { try await work() } catch { logger.error("The outbox cannot be read: \(error)") }
  }

  /// Sends all messages that can be sent now.
  public func work() async throws {
    while !isOver, let key = try await lease() {
      do {
        guard let message = try await storage.read({ try $0.message(key) }) else { continue }
        try await take(try await send(message), of: message)
      } catch {
        if Task.isCancelled { return try await giveBack(key) }
        logger.warning("\(key) was not sent: \(error)")
        try await postpone(key)
      }
    }
  }

  /// Stores what has come of a message, be the task cancelled by now or not.
  private func take(_ outcome: Outcome, of message: OutboxMessage) async throws {
    let moment = now()
    try await Task {
      try await storage.write(inTurn: true) { shop in
        // Another worker has been faster.
        guard try shop.removeMessage(message.key) else { return }
        try shop.take(outcome, of: message, at: moment)
      }
    }.value
  }

  /// Ends the lease of a message: this worker ends, and another one need not wait.
  private func giveBack(_ key: String) async throws {
    try await Task {
      try await storage.write(inTurn: true) {
        try $0.postponeMessage(key, until: Date(timeIntervalSince1970: 0))
      }
    }.value
  }

  private func lease() async throws -> String? {
    let moment = now()
    return try await storage.write(inTurn: true) { shop in
      try shop.leaseMessage(at: moment, until: moment + Self.lease)
    }
  }

  /// Nobody tries it again for a second, and then for twice as long each time.
  private func postpone(_ key: String) async throws {
    let moment = now()
    try await storage.write(inTurn: true) { shop in
      let attempts = try shop.attempts(of: key)
      let pause = min(pow(2, Double(attempts - 1)), Self.longestPause)
      try shop.postponeMessage(key, until: moment + pause)
    }
  }

  /// Sends a message. A service that does not answer in time is not waited for, whether it hears of that or not.
  private func send(_ message: OutboxMessage) async throws -> Outcome {
    try await answer(within: Self.deadline, of: self.clock) { try await perform(message) }
  }

  private func answer(
    within deadline: Duration, of clock: some Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    let end = clock.now.advanced(by: deadline)
    let (outcomes, outcome) = AsyncThrowingStream.makeStream(of: Outcome.self, throwing: Error.self)
    let working = Task {
      do { outcome.yield(try await work()) } catch { outcome.finish(throwing: error) }
    }
    let waiting = Task {
      try await clock.sleep(until: end, tolerance: nil)
      outcome.finish(throwing: TransportError.timedOut)
    }
    defer {
      working.cancel()
      waiting.cancel()
    }
    for try await outcome in outcomes { return outcome }
    throw CancellationError()
  }

  private func perform(_ message: OutboxMessage) async throws -> Outcome {
    switch message.wish {
    case .mail(let mail):
      try await services.mail(message.key, mail)
      return .sent
    // What costs nothing, after a discount, no bank takes or gives back.
    case .charge(let amount) where amount.minorUnits == 0: return .charged
    case .refund(let amount) where amount.minorUnits == 0: return .refunded(amount)
    case .charge(let amount):
      switch try await services.charge(try await payment(of: amount, message)) {
      case .accepted: return .charged
      case .declined(let reason): return .declined(reason)
      }
    case .refund(let amount):
      try await services.refund(try await payment(of: amount, message))
      return .refunded(amount)
    }
  }

  private func payment(
    of amount: Money, _ message: OutboxMessage
  ) async throws -> ShopServices.Payment {
    guard let placed = try await storage.read({ try $0.order(message.order) }) else {
      throw Problem(.notFound, "There is no order \(message.order).")
    }
    return ShopServices.Payment(
      key: message.key, customer: placed.order.customer, amount: amount)
  }
}

/// The outcome of a message that was sent.
enum Outcome: Sendable {
  case sent
  case charged
  case declined(String)
  case refunded(Money)
}
