import Testing

extension Tag {
  /// Wrong, late, huge or hostile input is refused with a clear error, and nothing is lost.
  @Tag static var badInput: Self
  /// A small space is tried whole.
  @Tag static var everyCase: Self
}
