import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Addresses that a view opens")
struct OpenURLTests {
  @Test("The host opens what the application does not take")
  func host() async throws {
    var opened: [String] = []
    let screen = Screen { Shop(result: .systemAction) }
    screen.onOpenURL = { opened.append($0.absoluteString) }
    try await screen.button("Buy").tap()
    #expect(opened == ["https://example.com"])
    #expect(screen.text("opened").exists)
  }

  @Test("What the application takes, or turns down, the host does not get")
  func application() async throws {
    for (result, text) in [(OpenURLAction.Result.handled, "opened"), (.discarded, "not opened")] {
      let screen = Screen { Shop(result: result) }
      screen.onOpenURL = { _ in Issue.record("The host got it") }
      try await screen.button("Buy").tap()
      #expect(screen.text(text).exists)
    }
  }

  @Test("Without a host nothing is opened, and the view is told")
  func nobody() async throws {
    let screen = Screen { Shop(result: .systemAction) }
    try await screen.button("Buy").tap()
    #expect(screen.text("not opened").exists)
  }
}

private struct Shop: View {
  let result: OpenURLAction.Result

  var body: some View {
    BuyButton().environment(\.openURL, OpenURLAction { _ in result })
  }
}

private struct BuyButton: View {
  @Environment(\.openURL) private var openURL
  @State private var text = ""

  var body: some View {
    Text(text)
    Button("Buy") {
      guard let url = URL(string: "https://example.com") else { return }
      openURL(url) { text = $0 ? "opened" : "not opened" }
    }
  }
}
