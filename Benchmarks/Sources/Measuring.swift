/// How long one operation takes: the median of several batches after one to warm up, in
/// nanoseconds.
///
/// - Parameters:
///   - operations: How many operations are timed together. Take enough for a batch to last a
///     millisecond.
///   - batches: How many batches the median is taken of.
@MainActor func nanoseconds(
  operations: Int = 10_000,
  batches: Int = 21,
  _ operation: () throws -> Void
) rethrows -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0...batches {
    let start = clock.now
    for _ in 0..<operations { try operation() }
    times.append((clock.now - start) / .nanoseconds(1) / Double(operations))
  }
  return median(times.dropFirst())
}

/// How long one asynchronous operation takes: the median of several batches after one to warm up,
/// in nanoseconds.
@MainActor func nanoseconds(
  operations: Int = 1_000,
  batches: Int = 21,
  _ operation: @MainActor () async throws -> Void
) async rethrows -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0...batches {
    let start = clock.now
    for _ in 0..<operations { try await operation() }
    times.append((clock.now - start) / .nanoseconds(1) / Double(operations))
  }
  return median(times.dropFirst())
}

/// The value in the middle.
func median(_ values: some Collection<Double>) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Takes a value, so that the compiler cannot leave out the work that made it.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: Value) {}
