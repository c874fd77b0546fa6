/// The little JSON that messages are written in.
enum JSON {
  /// A string as JSON, in as few bytes as possible.
  static func string(_ text: String) -> String {
    var json = "\""
    json.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\r": json += "\\r"
      case _ where scalar.value < 0x20: json += escape(scalar)
      default: json.unicodeScalars.append(scalar)
      }
    }
    json += "\""
    return json
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
