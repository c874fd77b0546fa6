import HTTPTypes
public import HummingbirdCore
import NIOCore

/// The addresses of the proxies in front of a server, whose word about who asks counts; nobody else's does.
struct Proxies: Sendable {
  private let addresses: Set<String>

  /// Makes them of their addresses.
  init(_ addresses: Set<String>) { self.addresses = addresses }

  /// The address of the client behind the one that has sent a request: the last in `X-Forwarded-For` that is no
  /// proxy's, for what stands before it is the client's own word.
  func client(of peer: String, _ headers: HTTPFields) -> String {
    guard addresses.contains(peer) else { return peer }
    let said = headers[values: .forwardedFor].flatMap { $0.split(separator: ",") }
    var client = peer
    for part in said.reversed() {
      guard let address = Self.address(in: part) else { break }
      client = address
      guard addresses.contains(address) else { break }
    }
    return client
  }

  /// The address of an entry, which some proxies write with a port, and with brackets where it has colons.
  private static func address(in part: Substring) -> String? {
    var text = part.filter { $0 != " " && $0 != "\t" }
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = String(text[text.index(after: text.startIndex)..<end])
    } else if text.filter({ $0 == ":" }).count == 1, let colon = text.firstIndex(of: ":") {
      text = String(text[..<colon])
    }
    return try? SocketAddress(ipAddress: text, port: 0).ipAddress
  }
}

extension Request {
  /// The network address that a request was sent from, such as `203.0.113.7`: that of the connection, or, where this
  /// is a proxy's that the server was told of, the one that the proxy names. The server writes it; what a client says
  /// of it does not count. `nil` where no server has handed the request on.
  public var clientAddress: String? { headers[.clientAddress] }

  /// The same request, which says that it was sent from an address.
  func sent(from address: String) -> Request {
    var head = head
    head.headerFields[.clientAddress] = address
    return Request(head: head, body: body)
  }
}

extension HTTPField.Name {
  /// The field in which the server tells the application of the client's address; who asks an application without a
  /// server, as the pages of one process do, may write it itself.
  public static let clientAddress = Self("Vitro-Client-Address") ?? .via

  fileprivate static let forwardedFor = Self("X-Forwarded-For") ?? .via
}
