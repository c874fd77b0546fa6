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

  @Test("Nearly all that could be wrong with a screen of Standups or of the timer is noticed")
  func applications() async throws {
    let report = try await Mutants(
      of: ["^StandupsTests", "^OvoTimerTests.TimerScreenTests"], skipping: Self.skipped
    ).play()
    print(report)
    #expect(report.mutants >= 200 && report.score >= 0.95)
  }

  @Test("Nearly all that could be wrong with a screen of the other examples is noticed")
  func programs() async throws {
    let report = try await Mutants(
      of: ["^ProgramsTests", "^CalculatorTests.CalculatorTests", "^BankTests.BankScreenTests"],
      skipping: Self.skipped
    ).play()
    print(report)
    #expect(report.mutants >= 200 && report.score >= 0.95)
  }
}
