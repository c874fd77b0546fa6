import Foundation
import Testing
import VitroUI

/// Finds out what the tests of an application's screens would not notice.
///
/// The tests are played once to see which elements they meet. Then they are played again, each time
/// with one thing wrong: an element is missing, disabled, renamed, without its value or without its
/// action. Nothing is compiled again. What no test notices is printed as a sentence.
///
/// ```swift
/// @Test(.enabled(if: Mutants.areWanted)) func mutants() async throws {
///   let report = try await Mutants(of: ["CounterTests"]).play()
///   #expect(report.survivors.isEmpty, "\(report)")
/// }
/// ```
///
/// The tests must be written with Swift Testing, and pass. They must not depend on how often they
/// have been played in a process. What a `testValue` makes when it is asked for is made anew for each
/// play; what it keeps, as `static let` does, stays the same.
public struct Mutants: Sendable {
  /// Whether the environment asks for it: `VITRO_MUTANTS=1 swift test --filter mutants`.
  public static var areWanted: Bool {
    ProcessInfo.processInfo.environment["VITRO_MUTANTS"].map { $0 != "0" } ?? false
  }

  private let filter: [String]
  private let skip: [String]

  /// Chooses the tests that are played.
  ///
  /// - Parameters:
  ///   - filter: Patterns of their names, as `swift test --filter` takes them.
  ///   - skip: Patterns of the names of those that are left out, such as what plays in a browser.
  public init(of filter: [String], skipping skip: [String] = []) {
    self.filter = filter
    self.skip = skip
  }

  /// Plays the tests under every mutant. The test that asks for it is left out, whether it fits or not.
  ///
  /// - Throws: ``MutantError`` where the tests do not pass as they are, none can be played, or they meet
  ///   nothing.
  public func play() async throws -> MutantReport {
    let clock = ContinuousClock()
    let start = clock.now
    var (outcomes, watch) = try await playAll(but: [])
    let others = outcomes.filter { !isWanted($0) }
    if !others.isEmpty { (outcomes, watch) = try await playAll(but: others) }
    guard !outcomes.isEmpty else { throw MutantError.noTests(filter) }
    let failed = outcomes.filter(\.hasFailed)
    guard failed.isEmpty else {
      throw MutantError.failing(failed.map { "\($0.id): \($0.failures[0])" })
    }
    let mutants = await watch.mutants
    guard !mutants.isEmpty else { throw MutantError.noMutants }
    var hunt = MutantHunt(mutants, met: await watch.tests, by: outcomes)
    while let round = hunt.nextRound() {
      let played = try await CurrentScreenLens.$value.withValue(MutantLens(round.mutants)) {
        try await TestRun(filter: round.patterns).play()
      }
      hunt.note(played)
    }
    return MutantReport(
      tests: outcomes.count, mutants: mutants.count, survivors: hunt.survivors,
      duration: clock.now - start)
  }

  /// Plays the tests as they are, and watches what they meet.
  private func playAll(but others: [TestOutcome]) async throws -> ([TestOutcome], ScreenWatch) {
    let watch = ScreenWatch()
    let skipped = skip + Self.ownTest + others.map(\.pattern)
    let outcomes = try await CurrentScreenLens.$value.withValue(watch) {
      try await TestRun(filter: filter, skip: skipped).play()
    }
    return (outcomes, watch)
  }

  /// Whether a pattern is meant for a test: to Swift Testing it may fit the name of the test's file as well.
  private func isWanted(_ test: TestOutcome) -> Bool {
    let name = test.id.replacing(/\/[^\/]+\.swift:\d+:\d+$/, with: "")
    return filter.isEmpty
      || filter.contains { pattern in
        (try? Regex(pattern)).map { name.contains($0) } ?? true
      }
  }

  /// The pattern of the test that runs now, which would play itself for ever.
  private static var ownTest: [String] {
    guard let place = Test.current?.sourceLocation else { return [] }
    let name = "/\(place.fileName):\(place.line):\(place.column)"
    return [NSRegularExpression.escapedPattern(for: name) + "$"]
  }
}
