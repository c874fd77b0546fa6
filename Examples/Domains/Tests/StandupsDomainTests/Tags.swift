import Testing

extension Tag {
  /// Wrong, late, huge or hostile input is refused with a clear error, and nothing is lost.
  @Tag static var badInput: Self
  /// A small space is tried whole.
  @Tag static var everyCase: Self

  /// A damaged file is never taken for a whole one: every cut and every flipped bit is noticed.
  ///
  /// Elsewhere: `Codable` alone reads a file in which a title has changed.
  @Tag static var damageIsNoticed: Self
}
