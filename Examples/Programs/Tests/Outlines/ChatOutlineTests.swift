import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the chat shows")
struct ChatOutlineTests {
  @Test("Every message with its time, and what is being written")
  func messages() async throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let time = date.formatted(date: .omitted, time: .shortened)
    let viewModel = ChatViewModel(messages: [
      Message(text: "Lunch?", isFromMe: false, date: date),
      Message(text: "Gladly.", isFromMe: true, date: date),
    ])
    let screen = Screen { ChatView(viewModel: viewModel) }
    try await screen.textField("Message").type("At noon?")
    #expect(
      screen.root.outline == """
        main
          banner
            text "Emma"
          group "Emma: Lunch?"
            text "Lunch?"
            text "\(time)"
          group "You: Gladly."
            text "Gladly."
            text "\(time)"
          textbox "Message" = "At noon?"
          button "Send"
            img "Arrow up" (hidden)
            text "Send"
        """)
  }
}
