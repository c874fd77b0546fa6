import Testing

extension Tag {
  /// What comes from outside is wrong, and nothing breaks.
  @Tag static var badInput: Self
  /// A small space, tried whole.
  @Tag static var everyCase: Self
}
