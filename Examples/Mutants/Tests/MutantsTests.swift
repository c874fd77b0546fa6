import Testing
import VitroMutants

/// Faults on the screens of the examples, and whether their tests notice them:
///
///     VITRO_MUTANTS=1 swift test --package-path Examples --filter MutantsTests
@Suite("Mutants", .enabled(if: Mutants.areWanted))
struct MutantsTests {
  private static let skipped = [
    "KillTests", "ProgramTests/", "LevelsTests", "PictureTests", "AccessibilityTests", "WalkTests",
  ]

  @Test("Nearly all that could be wrong with a screen of the applications is noticed")
  func applications() async throws {
    let report = try await Mutants(
      of: [
        "^StandupsTests", "^OvoTimerTests.TimerScreenTests", "^CalculatorTests.CalculatorTests",
        "^BankTests.BankScreenTests",
      ], skipping: Self.skipped
    ).play()
    print(report)
    #expect(report.mutants >= 200 && report.score >= 0.95)
  }

  @Test("Nearly all that could be wrong with a screen of the programs of others is noticed")
  func programs() async throws {
    let report = try await Mutants(of: ["^ProgramsTests"], skipping: Self.skipped).play()
    print(report)
    #expect(report.mutants >= 200 && report.score >= 0.95)
  }
}
