import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What is read aloud to those who listen to the screen")
struct AnnouncementTests {
  @Test("An announcement is told to its screen, from a press, from a task and from another thread")
  func sources() async throws {
    let screen = Screen { Announcing() }
    let other = Screen { Announcing() }
    #expect(screen.announcements == [])
    for name in ["Press", "Task", "Elsewhere"] {
      try await screen.button(name).tap()
      await screen.rest()
    }
    #expect(screen.announcements == ["pressed", "in a task", "elsewhere"])
    #expect(other.announcements == [])
  }

  @Test("A host hears each once, and a test has the last hundred")
  func host() async throws {
    let screen = Screen { Announcing() }
    var heard: [String] = []
    screen.onAnnouncement = { heard.append($0) }
    try await screen.button("Many").tap()
    #expect(heard == (1...120).map { "\($0)" })
    #expect(screen.announcements == (21...120).map { "\($0)" })
  }

  @Test("Where no screen is at work, and when it has gone, nobody is told")
  func nobody() {
    AccessibilityNotification.Announcement("nobody").post()
    var screen: Screen? = Screen { Announcing() }
    let executor = screen?.executor
    screen = nil
    executor?.run { AccessibilityNotification.Announcement("too late").post() }
    let next = Screen { Announcing() }
    #expect(next.announcements == [])
  }

  @Test("A field says why what it holds is wrong, and that it must not be left empty")
  func fields() async throws {
    let screen = Screen { Naming() }
    let field = screen.textField("Name")
    #expect(field.invalidReason == "The name is missing." && field.isRequired)
    #expect(screen.root.outline.contains(#"invalid: "The name is missing.", required"#))
    try await field.type("Ann")
    #expect(field.invalidReason == nil && field.isRequired)
    #expect(screen.textField("Note").invalidReason == nil && !screen.textField("Note").isRequired)
  }
}

private struct Announcing: View {
  @State private var runs = 0

  var body: some View {
    Button("Press") { AccessibilityNotification.Announcement("pressed").post() }
    Button("Task") { runs += 1 }
      .task(id: runs) {
        if runs > 0 { AccessibilityNotification.Announcement(AttributedString("in a task")).post() }
      }
    Button("Elsewhere") { Task { await tell() } }
    Button("Many") {
      for number in 1...120 { AccessibilityNotification.Announcement("\(number)").post() }
    }
  }

  @concurrent private func tell() async {
    AccessibilityNotification.Announcement("elsewhere").post()
  }
}

private struct Naming: View {
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    TextField("Name", text: $name)
      .accessibilityRequired()
      .accessibilityInvalid(name.isEmpty ? "The name is missing." : nil)
    TextField("Note", text: $note).accessibilityInvalid(nil)
  }
}
