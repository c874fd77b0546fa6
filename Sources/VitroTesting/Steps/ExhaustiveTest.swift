/// An object that asserts a state step by step: a ``TestStore`` or a ``TestModel``.
@MainActor
public protocol ExhaustiveTest: AnyObject {
  /// How much the test has to say; it can be changed between two steps.
  var exhaustivity: Exhaustivity { get set }
}

extension ExhaustiveTest {
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
