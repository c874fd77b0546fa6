import Testing
import VitroMutants

/// Faults on the screens of the examples, and whether their tests notice them:
///
///     VITRO_MUTANTS=1 swift test --package-path Examples --filter MutantsTests
@Suite("Mutants", .enabled(if: Mutants.areWanted))
struct MutantsTests {
  @Test("Nearly all that could be wrong with a screen is noticed")
  func screens() async throws {
    let report = try await Mutants(
      of: [
        "^StandupsTests", "^ProgramsTests", "^CalculatorTests.CalculatorTests",
        "^BankTests.BankScreenTests", "^OvoTimerTests.TimerScreenTests",
      ],
      skipping: [
        "KillTests", "ProgramTests/", "LevelsTests", "PictureTests", "AccessibilityTests",
        "WalkTests",
      ]
    ).play()
    print(report)
    #expect(report.mutants >= 500 && report.score >= 0.95)
  }
}
