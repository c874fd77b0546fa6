extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let length = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(length))
  }

  /// The text without regard to case, for comparing what people have written: capitals first, for `ß` and `ς` have
  /// the capitals of `ss` and `σ`.
  public var folded: String { uppercased().lowercased() }

  /// The text as it is quoted in a message: its first 40 characters.
  var shortened: String { count > 40 ? "\(prefix(40))…" : self }
}
