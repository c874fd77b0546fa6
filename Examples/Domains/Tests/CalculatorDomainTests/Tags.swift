import Testing

extension Tag {
  /// A key that means nothing, or a result that cannot be shown, harms nothing.
  @Tag static var badInput: Self
  /// A small space is tried whole.
  @Tag static var everyCase: Self
}
