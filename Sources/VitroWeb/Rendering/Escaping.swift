extension String {
  /// Appends text so that HTML shows it as it is, in content and in quoted attributes alike.
  mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      case "\0": append("\u{FFFD}")
      case "\r": append("&#13;")
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// Appends ` name="value"`, with the value escaped.
  mutating func appendAttribute(_ name: String, _ value: String) {
    append(" \(name)=\"")
    appendEscaped(value)
    append("\"")
  }
}
