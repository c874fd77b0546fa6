import Testing

extension Tag {
  /// Every change, every action and every effect that is not expected makes a test fail, and the
  /// failure says what to do.
  ///
  /// Elsewhere: The Composable Architecture does it too. A class under an ordinary test does not.
  @Tag static var nothingGoesUnseen: Self

  /// Waiting for an action that cannot come fails at once.
  ///
  /// Elsewhere: The Composable Architecture's test store waits for a second.
  @Tag static var receiveKnows: Self

  /// A dependency that a test did not override fails by its name.
  ///
  /// Elsewhere: Point-Free's dependencies library does it too.
  @Tag static var overrideIsMissed: Self

  /// A plain observable object is asserted as exhaustively as a reducer: its whole state, its children
  /// included, and what still runs.
  ///
  /// Elsewhere: Point-Free's DebugSnapshots asserts a class by copies of its values, too, on Linux as
  /// well; what still runs is no part of them. Other tests of view models look at the properties that
  /// their author thought of.
  @Tag static var objectIsAsserted: Self

  /// An asynchronous method is seen in the middle, while a clock holds it, and no test sleeps.
  ///
  /// Elsewhere: Tests of `async` methods await their end, or yield and hope that `isLoading` is set.
  @Tag static var middleIsSeen: Self

  /// All orders in which actions, and the answers to what a feature has asked, can come are tried, for
  /// reducers and for objects; the shortest way to what must not be is told as a test that plays it.
  ///
  /// Elsewhere: A test store plays the one order that its test writes down.
  @Tag static var everyOrderOfAnswers: Self
}
