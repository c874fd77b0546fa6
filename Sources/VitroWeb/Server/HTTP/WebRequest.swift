public import Foundation
public import HTTPTypes

/// A request to an application's ``WebResponder``, with all of its body.
public struct WebRequest: Sendable {
  /// The method, the path with its query, the host and the header fields.
  public var head: HTTPRequest
  /// The body; empty where there is none.
  public var body: Data

  /// Makes a request.
  public init(head: HTTPRequest, body: Data = Data()) { (self.head, self.body) = (head, body) }

  /// The method, such as `.get`.
  public var method: HTTPRequest.Method { head.method }

  /// The header fields, but for the host, which is the head's `authority`.
  public var headers: HTTPFields { head.headerFields }

  /// The path without the query, as it was sent: `/products/a%20mug`.
  public var path: String {
    let path = (head.path ?? "").prefix { $0 != "?" && $0 != "#" }
    return path.isEmpty ? "/" : String(path)
  }

  /// The query as it was sent, without its question mark; `nil` where there is none.
  public var query: String? {
    guard let path = head.path, let mark = path.firstIndex(of: "?") else { return nil }
    return String(path[path.index(after: mark)...].prefix { $0 != "#" })
  }

  /// The names and values of the query, decoded, in the order in which they were sent; a `+` is a blank, as forms and
  /// scripts write it.
  public var queryItems: [URLQueryItem] {
    (query ?? "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ") }
        .map { $0.removingPercentEncoding ?? String($0) }
      return URLQueryItem(name: parts[0], value: parts.dropFirst().first)
    }
  }
}
