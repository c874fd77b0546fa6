import Testing

extension Tag {
  /// What is wrong, late, twice or hostile is refused, and nothing is lost.
  @Tag static var badInput: Self
  /// A small space is tried whole.
  @Tag static var everyCase: Self

  /// A login is tested with values alone: it answers what happened with commands, and nobody has to
  /// be mocked.
  ///
  /// Elsewhere: Elm and "Swift Testability By Example" do it. A presenter or view model that calls
  /// its client needs a mock of it.
  @Tag static var commandsNeedNoMocks: Self

  /// A password shows as dots wherever a value is printed, dumped or compared by a failing test.
  ///
  /// Elsewhere: Any language can do it. A plain string in the state of a feature is printed with
  /// it.
  @Tag static var passwordsAreNeverShown: Self
}
