import Testing

extension Tag {
  /// Input from outside is wrong, and nothing breaks.
  @Tag static var badInput: Self
  /// A small space, tried whole.
  @Tag static var everyCase: Self

  /// No illegal state can be reached: every state that a timer of three seconds can reach is walked.
  ///
  /// Elsewhere: Elm's community coined "make impossible states impossible"; a view model of
  /// optionals and flags can reach all of them, and no test of single methods notices.
  @Tag static var illegalStatesAreUnreachable: Self

  /// A stored state brings the application back, or says which rule forbade it.
  ///
  /// Elsewhere: SwiftUI restores what lies in `SceneStorage`, and says nothing about the rest.
  @Tag static var everyComebackHasARule: Self
}
