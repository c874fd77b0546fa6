import StandupsDomain
import Testing
import VitroUITesting

/// Every screen of the application that a person can come to.
@MainActor
@Suite("Every screen of the stand-ups", .serialized)
struct ScreenExploringTests {
  @Test("No screen is without a name, without a way back, or restless", arguments: Edition.allCases)
  func screens(edition: Edition) async throws {
    let walk = try await ScreenExplorer(typing: ["Retro"]) {
      let world = World([.mock(1)])
      return ExploredScreen(
        edition.makeScreen(world),
        events: ["a second passes": { await world.clock.advance(by: .seconds(1)) }])
    }
    .explore(depth: 3)
    #expect(walk.idleEvents == [])
    #expect(walk.states.count == 95 && walk.transitionCount == 409)
  }
}
