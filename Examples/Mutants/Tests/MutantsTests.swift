import Testing
import VitroMutants

/// What the tests of the examples would not notice if it went wrong on a screen:
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
