import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The chat")
struct ChatTests {
  @Test("Nothing but spaces cannot be sent")
  func blank() async throws {
    let screen = Screen { ChatView(viewModel: ChatViewModel { _ in "" }) }
    try await screen.textField("Message").type("  \n")
    #expect(!screen.button("Send").isEnabled)
  }

  @Test("A message appears at once, and then its answer")
  func send() async throws {
    let screen = Screen { ChatView(viewModel: ChatViewModel { "You said \($0)" }) }
    try await screen.textField("Message").type("hello")
    try await screen.button("Send").tap()
    #expect(screen.group("You: hello").exists && screen.group("Emma: You said hello").exists)
    #expect(screen.textField("Message").value == "")
  }

  @Test("While the answer is being written, the title says so")
  func typing() async throws {
    let (answers, continuation) = AsyncStream<String>.makeStream()
    let viewModel = ChatViewModel { _ in
      for await answer in answers { return answer }
      return ""
    }
    let screen = Screen { ChatView(viewModel: viewModel) }
    try await screen.textField("Message").type("hello")
    try await screen.button("Send").tap()
    #expect(screen.text("typing…").exists)
    continuation.yield("hi")
    await screen.rest()
    #expect(screen.text("typing…").count == 0 && screen.group("Emma: hi").exists)
  }

  @Test("Every message says who wrote it")
  func authors() {
    let viewModel = ChatViewModel(messages: [
      Message(text: "Lunch?", isFromMe: false, date: .distantPast),
      Message(text: "Gladly.", isFromMe: true, date: .distantPast),
    ])
    let screen = Screen { ChatView(viewModel: viewModel) }
    #expect(screen.group("Emma: Lunch?").exists && screen.group("You: Gladly.").exists)
  }
}
