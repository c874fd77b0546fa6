import HTTPTypes
import NIOCore

/// The addresses of the proxies in front of a server, whose word about who asks counts; nobody else's does.
struct Proxies: Sendable {
  private let addresses: Set<String>

  /// Makes them of their addresses, however they are written.
  init(_ addresses: Set<String>) { self.addresses = Set(addresses.compactMap { ipAddress($0) }) }

  /// Whether the one at an address is one of them.
  func contain(_ peer: String) -> Bool { ipAddress(peer).map(addresses.contains) ?? false }

  /// Whether a request names a client behind one that is no proxy.
  func areMissing(_ peer: String, _ headers: HTTPFields) -> Bool {
    headers[.forwardedFor] != nil && !contain(peer)
  }

  /// The client behind the one that has sent a request: the last in `X-Forwarded-For` that is no proxy, for what stands
  /// before it is the client's own word.
  func client(of peer: String, _ headers: HTTPFields) -> String {
    var client = ipAddress(peer) ?? peer
    guard addresses.contains(client) else { return clientUnit(client) }
    let said = headers[values: .forwardedFor].flatMap { $0.split(separator: ",") }
    for part in said.reversed() {
      guard let address = ipAddress(part) else { break }
      client = address
      guard addresses.contains(address) else { break }
    }
    return clientUnit(client)
  }
}

/// The address that a text has, in the one way in which the system writes it; some proxies write it with a port, and
/// with brackets where it has colons. `nil` where it has none.
package func ipAddress(_ text: some StringProtocol) -> String? {
  var text = String(text).filter { $0 != " " && $0 != "\t" }
  if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
    text = String(text[text.index(after: text.startIndex)..<end])
  } else if text.filter({ $0 == ":" }).count == 1, let colon = text.firstIndex(of: ":") {
    text = String(text[..<colon])
  }
  guard let address = try? SocketAddress(ipAddress: text, port: 0).ipAddress else { return nil }
  // An IPv4 address as a socket for both kinds has it.
  return address.hasPrefix("::ffff:") && address.contains(".")
    ? String(address.dropFirst("::ffff:".count)) : address
}

/// The part of the network that counts as one client: an IPv4 address, or of IPv6 the 64 bits before a client's own, for
/// it has all addresses behind them.
func clientUnit(_ address: String) -> String {
  guard address.contains(":") else { return address }
  let halves = address.prefix { $0 != "%" }.split(separator: "::", omittingEmptySubsequences: false)
  var groups = halves[0].split(separator: ":").map(String.init)
  if halves.count == 2 {
    let last = halves[1].split(separator: ":")
    groups += Array(repeating: "0", count: max(0, 8 - groups.count - last.count))
    groups += last.map(String.init)
  }
  return groups.prefix(4).joined(separator: ":") + "::/64"
}

extension WebRequest {
  /// The network address that a request was sent from, such as `203.0.113.7`, or of IPv6 the network of 64 bits that is
  /// the client's, such as `2001:db8:1:2::/64`: that of the connection, or, where this is a proxy's that the server was
  /// told of, of the client that the proxy names. The server writes it; what a client says of it does not count. `nil`
  /// where no server has handed the request on.
  public var clientAddress: String? { headers[.clientAddress] }

  /// The same request, which says that it was sent from an address.
  func sent(from address: String) -> WebRequest {
    var request = self
    request.head.headerFields[.clientAddress] = address
    return request
  }
}

extension HTTPField.Name {
  /// The field in which the server tells the application of the client's address; who asks an application without a
  /// server, as the pages of one process do, may write it itself.
  public static let clientAddress = Self("Vitro-Client-Address") ?? .via

  fileprivate static let forwardedFor = Self("X-Forwarded-For") ?? .via
}
