import OvoTimerUI
import SwiftUI
import Testing
import VitroConcurrency
import VitroDependencies
import VitroUITesting

@MainActor @Suite("The previews of the timer")
struct PreviewTests {
  /// The previews: how each is called, the headline, how the time begins, and what can be pressed.
  nonisolated static let promises:
    [(name: String, title: String, time: String, buttons: [String])] = [
      ("Idle", "Ovo Timer", "00:00", steps + ["Run 05:00", "Run 01:30"]),
      ("Winding", "Winding", "25:00", steps + ["Start"]),
      ("Running", "Running", "21:48", ["Pause"] + steps),
      ("Paused", "Paused", "21:48", ["Resume"] + steps),
      (
        "Time is up", "Time is up", "+0",
        ["Silence", "1 more minute", "5 more minutes", "Again"]
      ),
      ("Snoozed", "Snoozed", "01:00", ["Cancel the Alarm", "Again"]),
      ("Finished", "Finished", "00:00", ["Again"] + steps + ["Run 05:00"]),
      ("Without its service", "Running", "25:00", ["Pause"] + steps),
    ]

  private nonisolated static let steps = [
    "One minute less", "Ten seconds less", "Ten seconds more", "One minute more",
  ]

  @Test("Each opens with what it promises, and can be made out by everybody", arguments: promises)
  func opens(_ promise: (name: String, title: String, time: String, buttons: [String])) async throws
  {
    let preview = try #require(
      Previews.all(in: "OvoTimerUI").first { $0.name == promise.name })
    let screen = withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      preview.makeScreen()
    }
    await screen.rest()
    #expect(screen.heading.text == promise.title)
    #expect(screen.element(id: "time").text?.hasPrefix(promise.time) == true)
    for name in promise.buttons { #expect(screen.button(name).exists, "\(name)") }
    #expect(screen.element(id: "warning").exists == (promise.name == "Without its service"))
    #expect(screen.accessibilityProblems == [])
  }

  @Test("There is one for each state")
  func all() {
    #expect(
      Set(Previews.all(in: "OvoTimerUI").map(\.name)) == Set(Self.promises.map(\.name)))
  }
}
