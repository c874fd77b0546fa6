import Testing
import VitroMutants

/// What the tests of Standups and of the programs would not notice if it went wrong on a screen:
///
///     VITRO_MUTANTS=1 swift test --package-path Examples --filter MutantsTests
@Suite("Mutants", .enabled(if: Mutants.areWanted))
struct MutantsTests {
  @Test("Most of what could be wrong with a screen is noticed")
  func screens() async throws {
    let report = try await Mutants(
      of: ["^StandupsTests", "^ProgramsTests"],
      skipping: ["KillTests", "ProgramTests/", "LevelsTests", "PictureTests", "AccessibilityTests"]
    ).play()
    print(report)
    #expect(report.mutants >= 500 && report.score >= 0.65)
  }
}
