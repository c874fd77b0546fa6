/// The extent to which a test has to assert what happens.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change of the state, each action of an effect, the end of each effect.
  case on

  /// Only what the test says must be right; the rest may happen unseen.
  ///
  /// With `showSkippedAssertions` the rest is shown: as warnings under Swift Testing, as lines of
  /// output under XCTest. Neither makes a test fail.
  case off(showSkippedAssertions: Bool)

  /// Only what the test says must be right; the rest happens unseen.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
