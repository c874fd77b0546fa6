import Foundation
import NIOCore
import NIOPosix
import OvoTimerDomain

extension TimerClient {
  /// A client of the service that listens at a place; where there is none, it is started.
  ///
  /// - Parameters:
  ///   - place: Where the timer lives.
  ///   - starter: Starts the service, and returns when it listens.
  public static func socket(at location: ServiceLocation, starting starter: ServiceStarter)
    -> TimerClient
  {
    let link = SocketClient(location: location, starter: starter)
    return TimerClient(
      ask: { try await link.answer(to: .request($0)) },
      status: { try await link.answer(to: .status) },
      follow: { link.follow() })
  }
}

private struct SocketClient: Sendable {
  let location: ServiceLocation
  let starter: ServiceStarter

  func answer(to message: Message) async throws -> TimerStatus {
    try await connected().executeThenClose { inbound, outbound in
      try await outbound.write(line(of: message))
      for try await line in inbound { return try status(in: line) }
      throw TimerClientError.gone
    }
  }

  func follow() -> AsyncThrowingStream<TimerStatus, any Error> {
    // Who is slow is told the newest only.
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        do {
          try await connected().executeThenClose { inbound, outbound in
            try await outbound.write(line(of: Message.follow))
            for try await line in inbound { continuation.yield(try status(in: line)) }
          }
          continuation.finish(throwing: TimerClientError.gone)
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func status(in line: String) throws -> TimerStatus {
    let answer = try value(Response.self, ofLine: line)
    if let refusal = answer.refusal { throw TimerClientError.refused(refusal) }
    guard let status = answer.status else { throw TimerClientError.gone }
    return status
  }

  private func connected() async throws -> LineChannel {
    try location.check()
    do {
      return try await connect()
    } catch {
      try await starter.start(location)
      return try await connect()
    }
  }

  private func connect() async throws -> LineChannel {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(unixDomainSocketPath: location.socket) { $0.speakInLines() }
  }
}
