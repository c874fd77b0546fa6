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
  if let count = Counting.takeOperations() { return try batch(of: count, operation) }
  var times: [Double] = []
  for _ in 0...batches { times.append(try batch(of: operations, operation)) }
  return median(times.dropFirst())
}

/// How long one operation takes, and how long the naive way does: their batches take turns, and what
/// counts is the median of what each is to the one beside it, so that whatever else the machine does slows
/// both.
@MainActor func nanoseconds(
  operations: Int = 10_000,
  batches: Int = 21,
  _ operation: () -> Void,
  naive: () -> Void
) -> (value: Double, baseline: Double?) {
  if let count = Counting.takeOperations() {
    return (batch(of: count, operation), batch(of: 1, naive))
  }
  var times: [Double] = []
  var naiveTimes: [Double] = []
  for _ in 0...batches {
    times.append(batch(of: operations, operation))
    naiveTimes.append(batch(of: operations, naive))
  }
  return beside(naiveTimes.dropFirst(), times.dropFirst())
}

/// How long one asynchronous operation takes: the median of several batches after one to warm up,
/// in nanoseconds.
@MainActor func nanoseconds(
  operations: Int = 1_000,
  batches: Int = 21,
  _ operation: @MainActor () async throws -> Void
) async rethrows -> Double {
  if let count = Counting.takeOperations() { return try await batch(of: count, operation) }
  var times: [Double] = []
  for _ in 0...batches { times.append(try await batch(of: operations, operation)) }
  return median(times.dropFirst())
}

/// How long one asynchronous operation takes, and how long the naive way does, by turns.
@MainActor func nanoseconds(
  operations: Int = 1_000,
  batches: Int = 21,
  _ operation: @MainActor () async -> Void,
  naive: @MainActor () async -> Void
) async -> (value: Double, baseline: Double?) {
  if let count = Counting.takeOperations() {
    return (await batch(of: count, operation), await batch(of: 1, naive))
  }
  var times: [Double] = []
  var naiveTimes: [Double] = []
  for _ in 0...batches {
    times.append(await batch(of: operations, operation))
    naiveTimes.append(await batch(of: operations, naive))
  }
  return beside(naiveTimes.dropFirst(), times.dropFirst())
}

@MainActor private func batch(
  of operations: Int, _ operation: () throws -> Void
) rethrows -> Double {
  let start = ContinuousClock.now
  for _ in 0..<operations { try operation() }
  return (ContinuousClock.now - start) / .nanoseconds(1) / Double(operations)
}

@MainActor private func batch(
  of operations: Int, _ operation: @MainActor () async throws -> Void
) async rethrows -> Double {
  let start = ContinuousClock.now
  for _ in 0..<operations { try await operation() }
  return (ContinuousClock.now - start) / .nanoseconds(1) / Double(operations)
}

/// The times of batches beside those of the naive way: its median, and the median of their ratios times
/// that.
private func beside(
  _ naive: ArraySlice<Double>, _ times: ArraySlice<Double>
) -> (value: Double, baseline: Double?) {
  let baseline = median(naive)
  return (median(zip(times, naive).map { $0 / $1 }) * baseline, baseline)
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
