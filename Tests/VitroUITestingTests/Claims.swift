import Testing

extension Tag {
  /// A query that fails shows what is on the screen, and what comes nearest.
  ///
  /// Elsewhere: Testing Library and Playwright do it too. XCUITest prints its whole tree on
  /// request.
  @Tag static var failureShowsTheScreen: Self

  /// A query means exactly one element, and an action one that a person could use, or the test fails:
  /// no expectation is fulfilled because its element is missing, because there are two, or because a
  /// dialog covers it. That something is absent is believed of every name.
  ///
  /// Elsewhere: Playwright's actions are as strict. What is misspelled is absent there, too.
  @Tag static var queriesAreStrict: Self
}
