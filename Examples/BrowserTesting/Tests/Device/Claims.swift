import Testing

extension Tag {
  /// What a test in memory says of speech, sounds, the clipboard and notifications is so in a real
  /// browser: one suite of laws holds for both.
  ///
  /// Elsewhere: A mock of the browser does what its author believes the browser to do.
  @Tag static var laws: Self
}
