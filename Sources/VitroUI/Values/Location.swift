import Foundation

/// The location of a screen: the chosen tab and the pages that lie on each other, by their names.
struct Location: Equatable {
  /// More than a screen ever has.
  private static let mostSegments = 32

  let segments: [String]

  init(_ segments: [String]) {
    self.segments = segments
  }

  /// What the path of an address says.
  init(_ url: URL) {
    let parts = url.path(percentEncoded: true).split(separator: "/").prefix(Location.mostSegments)
    segments = parts.map { $0.removingPercentEncoding ?? String($0) }
  }

  /// The path of a URL, which begins with a slash.
  var path: String {
    "/" + segments.map(\.percentEncoded).joined(separator: "/")
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
