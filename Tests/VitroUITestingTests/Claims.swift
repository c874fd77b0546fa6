import Testing

extension Tag {
  /// A query that fails shows what is on the screen, and what comes nearest.
  ///
  /// Elsewhere: Testing Library and Playwright do it too. XCUITest prints its whole tree on
  /// request.
  @Tag static var failureShowsTheScreen: Self

  /// A query means exactly one element that a person could use, or it fails.
  ///
  /// Elsewhere: Playwright is as strict.
  @Tag static var queriesAreStrict: Self
}
