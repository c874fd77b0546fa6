import StandupsDomain
import StandupsShared
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("What is said at a meeting")
struct SpeechTests {
  private var world = World([.mock()])

  private func open(_ edition: Edition) async throws -> Screen {
    let screen = edition.makeScreen(world)
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.button("Start meeting").tap()
    return screen
  }

  private func end(_ screen: Screen) async throws {
    try await screen.button("End meeting").tap()
    try await screen.alert().button("Save and end").tap()
  }

  @Test("It is written down, and kept with the meeting", arguments: Edition.allCases)
  func transcript(edition: Edition) async throws {
    let screen = try await open(edition)
    #expect(screen.text("With transcript").exists)
    world.device.speaks("Good", isFinal: false)
    world.device.speaks("Good morning.")
    await screen.rest()
    world.device.speaks("All is well", isFinal: false)
    await world.clock.advance(by: .seconds(300))
    await screen.rest()
    #expect(try world.saved[0].meetings[0].transcript.text == "Good morning. All is well")
    try await screen.group("Past meetings").button().tap()
    #expect(screen.text("Good morning. All is well").exists)
    #expect(!world.device.isListening)
  }

  @Test(
    "When recognition fails people are told, and the meeting goes on", arguments: Edition.allCases)
  func failure(edition: Edition) async throws {
    let screen = try await open(edition)
    world.device.speaks("Good morning.")
    await screen.rest()
    world.device.fails(.speech, with: .failed("network"))
    await screen.rest()
    try await screen.alert("Speech recognition has failed").button("Go on").tap()
    #expect(screen.text("Without transcript").exists)
    await world.clock.advance(by: .seconds(1))
    #expect(screen.text("0:01 elapsed").exists)
    try await end(screen)
    let note = Transcript.failureNote
    #expect(try world.saved[0].meetings[0].transcript.text == "Good morning. \(note)")
  }

  @Test("After a failure the meeting can be discarded", arguments: Edition.allCases)
  func discard(edition: Edition) async throws {
    let screen = try await open(edition)
    world.device.fails(.speech, with: .interrupted)
    await screen.rest()
    try await screen.alert().button("Discard").tap()
    #expect(screen.button("Start meeting").exists)
    #expect(try world.saved[0].meetings == [])
  }

  @Test(
    "Where nobody can write it down people are told why, and go on without",
    arguments: Edition.allCases, [Authorization.denied, .restricted, .missing])
  func unavailable(edition: Edition, authorization: Authorization) async throws {
    world.device.decide(authorization, for: .speech)
    let screen = try await open(edition)
    #expect(screen.alert("Speech recognition is \(authorization)").exists)
    #expect(screen.alert().button("Open settings").isAbsent)
    try await screen.alert().button("Continue without transcript").tap()
    #expect(screen.text("Without transcript").exists)
    try await end(screen)
    #expect(try world.saved[0].meetings[0].transcript.text == "Nothing was said.")
  }

  @Test("Who is asked only then and says no is told so", arguments: Edition.allCases)
  func deniedWhenAsked(edition: Edition) async throws {
    world.device.decide(.notDetermined, for: .speech, whenAsked: .denied)
    let screen = try await open(edition)
    #expect(screen.alert("Speech recognition has failed").exists)
    try await screen.alert().button("Go on").tap()
    #expect(screen.text("Without transcript").exists)
  }

  @Test("Settings are opened where there are some", arguments: Edition.allCases)
  mutating func settings(edition: Edition) async throws {
    try await confirmation { opened in
      world.openSettings = OpenSettings { opened() }
      world.device.decide(.denied, for: .speech)
      let screen = try await open(edition)
      try await screen.alert().button("Open settings").tap()
      #expect(screen.alert().isAbsent && screen.button("Start meeting").exists)
    }
  }
}
