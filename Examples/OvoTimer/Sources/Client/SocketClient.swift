import Foundation
import NIOCore
import NIOPosix
import OvoTimerDomain

extension TimerClient {
  /// A client of the service that listens at a location; where there is none, it is started.
  ///
  /// - Parameters:
  ///   - location: The location of the service.
  ///   - starter: The way to start the service.
  ///   - patience: For how long the service may be silent when it is asked something.
  public static func socket(
    at location: ServiceLocation, starting starter: ServiceStarter,
    patience: Duration = SocketClient.usualPatience()
  ) -> TimerClient {
    var patient = SocketClient(location: location, starter: starter)
    patient.patience = patience
    let client = patient
    return TimerClient(
      ask: { try await client.response(to: .request($0)) },
      status: { try await client.response(to: .status) },
      follow: { client.follow() })
  }
}

/// The connections of a client to the service of a timer: one for each message.
public struct SocketClient: Sendable {
  /// The location of the service.
  public let location: ServiceLocation
  /// The way to start the service.
  public let starter: ServiceStarter
  /// For how long the service may be silent when it is asked something.
  public var patience = SocketClient.usualPatience()

  /// The whole seconds of `OVO_PATIENCE`, up to an hour, or else five seconds.
  public static func usualPatience(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Duration {
    let setting = environment["OVO_PATIENCE"].flatMap { Int($0) } ?? 5
    return .seconds(1...3_600 ~= setting ? setting : 5)
  }

  /// Makes a client of a service that is started where it is not there.
  public init(location: ServiceLocation, starter: ServiceStarter) {
    self.location = location
    self.starter = starter
  }

  /// The timer after a message; throws a ``TimerClientError``.
  ///
  /// A check and a test of the alarm run programs, and may take three times as long.
  public func response(to message: Message) async throws -> TimerStatus {
    let channel = try await connected()
    let isLong = message == .check || message == .testAlarm
    return try await withThrowingTaskGroup(of: TimerStatus.self) { group in
      group.addTask { try await exchange(message, on: channel) }
      group.addTask {
        try await Task.sleep(for: isLong ? patience * 3 : patience)
        throw TimerClientError.noAnswer(socket: location.socket)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? { throw TimerClientError.gone }()
    }
  }

  private func exchange(_ message: Message, on channel: LineChannel) async throws -> TimerStatus {
    do {
      return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(line(of: message))
        for try await line in inbound { return try status(in: line) }
        throw TimerClientError.gone
      }
    } catch is IOError {
      throw TimerClientError.gone
    }
  }

  /// The status of the timer, now and after each change, until the service ends or the stream is dropped.
  public func follow() -> AsyncThrowingStream<TimerStatus, any Error> {
    // Who is slow is told the newest only.
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        do {
          try await connected().executeThenClose { inbound, outbound in
            try await outbound.write(line(of: Message.follow))
            for try await line in inbound { continuation.yield(try status(in: line)) }
          }
          continuation.finish(throwing: TimerClientError.gone)
        } catch is IOError {
          continuation.finish(throwing: TimerClientError.gone)
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func status(in line: String) throws -> TimerStatus {
    guard let response = try? value(Response.self, ofLine: line),
      response.version == Response.version
    else { throw TimerClientError.otherVersion }
    if let refusal = response.refusal { throw TimerClientError.refused(refusal) }
    return response.status
  }

  /// A connection to the service, which is started where nobody listens.
  private func connected() async throws -> LineChannel {
    try location.check()
    if let channel = try await connect() { return channel }
    // Another one may have been quicker and be about to listen, or be about to end.
    for _ in 0..<10 {
      try await starter.start(location)
      for _ in 0..<10 {
        if let channel = try await connect() { return channel }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    throw TimerClientError.noService(reason: "Nobody listens at \(location.socket).")
  }

  /// A connection, where somebody listens.
  private func connect() async throws -> LineChannel? {
    do {
      return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connectTimeout(TimeAmount(patience))
        .connect(unixDomainSocketPath: location.socket) { $0.speakInLines() }
    } catch let error as IOError where error.errnoCode == EAGAIN {
      throw TimerClientError.noAnswer(socket: location.socket)
    } catch is IOError {
      return nil
    } catch is ChannelError {
      throw TimerClientError.noAnswer(socket: location.socket)
    }
  }
}
