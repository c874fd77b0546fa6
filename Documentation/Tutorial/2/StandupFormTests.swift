import SwiftUI
import Testing
import VitroTesting
import VitroUITesting

@MainActor @Suite struct StandupFormTests {
  @Test(arguments: [("", [""]), ("Design", [""]), ("", ["Blob"])])
  func withoutATitleOrAttendeesItIsNoStandup(title: String, attendees: [String]) {
    let form = StandupForm(id: UUID(number: 1), title: title, attendees: attendees)
    #expect(form.standup == nil)
  }

  @Test func theCursorGoesToTheRowJustAdded() async throws {
    let screen = Screen { Editor() }
    #expect(!screen.button("Add").isEnabled)
    try await screen.textField("Title").type("Design")
    try await screen.textField("Attendee 1").type("Blob")
    #expect(screen.button("Add").isEnabled)
    try await screen.button("New attendee").tap()
    #expect(screen.textField("Attendee 2").isFocused)
  }
}

private struct Editor: View {
  @State var form = StandupForm(id: UUID(number: 1))

  var body: some View { StandupFormView(form: $form) {} }
}
