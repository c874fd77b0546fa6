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
  /// The record of the dismissals of an effect that is run by itself, with no store.
  package struct Record: Sendable {
    let dismissed: @Sendable () -> Void

    package init(dismissed: @escaping @Sendable () -> Void) { self.dismissed = dismissed }
  }

  // NB: Optimized by Swift 6.3, a task-local function crashes when it is set.
  /// The record, where there is no store.
  @TaskLocal package static var record: Record?

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
    if override == nil, let record = DismissEffect.record { return record.dismissed() }
    let surroundings = EffectSurroundings.current
    guard let dismiss = override ?? surroundings?.context.dismiss else {
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
    // An effect that was cancelled on the way has lost its feature, and another may be there by now.
    let life = override == nil ? surroundings?.life : nil
    await RestExecutor.onMainActor {
      if Task.isCancelled || life?.isCancelled == true { return }
      if let life, life.hasReturned {
        return surroundings?.running.comesLate(.dismissal, of: life) ?? ()
      }
      dismiss()
    }
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
