// What the tests of a screen would not notice is found by a test that is played on request.
import Testing
import VitroMutants

@Test(.enabled(if: Mutants.areWanted)) func mutants() async throws {
  let report = try await Mutants(of: ["CounterTests"]).play()
  #expect(report.survivors.isEmpty, "\(report)")
}
