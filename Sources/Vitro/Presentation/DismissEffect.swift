import IssueReporting
import VitroConcurrency
public import VitroDependencies

/// Ends the presentation of the feature whose effect calls it.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .cancelButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// The feature's effects end, then its parent hears of it.
public struct DismissEffect: Sendable {
  private let override: (@MainActor @Sendable () -> Void)?

  init() {
    override = nil
  }

  /// Makes one that does something else, for tests of a feature by itself.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    override = dismiss
  }

  /// Ends the presentation; an effect that was cancelled ends nothing.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let override {
      return await RestExecutor.onMainActor { if !Task.isCancelled { override() } }
    }
    guard let dismiss = CurrentEffect.surroundings?.dismissal else {
      return reportIssue(
        """
        A feature that is not presented dismissed itself.

        Expected: 'dismiss' is called by an effect of a feature that a parent presents.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    await dismiss()
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

extension DependencyValues {
  /// Ends the presentation of the feature whose effect calls it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
