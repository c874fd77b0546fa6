import Vitro

/// The rows of dependencies.
@MainActor
func dependencyRows() -> [Row] {
  [Row(name: "dependency.read", unit: "ns", goal: 60, measure: readRow)]
}

/// The slower of two reads: of an overridden value, and of a live value that nobody overrode.
@MainActor
private func readRow() -> (value: Double, baseline: Double?) {
  let feature = Asking()
  let read = { nanoseconds { blackHole(feature.oracle) } }
  let live = withDependencies {
    $0.uuid = .incrementing
  } operation: {
    read()
  }
  let overridden = withDependencies {
    $0.oracle = Oracle { $0 + 1 }
  } operation: {
    read()
  }
  let naive = Naive.$current.withValue(Naive()) {
    nanoseconds { blackHole(Naive.current.oracle) }
  }
  return (max(live, overridden), naive)
}

private struct Oracle: Sendable {
  var answer: @Sendable (Int) -> Int
}

extension DependencyValues {
  @DependencyEntry fileprivate var oracle = Oracle { $0 }
}

private struct Asking {
  @Dependency(\.oracle) var oracle
}

/// The values that one would write without the library: a struct with a field for each dependency.
private struct Naive: Sendable {
  @TaskLocal static var current = Naive()
  var oracle = Oracle { $0 }
  var other = Oracle { $0 }
}
