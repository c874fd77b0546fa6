import StandupsDomain
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("A meeting while it is held")
struct RecordTests {
  /// Five minutes for two: 150 seconds each.
  private let world = World([.mock(1, "Blob", "Blob Jr.")])

  private func start(_ edition: Edition) async throws -> Screen {
    let screen = edition.makeScreen(world)
    try await screen.button("Design 2 attendees 5 minutes").tap()
    try await screen.button("Start meeting").tap()
    return screen
  }

  /// When it is looked at: at the beginning, around the change, at the end. The tests of the models
  /// assert each second.
  private static let looks = [0...19, 140...159, 280...299]

  @Test("The time goes by second by second", arguments: Edition.allCases)
  func seconds(edition: Edition) async throws {
    let screen = try await start(edition)
    for second in 0..<300 {
      if Self.looks.contains(where: { $0.contains(second) }) { expect(second, on: screen) }
      await world.clock.advance(by: .seconds(1))
    }
    #expect(screen.heading("Design").exists && screen.button("Start meeting").exists)
    #expect(screen.group("Past meetings").button().count == 1)
  }

  @Test("A bell is heard when the next one begins, and only then", arguments: Edition.allCases)
  func bell(edition: Edition) async throws {
    let screen = try await start(edition)
    await world.clock.advance(by: .seconds(149))
    await screen.rest()
    #expect(screen.text("Blob").exists && world.device.sounds == [])
    await world.clock.advance(by: .seconds(1))
    await screen.rest()
    #expect(screen.text("Blob Jr.").exists && world.device.sounds == [.bell])
    await world.clock.advance(by: .seconds(150))
    await screen.rest()
    #expect(world.device.sounds == [.bell])
  }

  @Test("The next one can begin early", arguments: Edition.allCases)
  func skip(edition: Edition) async throws {
    let screen = try await start(edition)
    try await screen.button("Next speaker").tap()
    #expect(screen.text("Speaker 2 of 2").exists && screen.text("2:30 elapsed").exists)
    #expect(world.device.sounds == [.bell])
    try await screen.button("End of the round").tap()
    #expect(screen.alert("End meeting?").button().all.map(\.name) == ["Save and end", "Resume"])
  }

  @Test("The time stands still while a question is open", arguments: Edition.allCases)
  func standsStill(edition: Edition) async throws {
    let screen = try await start(edition)
    await world.clock.advance(by: .seconds(7))
    try await screen.button("End meeting").tap()
    await world.clock.advance(by: .seconds(10))
    #expect(screen.alert("End meeting?").exists)
    try await screen.alert().button("Resume").tap()
    #expect(screen.text("0:07 elapsed").exists)
    await world.clock.advance(by: .seconds(1))
    #expect(screen.text("0:08 elapsed").exists)
  }

  @Test("Who sends the question away goes on with the meeting", arguments: Edition.allCases)
  func escape(edition: Edition) async throws {
    let screen = try await start(edition)
    try await screen.button("End meeting").tap()
    try await screen.alert().dismiss()
    await world.clock.advance(by: .seconds(1))
    #expect(screen.text("0:01 elapsed").exists && screen.alert().isAbsent)
  }

  @Test(
    "A meeting that ends early is saved or discarded", arguments: Edition.allCases, [true, false])
  func end(edition: Edition, saves: Bool) async throws {
    let screen = try await start(edition)
    try await screen.button("End meeting").tap()
    try await screen.alert().button(saves ? "Save and end" : "Discard").tap()
    #expect(screen.button("Start meeting").exists && screen.alert().isAbsent)
    #expect(try world.saved.first?.meetings.count == (saves ? 1 : 0))
    #expect(world.clock.deadlines == [] && !world.device.isListening)
  }

  @Test("A meeting cannot be left by going back", arguments: Edition.allCases)
  func back(edition: Edition) async throws {
    let screen = try await start(edition)
    #expect(screen.button().all.map(\.name) == ["End meeting", "Next speaker"])
  }

  private func expect(_ second: Int, on screen: Screen) {
    #expect(screen.text("\(clockText(second)) elapsed").exists, "\(second)")
    #expect(screen.text("\(clockText(300 - second)) remaining").exists, "\(second)")
    #expect(screen.text(second < 150 ? "Speaker 1 of 2" : "Speaker 2 of 2").exists, "\(second)")
  }

  private func clockText(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
