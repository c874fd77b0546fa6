import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

/// Those who listen to a page are told what those who look at it see happen.
@MainActor @Suite("What is heard of a page", .serialized, .needsBrowser)
struct ListeningTests {
  @Test(
    "A problem of a field is said of it, in memory and in a browser, and goes when it is mended")
  func problems() async throws {
    let screen = Screen { Form() }
    try await check(screen)
    try await withPage(named: "Form", showing: { Screen(host: $0) { Form() } }) { page in
      try await check(page)
      #expect(page.problems == [])
    }
  }

  private func check(_ surface: some TestSurface & Queryable) async throws {
    let field = surface.textField("Name")
    #expect(field.invalidReason == nil && field.isRequired && field.hint == "As on the parcel.")
    try await surface.button("Send").tap()
    #expect(field.invalidReason == "The name is missing." && field.hint == "As on the parcel.")
    try await field.type("Ann")
    try await surface.button("Send").tap()
    #expect(field.invalidReason == nil)
  }

  @Test("What is announced is read aloud, also when it is the same once more")
  func announcements() async throws {
    try await withPage(named: "Form", showing: { Screen(host: $0) { Form() } }) { page in
      try await listen(on: page)
      for _ in 1...2 { try await page.button("Send").tap() }
      try await page.textField("Name").type("Ann")
      try await page.button("Send").tap()
      let heard = try await page.evaluate("heard", as: [String].self)
      #expect(heard == ["One field is wrong. ", "One field is wrong. ", "Thank you. "])
      #expect(page.problems == [])
    }
  }

  @Test("What is announced makes no page longer, however many words it has")
  func longAnnouncement() async throws {
    let words = Array(repeating: "There is not enough money.", count: 20).joined(separator: " ")
    try await withPage(
      named: "Words",
      showing: {
        Screen(host: $0) {
          Button("Say it") { AccessibilityNotification.Announcement(words).post() }
        }
      }
    ) { page in
      try await page.button("Say it").tap()
      #expect(try await spoken(on: page) == words + " ")
      let script = "document.scrollingElement.scrollHeight - innerHeight"
      #expect(try await page.evaluate(script, as: Int.self) == 0)
    }
  }

  @Test("A clock is not read out each second")
  func clock() async throws {
    let clock = Screen { Text("0:59").accessibilityAddTraits(.updatesFrequently) }
    #expect(clock.text("0:59").exists)
    try await withPage(
      named: "Clock",
      showing: {
        Screen(host: $0) { Text("0:59").accessibilityAddTraits(.updatesFrequently) }
      }
    ) { page in
      let script = """
        [...document.querySelectorAll("[role=timer][aria-live=off]")].map((each) => each.textContent)
        """
      let clocks = try await page.evaluate(script, as: [String].self)
      #expect(clocks == ["0:59"])
    }
  }

  /// Keeps each thing that comes into the region, which empties itself after a while.
  private func listen(on page: BrowserPage) async throws {
    let script = """
      window.heard = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) heard.push(node.textContent);
      }).observe(document.querySelector('[aria-live=polite].announcement'), { childList: true });
      true
      """
    _ = try await page.evaluate(script, as: Bool.self)
  }

  private func spoken(on page: BrowserPage) async throws -> String {
    let script = "document.querySelector('[aria-live=polite].announcement').textContent"
    return try await page.evaluate(script, as: String.self)
  }
}

private struct Form: View {
  @State private var name = ""
  @State private var isWrong = false

  var body: some View {
    TextField("Name", text: $name)
      .accessibilityHint("As on the parcel.")
      .accessibilityRequired()
      .accessibilityInvalid(isWrong ? "The name is missing." : nil)
    Button("Send") {
      isWrong = name.isEmpty
      let words = isWrong ? "One field is wrong." : "Thank you."
      AccessibilityNotification.Announcement(words).post()
    }
  }
}
