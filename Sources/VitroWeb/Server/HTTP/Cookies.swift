import HTTPTypes

/// The cookies that a request brings along (RFC 6265, section 5.4): names and values, unquoted and
/// undecoded. Of two with one name the first counts.
struct Cookies: Sendable {
  private let values: [Substring: Substring]

  /// Reads them from the header fields of a request.
  init(_ headers: HTTPFields) {
    let pairs = headers[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap {
      pair -> (Substring, Substring)? in
      guard let sign = pair.firstIndex(of: "=") else { return nil }
      return (pair[..<sign].trimmed, pair[pair.index(after: sign)...].trimmed)
    }
    values = Dictionary(pairs) { first, _ in first }
  }

  /// The value of a cookie, if there is one of this name.
  subscript(name: String) -> String? {
    values[name[...]].map(String.init)
  }
}

extension Substring {
  /// Without the blanks and tabs around it.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
