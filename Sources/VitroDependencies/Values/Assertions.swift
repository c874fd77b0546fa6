import IssueReporting

/// The check of a condition that must be true; call it as you would call `assert`.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// assert(count >= 0, "The count must not be negative.")
/// ```
public struct AssertionEffect: Sendable {
  /// Checks a condition.
  public typealias Check =
    @Sendable (
      _ condition: () -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) -> Void

  private let check: Check

  /// Makes it from what checks a condition.
  public init(_ check: @escaping Check) {
    self.check = check
  }

  /// Checks a condition.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    check(condition, message, file, line)
  }
}

/// The response to something that must not happen; call it as you would call `assertionFailure`.
public struct AssertionFailureEffect: Sendable {
  /// Takes note of what happened.
  public typealias Note =
    @Sendable (_ message: () -> String, _ file: StaticString, _ line: UInt) -> Void

  private let note: Note

  /// Makes it from what takes note of what happened.
  public init(_ note: @escaping Note) {
    self.note = note
  }

  /// Takes note of what happened.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    note(message, file, line)
  }
}

extension DependencyValues {
  /// Checks what must be true; Swift's `assert` in a running program, a failure in a test.
  public var assert: AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Notes what must not happen; Swift's `assertionFailure` in a running program, a failure in a test.
  public var assertionFailure: AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// Checks what must be true; Swift's `precondition` in a running program, a failure in a test.
  public var precondition: AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

extension AssertionEffect {
  /// Fails the test, and goes on.
  fileprivate static func reporting(_ kind: String) -> AssertionEffect {
    AssertionEffect { condition, message, file, line in
      guard !condition() else { return }
      report("\(kind) failed", message(), file, line)
    }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue = AssertionEffect {
    Swift.assert($0(), $1(), file: $2, line: $3)
  }
  static let testValue = AssertionEffect.reporting("Assertion")
}

private enum PreconditionKey: DependencyKey {
  static let liveValue = AssertionEffect {
    Swift.precondition($0(), $1(), file: $2, line: $3)
  }
  static let testValue = AssertionEffect.reporting("Precondition")
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue = AssertionFailureEffect {
    Swift.assertionFailure($0(), file: $1, line: $2)
  }
  static let testValue = AssertionFailureEffect { message, file, line in
    report("Assertion failed", message(), file, line)
  }
}

/// Says what Swift's own would say.
private func report(_ what: String, _ message: String, _ file: StaticString, _ line: UInt) {
  let text = message.isEmpty ? what : "\(what): \(message)"
  reportIssue(text, fileID: file, filePath: file, line: line, column: 1)
}
