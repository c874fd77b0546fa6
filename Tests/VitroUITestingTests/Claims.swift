import Testing

extension Tag {
  /// A query that fails shows what is on the screen, and what comes nearest.
  ///
  /// Elsewhere: Testing Library and Playwright do it too. XCUITest prints its whole tree on
  /// request.
  @Tag static var failureShowsTheScreen: Self

  /// A query means exactly one element, and an action one that a person could use, or the test fails:
  /// no expectation is fulfilled because its element is missing, or because there are two.
  ///
  /// Elsewhere: Playwright's actions are as strict; its `not.toBeVisible()` passes where a name was
  /// misspelled.
  @Tag static var queriesAreStrict: Self
}
