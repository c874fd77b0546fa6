/// A context in which code, and the tasks that it starts, find other values than usual.
package protocol TaskContext: SendableMetatype {
  /// Runs an operation in it.
  static func run<Result>(_ operation: () throws -> Result) rethrows -> Result
}
