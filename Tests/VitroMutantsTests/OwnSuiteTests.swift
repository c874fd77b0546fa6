import Testing
import VitroMutants
import VitroUI
import VitroUITesting

/// A suite that plays mutants, and whose name fits that.
@MainActor @Suite struct OwnSuiteTests {
  @Test func aTextIsShown() {
    #expect(Screen { Text("Hello") }.text("Hello").exists)
  }

  @Test func theTestThatPlaysMutantsIsLeftOut() async throws {
    let report = try await Mutants(of: ["OwnSuiteTests"]).play()
    #expect(report.tests == 1 && report.survivors.isEmpty, "\(report)")
  }
}
