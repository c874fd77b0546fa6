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

  /// A test says what an act changes on a screen, as the lines of its outline that went and came: a change that it
  /// does not mention makes it fail, and the failure prints the text that would be right.
  ///
  /// Elsewhere: Snapshot tests compare the whole screen, with a file that is written anew on request.
  @Tag static var changesOfScreensAreAsserted: Self

  /// All screens that a person can reach are visited; the shortest way to one that nobody can leave, or
  /// that has a control without a name, is told as a test that plays it.
  ///
  /// Elsewhere: Monkey tests press at random on a device, and tell the way that they have gone.
  @Tag static var everyScreenIsVisited: Self
}
