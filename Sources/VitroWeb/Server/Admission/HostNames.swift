/// The names by which a server may be asked.
///
/// A page of another site can have its own name lead here (DNS rebinding), and would then be of the same origin as
/// ours. So a name counts only where the server was told of it; an address, and this machine's own name, lead nowhere
/// else.
struct HostNames: Sendable {
  private let names: Set<String>

  /// Makes them of those that the server was told of, however they are written.
  init(_ names: Set<String>) { self.names = Set(names.map { $0.lowercased() }) }

  /// Whether a text is a name as browsers send it: letters, digits and hyphens with dots between, and no port.
  static func isName(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 253
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count)
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      }
  }

  /// Whether a `Host` field, with a port or without, names this server.
  func contain(_ authority: String) -> Bool {
    guard let host = Self.host(of: authority) else { return false }
    return host == "localhost" || host.hasSuffix(".localhost") || Self.isAddress(host)
      || names.contains(host)
  }

  /// The host of an authority, in lower case and without its port; `nil` where it is none.
  private static func host(of authority: String) -> String? {
    var host = authority.lowercased()[...]
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      let port = host[host.index(after: end)...]
      guard port.isEmpty || isPort(port) else { return nil }
      return String(host[...end])
    }
    if let colon = host.lastIndex(of: ":") {
      guard isPort(host[colon...]) else { return nil }
      host = host[..<colon]
    }
    // The root's dot may stand at the end of a name.
    if host.hasSuffix(".") { host.removeLast() }
    return host.isEmpty ? nil : String(host)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.first == ":" && text.utf8.count <= 6
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether it is an address and no name, by its form.
  private static func isAddress(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } && UInt8(part) != nil
      }
  }
}
