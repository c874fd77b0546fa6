/// The number of runs of an operation while somebody else counts the instructions of the whole
/// program: `Benchmarks --count 200 store.send`.
///
/// Nothing is timed then. What a program takes for twice as many operations, less what it takes for
/// these, is what they take alone: its start and what is prepared cancel out.
@MainActor struct Counting {
  /// What is being counted, if anything is.
  static var current: Counting?

  private var operations: Int

  /// Reads the arguments of the program.
  init?(_ arguments: [String]) {
    guard let flag = arguments.firstIndex(of: "--count"), flag + 1 < arguments.count,
      let operations = Int(arguments[flag + 1])
    else { return nil }
    self.operations = operations
  }

  /// How often an operation runs now: the first one that is measured as often as is asked for, each
  /// other one once.
  static func takeOperations() -> Int? {
    guard let counting = current else { return nil }
    current?.operations = 1
    return counting.operations
  }
}
