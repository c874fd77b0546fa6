extension String {
  /// The text without the blanks and line breaks around it.
  ///
  /// It goes by Unicode scalars, since a blank with an accent on it is one character: taken away by
  /// characters, trimming twice could take more than trimming once.
  var trimmed: String {
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// The words of the text with a single space between them.
  var singleSpaced: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
  }
}
