import SwiftUI
import Testing
import VitroTesting
import VitroUITesting

@MainActor @Suite struct StandupCardTests {
  @Test func showsTheTitleAndHowManyTakePart() {
    let screen = Screen { StandupCard(standup: .design) }
    #expect(screen.text("Design").exists)
    #expect(screen.text("2 attendees").exists)
  }
}

extension Standup {
  static let design = Standup(
    id: UUID(number: 1), title: "Design", attendees: ["Blob", "Blob Jr."])
}
