import VitroConcurrency

/// Starts work that nobody waits for, such as telling a server what was tapped.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.track("saved") }
/// ```
///
/// In a running program it returns at once. In a test it returns when the work has ended, so that
/// the test sees what it did. What the work throws is forgotten.
public struct FireAndForget: Sendable {
  /// The work that is to be done.
  public typealias Operation = @Sendable () async throws -> Void

  private let start: @Sendable (TaskPriority?, @escaping Operation) async -> Void

  /// Makes it from what starts work, with a priority if one is asked for.
  public init(_ start: @escaping @Sendable (TaskPriority?, @escaping Operation) async -> Void) {
    self.start = start
  }

  /// Starts the work, with the dependencies that count here.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping Operation
  ) async {
    await start(priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    let work: @Sendable () async -> Void = { try? await operation() }
    if let executor = RestExecutor.current {
      executor.start(priority: priority, work)
    } else {
      Task(priority: priority, operation: work)
    }
  }
  static let testValue = FireAndForget { _, operation in try? await operation() }
}

extension DependencyValues {
  /// What starts work that nobody waits for; a test waits for it.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}
