import Testing

extension Tag {
  /// What is wrong, late, twice or hostile is refused, and nothing is lost.
  @Tag static var badInput: Self
  /// A small space is tried whole.
  @Tag static var everyCase: Self
}
