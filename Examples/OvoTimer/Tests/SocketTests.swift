import Foundation
import NIOCore
import NIOPosix
import OvoTimerDomain
import OvoTimerClient
import OvoTimerService
import Testing
import VitroConcurrency
import Waiting

@MainActor @Suite("The socket of a timer's service")
struct SocketTests {
  /// Runs a service on a real socket, in a folder of its own.
  private func withService(
    mostConnections: Int = SocketServer.mostConnections,
    _ body:
      @MainActor (_ client: TimerClient, _ location: ServiceLocation, _ stage: ServiceStage)
      async throws
      -> Void
  ) async throws {
    let stage = ServiceStage()
    try await withServer(of: stage.service, mostConnections: mostConnections) { client, location in
      try await body(client, location, stage)
    }
  }

  @Test("What is asked is answered with the timer, or with why not")
  func answers() async throws {
    try await withService { client, _, _ in
      #expect(try await client.status().timer == OvoTimer())
      #expect(try await client.ask(.wind(to: 300)).timer.state == .winding(selected: 300))
      let running = try await client.ask(.start)
      #expect(running.timer.state == .running(remaining: 300, selected: 300))
      await #expect(throws: TimerClientError.refused("The timer is not paused.")) {
        try await client.ask(.unpause)
      }
    }
  }

  @Test("All who follow are told what anybody does")
  func follow() async throws {
    try await withService { client, _, stage in
      var one = client.follow().makeAsyncIterator()
      var two = client.follow().makeAsyncIterator()
      _ = try await (one.next(), two.next())
      _ = try await client.ask(.wind(to: 5))
      #expect(try await one.next()?.timer.state == .winding(selected: 5))
      #expect(try await two.next()?.timer.state == .winding(selected: 5))
      _ = try await client.ask(.start)
      _ = try await (one.next(), two.next())
      await stage.clock.advance(by: .seconds(1))
      #expect(try await one.next()?.timer.state == .running(remaining: 4, selected: 5))
      #expect(try await two.next()?.timer.state == .running(remaining: 4, selected: 5))
    }
  }

  @Test(
    "What is no message is answered with words, and nobody else notices",
    arguments: [
      "hello", "{}", #"{"do":"fly"}"#, #"{"do":"wind"}"#, #"{"do":"wind","seconds":1e99}"#, "",
      String(repeating: "[", count: 600), "\u{0}",
    ])
  func garbage(_ text: String) async throws {
    try await withService { client, location, _ in
      let answer = try await withConnection(to: location) { ask in await ask(text) }
      #expect(answer?.contains("That is not understood") == true)
      #expect(try await client.status().timer == OvoTimer())
    }
  }

  @Test("Where all connections are in use, the one that has been silent longest gives way")
  func silent() async throws {
    try await withService(mostConnections: 3) { client, location, _ in
      var follower = client.follow().makeAsyncIterator()
      _ = try await follower.next()
      let status = #"{"do":"status"}"#
      try await withConnection(to: location) { first in
        try await withConnection(to: location) { second in
          _ = await second(status)
          _ = await first(status)
          let wound = try await client.ask(.wind(to: 5))
          #expect(wound.timer.state == .winding(selected: 5))
          #expect(await second(status) == nil)
          #expect(await first(status) != nil)
        }
      }
      #expect(try await follower.next()?.timer.state == .winding(selected: 5))
    }
  }

  @Test("Who has said all that it had to say is still answered")
  func halfClosed() async throws {
    try await withService { _, location, _ in
      let count = try await location.answers(to: "{\"do\":\"status\"}\nhello\n")
      #expect(count == 2)
    }
  }

  @Test("A line without an end closes its connection, and only that")
  func endless() async throws {
    try await withService { client, location, _ in
      let line = String(repeating: "x", count: 100_000)
      let answer = try await withConnection(to: location) { ask in await ask(line) }
      #expect(answer == nil)
      #expect(try await client.status().timer == OvoTimer())
    }
  }

  @Test("A service that speaks another version is named, and the timer stays as it is")
  func otherVersion() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { $0.pipeline.addHandler(OtherVersion()) }
      .bind(unixDomainSocketPath: home.location.socket).get()
    let ending = try await home.run("5m")
    #expect(ending.status == 78)
    #expect(ending.error.hasPrefix("The timer's service is of another version than this program."))
    try await server.close()
  }

  @Test("Where nobody listens, whoever asks is told so")
  func nobody() async throws {
    let client = TimerClient.socket(at: ServiceLocation(folder: "/nowhere"), starting: .none)
    await #expect(
      throws: TimerClientError.noService(reason: "Nobody listens at /nowhere/ovo.sock.")
    ) { try await client.status() }
    let long = TimerClient.socket(
      at: ServiceLocation(folder: String(repeating: "x", count: 200)), starting: .none)
    await #expect(throws: TimerClientError.self) { try await long.status() }
  }

  @Test("A timer has one service; the place is free when it has gone")
  func lock() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/ovo-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let location = ServiceLocation(folder: folder)
    var first: ServiceLock? = try ServiceLock(location)
    #expect(first?.isHeld == true)
    #expect(throws: TimerClientError.self) { _ = try ServiceLock(location) }
    first = nil
    // A program that is just being started by another test may still have the file open.
    try await happens { (try? ServiceLock(location)) != nil }
  }

  /// Opens a connection for as long as a test asks; an answer is `nil` where it has been closed.
  private func withConnection<Result>(
    to location: ServiceLocation,
    _ body: @MainActor (_ ask: @MainActor (String) async -> String?) async throws -> Result
  ) async throws -> Result {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(unixDomainSocketPath: location.socket) { $0.speakInLines() }
    return try await channel.executeThenClose { inbound, outbound in
      var answers = inbound.makeAsyncIterator()
      return try await body { line in
        // A service that closes the connection before it has read all of a line resets it.
        try? await outbound.write(line)
        return (try? await answers.next(isolation: MainActor.shared)) ?? nil
      }
    }
  }
}

/// A service of another version. It answers on the thread of its socket: those of the tests may be busy for
/// longer than a client waits.
private final class OtherVersion: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "{\"version\":99}\n")), promise: nil)
  }
}
