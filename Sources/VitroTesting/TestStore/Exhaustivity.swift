/// How much of what happens a test has to say.
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

extension TestStore {
  /// Runs some steps with another exhaustivity.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await store.send(.loginButtonTapped)
  ///   await store.receive(\.loginResponse)
  /// }
  /// ```
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }

  /// Runs some assertions that do not suspend with another exhaustivity.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }
}
