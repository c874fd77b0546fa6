/// Why nothing can be said about the tests of an application.
public enum MutantError: Error, Equatable, CustomStringConvertible {
  /// Swift Testing cannot be asked to run tests.
  case noEntryPoint
  /// No test has a name that fits.
  case noTests([String])
  /// The tests meet no element of a view of the application.
  case noMutants
  /// Some tests fail although nothing is wrong with the screens.
  case failing([String])

  /// The message: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .noEntryPoint:
      "Swift Testing has no entry point for tools here: it comes with Swift 6 or newer."
    case .noTests(let filter):
      "No test fits \(filter). To fix: name the module or the suite, as for 'swift test --filter'."
    case .noMutants:
      """
      The tests meet no element of a view of yours. To fix: name suites that mount your views; what \
      stands in the test itself, between the braces of 'Screen', is no view of its own.
      """
    case .failing(let tests):
      "These tests fail without any mutant, so they cannot notice one:\n"
        + tests.joined(separator: "\n")
    }
  }
}
