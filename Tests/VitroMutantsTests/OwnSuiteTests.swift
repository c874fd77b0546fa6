import Testing
import VitroMutants
import VitroUI
import VitroUITesting

/// A suite that plays mutants, and whose name fits that.
@MainActor @Suite struct OwnSuiteTests {
  @Test func aTextIsShown() {
    #expect(Screen { Greeting() }.text("Hello").exists)
  }

  @Test func theTestThatPlaysMutantsIsLeftOut() async throws {
    let report = try await Mutants(of: ["OwnSuiteTests"]).play()
    #expect(report.tests == 1 && report.mutants == 2 && report.survivors.isEmpty, "\(report)")
  }
}

private struct Greeting: View {
  var body: some View { Text("Hello") }
}
