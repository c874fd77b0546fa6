import Foundation
import NIOCore
import NIOPosix
import OvoTimerClient
import OvoTimerDomain
import Testing

/// All of it, and how quickly: `VITRO_LOAD=1 Scripts/test --filter TimerLoadTests`.
@Suite("The service of a timer with many clients")
struct TimerLoadTests {
  private static let isMeasured = ProcessInfo.processInfo.environment["VITRO_LOAD"] != nil
  private let scale = isMeasured ? 1 : 10

  @Test("Slow, silent and babbling clients keep nobody from an answer")
  func many() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let client = home.client
    _ = try await client.response(to: .request(.wind(to: 300)))
    var channels: [any Channel] = []
    // A tenth follows and reads nothing, a tenth stops within a line, the others are silent.
    for number in 0..<(500 / scale) {
      let channel = try await home.location.connect()
      if number % 10 == 0 {
        try await channel.setOption(.autoRead, value: false).get()
        try await channel.writeAndFlush(ByteBuffer(string: #"{"do":"follow"}"# + "\n"))
      } else if number % 10 == 1 {
        try await channel.writeAndFlush(ByteBuffer(string: #"{"do":"#))
      }
      channels.append(channel)
    }
    let babble = Task { [location = home.location] in
      while !Task.isCancelled {
        let channel = try await location.connect()
        try? await channel.writeAndFlush(ByteBuffer(string: String(repeating: "x", count: 9_999)))
        try? await channel.closeFuture.get()
      }
    }
    let pipelined = Task { [location = home.location, count = 10_000 / scale] in
      try await location.answers(to: String(repeating: #"{"do":"status"}"# + "\n", count: count))
    }
    var times: [Duration] = []
    for number in 1...(1_000 / scale) {
      let begin = ContinuousClock.now  // Wall clock: what is measured.
      let status = try await client.response(to: .request(.wind(to: number)))
      times.append(begin.duration(to: .now))
      #expect(status.timer.state == .winding(selected: number))
    }
    babble.cancel()
    let answers = try await pipelined.value
    #expect(answers == 10_000 / scale)
    for channel in channels { try? await channel.close() }
    times.sort()
    let late = times[times.count * 99 / 100]
    print(
      "\(times.count) commands among \(channels.count) clients: median \(times[times.count / 2]), p99 \(late)"
    )
    if Self.isMeasured { #expect(late <= .milliseconds(50)) }  // Wall clock: a figure.
  }
}

extension ServiceLocation {
  /// Sends lines on one connection, all at once, says that there are no more, and counts the answers.
  func answers(to lines: String) async throws -> Int {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(unixDomainSocketPath: socket) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      async let sent: Void = {
        try await outbound.write(ByteBuffer(string: lines))
        outbound.finish()
      }()
      var count = 0
      for try await part in inbound {
        count += part.readableBytesView.count { $0 == UInt8(ascii: "\n") }
      }
      try await sent
      return count
    }
  }
}
