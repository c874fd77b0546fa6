import Foundation

/// The location of a screen: the chosen tab and the pages that lie on each other, by their names, and what the topmost
/// one shows of itself.
struct Location: Equatable {
  /// More than a screen ever has.
  private static let mostSegments = 32

  let segments: [String]
  /// The query of the topmost page, in the letters of a URL; empty where it has none.
  let query: String

  init(_ segments: [String], query: [URLQueryItem] = []) {
    self.segments = segments
    self.query = query.map { item in
      item.name.percentEncoded + (item.value.map { "=" + $0.percentEncoded } ?? "")
    }
    .joined(separator: "&")
  }

  /// The path and the query of an address, taken apart.
  init(_ url: URL) {
    let parts = url.path(percentEncoded: true).split(separator: "/").prefix(Location.mostSegments)
    self.init(
      parts.map { $0.removingPercentEncoding ?? String($0) },
      query: URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [])
  }

  /// The path of a URL, which begins with a slash, and its query.
  var path: String {
    "/" + segments.map(\.percentEncoded).joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }
}

extension String {
  /// With nothing in it but letters and digits of ASCII, and `-._~%`, as in a URL.
  package var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
  }
}

extension CharacterSet {
  /// What RFC 3986 leaves as it is wherever it stands.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
