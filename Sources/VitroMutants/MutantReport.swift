/// The report on the tests of an application: the mutants that they notice, and those that they do not.
public struct MutantReport: Sendable {
  /// How many tests were played.
  public let tests: Int
  /// How many mutants there were.
  public let mutants: Int
  /// Those that no test noticed.
  public let survivors: [Mutant]
  /// How long it took.
  public let duration: Duration

  /// Which part of the mutants was noticed, from 0 to 1.
  public var score: Double {
    mutants == 0 ? 1 : Double(mutants - survivors.count) / Double(mutants)
  }
}

extension MutantReport: CustomStringConvertible {
  /// The counts, and each survivor as a sentence.
  public var description: String {
    let noticed = mutants - survivors.count
    let share = (score * 1000).rounded() / 10
    let head =
      "\(noticed) of \(mutants) mutants were noticed (\(share) %) by \(tests) tests in \(duration)."
    return ([head] + survivors.map(\.description)).joined(separator: "\n")
  }
}
