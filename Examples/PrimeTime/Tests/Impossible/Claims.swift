import Testing

extension Tag {
  /// The body of a view is asserted as text: the role, the name and the state of all that it shows.
  /// How that looks is not in it.
  ///
  /// Elsewhere: XCUITest sees it from outside, in seconds. ViewInspector reads SwiftUI's private
  /// structures, on Apple's machines.
  @Tag static var bodyIsAsserted: Self

  /// A view's `@State` is read by a test, whether the view is mounted or not, and seen to change.
  ///
  /// Elsewhere: SwiftUI gives a view that it does not show its first value, and loses what is
  /// written.
  @Tag static var stateIsRead: Self

  /// A modal is tested inside the screen that presents it.
  ///
  /// Elsewhere: XCUITest does it in seconds. With ViewInspector the application needs code for it.
  @Tag static var modalIsTested: Self

  /// A test of the screen goes red when a button is missing, where one of the model stays green.
  ///
  /// Elsewhere: No test of a view model or of a reducer alone can see it. XCUITest can, in seconds.
  @Tag static var buttonIsMissed: Self

  /// A whole script is played: as actions, with every change of state asserted, and on the screen,
  /// where it is a tap, an effect, an alert and its dismissal.
  ///
  /// Elsewhere: The Composable Architecture does it too.
  @Tag static var scriptIsPlayed: Self

  /// A reducer is tested as a pure function, and says whether there is an effect.
  ///
  /// Elsewhere: Elm's commands and the Composable Architecture's effects cannot be compared; the
  /// state can.
  @Tag static var reducerIsPure: Self

  /// The same text of a test plays on a screen in memory and in a real browser.
  ///
  /// Elsewhere: Testing Library's tests can run in a browser as well. For SwiftUI there is nothing
  /// of the kind.
  @Tag static var walkIsWrittenOnce: Self

  /// The same tests of the screen hold an edition with plain SwiftUI and one with reducers.
  ///
  /// Elsewhere: Tests of view models or reducers have to be written again with the code that they
  /// test.
  @Tag static var editionsAreAlike: Self
}
