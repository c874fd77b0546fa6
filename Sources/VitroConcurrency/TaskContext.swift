/// What code is run in so that it finds other values than usual, and the tasks that it starts, too.
package protocol TaskContext: SendableMetatype {
  /// Runs an operation in it.
  static func run<Result>(_ operation: () throws -> Result) rethrows -> Result
}
