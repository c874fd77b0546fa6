/// The median time of some runs, after one that does not count.
@MainActor
public func median(
  of runs: Int, _ run: @MainActor () async throws -> Duration
) async throws -> Duration {
  _ = try await run()
  var times: [Duration] = []
  for _ in 0..<runs { times.append(try await run()) }
  return times.sorted()[runs / 2]
}

extension Duration {
  /// Milliseconds, to a thousandth.
  public var milliseconds: Double { ((self / .milliseconds(1)) * 1_000).rounded() / 1_000 }
}
