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
