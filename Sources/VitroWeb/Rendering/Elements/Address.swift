/// An address that a page may lead to: on the web, to somebody, or within the application.
struct Address {
  /// The address as it was given.
  let text: String
  private let scheme: String?

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Takes an address, unless following it could run something.
  ///
  /// Browsers leave out control characters and white space before they read the scheme; so an
  /// address with such characters is refused.
  init?(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7f }
    guard isPlain, !text.isEmpty, !text.hasPrefix("//"), !text.contains("\\") else { return nil }
    let end = text.firstIndex { ":/?#".contains($0) }
    if let end, text[end] == ":" {
      let scheme = text[..<end].lowercased()
      guard Address.schemes.contains(scheme) else { return nil }
      self.scheme = scheme
    } else {
      scheme = nil
    }
    self.text = text
  }

  /// Whether it is one from which a browser can fetch a picture: on the web, or what the program's own server
  /// answers.
  var isPicture: Bool { scheme == "http" || scheme == "https" || text.hasPrefix("/") }

  /// Whether a text is an address that holds the bytes of a picture itself.
  static func holdsPicture(_ text: String) -> Bool {
    ["png", "jpeg", "gif", "webp"].contains { text.hasPrefix("data:image/\($0);base64,") }
  }
}
