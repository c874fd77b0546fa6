public import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A page without a browser: it says to the server what a page's script would say, and reads the
/// answers. For tests that have no time for a browser, such as those that kill the server.
///
/// ```swift
/// let page = try await WirePage.open(address)
/// try await page.send("[1,12]")
/// ```
public final class WirePage: Sendable {
  private let inbox: Inbox
  private let channel: any Channel

  private init(inbox: Inbox, channel: any Channel) {
    self.inbox = inbox
    self.channel = channel
  }

  /// Loads a page, connects as its script does, and returns when it is at rest.
  public static func open(_ url: URL) async throws -> WirePage {
    // A session of its own keeps no cookie of another page; this page's goes with its socket.
    let session = URLSession(configuration: .withoutCookies)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(from: url)
    let html = String(decoding: data, as: UTF8.self)
    let cookie = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Set-Cookie")
    guard let token = html.firstMatch(of: #/name="vitro" content="([^"]+)"/#)?.1,
      let port = url.port
    else { throw BrowserError.notOpened(url: url.absoluteString, reason: html) }
    let headers = [
      ("Origin", "http://127.0.0.1:\(port)"), ("Sec-WebSocket-Protocol", "vitro, \(token)"),
      ("Cookie", String((cookie ?? "").prefix { $0 != ";" })),
    ]
    let inbox = Inbox(html)
    let channel = try await openSocket(
      port: port, path: "/vitro.socket?0", headers: headers,
      handler: MessageHandler(onMessage: { inbox.received($0) }, onClose: { inbox.closed() }))
    try await inbox.rest()
    return WirePage(inbox: inbox, channel: channel)
  }

  /// All that the page has been told so far: HTML, and texts.
  public var text: String { inbox.text }

  /// Says something, and returns when everything that it has led to is at rest.
  ///
  /// - Throws: `BrowserError` where the server goes before that.
  public func send(_ message: String) async throws {
    inbox.willSend()
    let data = ByteBuffer(string: message)
    try await channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: data))
    try await inbox.rest()
  }
}

extension URLSessionConfiguration {
  fileprivate static var withoutCookies: URLSessionConfiguration {
    let configuration = ephemeral
    configuration.httpCookieStorage = nil
    return configuration
  }
}

/// The text that has come, and whether anything is on its way.
private final class Inbox: Sendable {
  private struct State {
    var text: String
    var sent = 0
    /// How much of what was sent has come to rest; nothing is heard at first.
    var settled = -1
    var isOpen = true
    var waiter: CheckedContinuation<Void, Never>?

    var isAtRest: Bool { settled >= sent }
    var isOver: Bool { !isOpen || isAtRest }
  }

  private let state: Mutex<State>

  init(_ html: String) {
    state = Mutex(State(text: html))
  }

  var text: String { state.withLock { $0.text } }

  func willSend() { state.withLock { $0.sent += 1 } }

  func rest() async throws {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isOver { state.waiter = continuation }
        return state.isOver
      }
      if isOver { continuation.resume() }
    }
    guard state.withLock({ $0.isAtRest }) else { throw BrowserError.disconnected }
  }

  func received(_ data: Data) {
    guard let items = try? JSONSerialization.jsonObject(with: data) as? [Any] else { return }
    let texts = items.flatMap { ($0 as? [Any])?.compactMap { $0 as? String } ?? [] }
    wake { state in
      state.text += texts.joined(separator: "\n")
      if let count = items.last as? Int { state.settled = count }
    }
  }

  func closed() { wake { $0.isOpen = false } }

  private func wake(_ change: (inout State) -> Void) {
    let waiter = state.withLock { state in
      change(&state)
      defer { if state.isOver { state.waiter = nil } }
      return state.isOver ? state.waiter : nil
    }
    waiter?.resume()
  }
}
