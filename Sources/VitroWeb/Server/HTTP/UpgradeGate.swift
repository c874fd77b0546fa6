import NIOCore
import NIOHTTP1

/// Lets only proper requests for a WebSocket through to the upgrade; the others lose their wish
/// and are answered as ordinary requests.
///
/// NIO's upgrade answers nothing when it refuses, which is why this stands before it.
final class UpgradeGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let hostNames: HostNames
  private var sawRequest = false

  init(_ hostNames: HostNames) { self.hostNames = hostNames }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    sawRequest = true
    // Of two hosts nobody can say which is meant; none is left for what answers the request.
    if head.headers["host"].count > 1 { head.headers.remove(name: "host") }
    if head.refusalOfSocket != nil || !hostNames.contain(head.headers.first(name: "host") ?? "") {
      head.headers.remove(name: "upgrade")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// What is no HTTP has been answered by NIO, which says that it closes the connection, and leaves it open.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError, !sawRequest { context.channel.closeSoon() }
    context.fireErrorCaught(error)
  }

  /// Before a connection has asked for anything, nobody else closes it when the server ends.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent, !sawRequest {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}

/// The requirements of a request for a WebSocket.
enum SocketRequest {
  /// Where the WebSocket is to be had.
  static let path = "/vitro.socket"
  /// The protocol that a client must offer, before its token.
  static let subprotocol = "vitro"

  /// Why this may not become a WebSocket, or `nil` if it may. `header` gives a header by name.
  static func refusal(
    method: String,
    path: String,
    header: (String) -> String?
  ) -> String? {
    guard method == "GET", path == SocketRequest.path else { return "no WebSocket here" }
    guard header("sec-websocket-version") == "13", header("sec-websocket-key") != nil else {
      return "not a WebSocket handshake of version 13"
    }
    guard isOwnOrigin(header("origin"), host: header("host")) else { return "foreign origin" }
    guard token(in: header("sec-websocket-protocol")) != nil else { return "no token" }
    return nil
  }

  /// The token among the offered protocols.
  static func token(in protocols: String?) -> String? {
    let offered = (protocols ?? "").split(separator: ",").map { $0.trimmingSpaces }
    guard offered.count == 2, offered[0] == subprotocol else { return nil }
    return String(offered[1])
  }

  /// Whether a page is of the server that is asked.
  static func isOwnOrigin(_ origin: String?, host: String?) -> Bool {
    guard let origin, let host, !host.isEmpty else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}

extension HTTPRequestHead {
  fileprivate var refusalOfSocket: String? {
    let path = uri.split(separator: "?", maxSplits: 1).first.map(String.init) ?? ""
    return SocketRequest.refusal(method: method.rawValue, path: path) { headers.only($0) }
  }
}

extension HTTPHeaders {
  /// The value of a header that is there exactly once.
  func only(_ name: String) -> String? {
    let values = self[name]
    return values.count == 1 ? values[0] : nil
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
