/// A context in which code, and the tasks that it starts, find other values than usual.
package protocol TaskContext: Sendable {
  /// Runs an operation in it.
  func run<Result>(_ operation: () throws -> Result) rethrows -> Result
}

/// A context of previews, which is looked up by its name: views can do without dependencies.
package protocol PreviewTaskContext: TaskContext, SendableMetatype {
  /// Makes the context.
  ///
  /// - Parameter clock: The clock of a tool that moves the time; `nil` where time goes by.
  static func make(clock: TestClock?) -> any TaskContext
}

/// The time at which previews begin whose time a tool moves: always the same, so that a test of today passes tomorrow.
package enum PreviewTime {
  /// Noon of 1 January 2026 UTC, in seconds since the beginning of 2001.
  package static let start = 788_961_600.0
}
