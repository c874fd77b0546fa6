import BrowserTesting
import Foundation
import NIOCore
import NIOPosix
import Testing
import VitroUI

@MainActor @Suite("A page without a browser")
struct WirePageTests {
  @Test("What comes in one piece with the answer to its request is not lost")
  func firstMessage() async throws {
    try await withServer(showing: { Screen(host: $0) { Counter() } }) { port in
      let relay = try await Relay(to: port)
      let page = try await WirePage.open(relay.url)
      let button = try #require(page.text.firstMatch(of: #/<button id="v(\d+)"/#)?.1)
      #expect(!page.text.contains("counted 1"))
      try await page.send("[1,\(button)]")
      #expect(page.text.contains("counted 1"))
      try await relay.close()
    }
  }

  @Test("Each page is a browser of its own, which the server knows by another name")
  func visitors() async throws {
    try await withServer(showing: { Screen(host: $0) { Name() } }) { port in
      let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
      let names = try await [WirePage.open(url), WirePage.open(url)].map { page in
        try #require(page.text.firstMatch(of: #/You are ([\w\-]{22})\./#)?.1)
      }
      #expect(names[0] != names[1])
    }
  }
}

private struct Name: View {
  @Environment(\.visitor) private var visitor
  var body: some View { Text("You are \(visitor ?? "nobody").") }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("counted \(count)") { count += 1 } }
}

/// Stands before a server, and holds back its answer to the request for a WebSocket until the first
/// message can go with it: what a client meets that reads late, on a machine that is busy.
private struct Relay {
  private let channel: any Channel

  init(to port: Int) async throws {
    channel = try await ServerBootstrap(group: NIOSingletons.posixEventLoopGroup)
      .childChannelInitializer { client in
        ClientBootstrap(group: client.eventLoop)
          .channelInitializer { server in
            server.pipeline.addHandler(Forwarder(to: client, holdsBack: true))
          }
          .connect(host: "127.0.0.1", port: port)
          .flatMap { server in client.pipeline.addHandler(Forwarder(to: server)) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  var url: URL {
    get throws {
      let port = try #require(channel.localAddress?.port)
      return try #require(URL(string: "http://127.0.0.1:\(port)/"))
    }
  }

  func close() async throws {
    try await channel.close()
  }
}

/// Hands on what comes to another channel.
private final class Forwarder: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let other: any Channel
  private let holdsBack: Bool

  init(to other: any Channel, holdsBack: Bool = false) {
    self.other = other
    self.holdsBack = holdsBack
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    let text = String(buffer: bytes)
    other.write(bytes, promise: nil)
    if !holdsBack || !text.hasPrefix("HTTP/1.1 101") || !text.hasSuffix("\r\n\r\n") {
      other.flush()
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    other.close(promise: nil)
  }
}
