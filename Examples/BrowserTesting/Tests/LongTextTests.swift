import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("A text that is too long for the wire", .serialized, .needsBrowser)
struct LongTextTests {
  private let long = String(repeating: "x", count: 70_000)

  @Test("The field says that it is too long, its text stays, and everything else goes on")
  func tooLong() async throws {
    try await withPage(named: "Notes", showing: makeScreen) { page in
      // The page holds a text that the screen never gets.
      page.isCompared = false
      try await page.textField("Note").type("short")
      try await page.textField("Note").type(long)
      #expect(try await page.evaluate(noteState, as: FieldState.self) == .tooLong(70_000))
      try await page.button("More").tap()
      #expect(page.text("1 more").exists && page.text("Kept: 5 letters").exists)
      #expect(try await page.evaluate(noteState, as: FieldState.self) == .tooLong(70_000))
      #expect(page.problems == [])
    }
  }

  @Test("A shorter text is taken, and nothing is said about it any more")
  func shortened() async throws {
    try await withPage(named: "Notes", showing: makeScreen) { page in
      // The page holds a text that the screen never gets.
      page.isCompared = false
      try await page.textField("Note").type(long)
      try await page.textField("Note").submit()
      #expect(page.text("Handed in 0 times").exists)
      try await page.textField("Note").type("short")
      try await page.textField("Note").submit()
      #expect(page.text("Kept: 5 letters").exists && page.text("Handed in 1 times").exists)
      #expect(try await page.evaluate(noteState, as: FieldState.self) == FieldState(count: 5))
    }
  }

  @Test("What the application puts in its place takes its place")
  func replaced() async throws {
    try await withPage(named: "Notes", showing: makeScreen) { page in
      // The page holds a text that the screen never gets.
      page.isCompared = false
      try await page.textField("Note").type(long)
      try await page.button("Example").tap()
      #expect(try await page.evaluate(noteState, as: FieldState.self) == FieldState(count: 7))
    }
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    Screen(host: host) { NotePage() }
  }
}

/// The state of the field, as a person finds it.
private struct FieldState: Decodable, Equatable {
  var count: Int
  var isInvalid = false
  var description = ""

  static func tooLong(_ count: Int) -> FieldState {
    FieldState(
      count: count, isInvalid: true,
      description: "This text is too long. It can have about 65,000 characters.")
  }
}

private let noteState = """
  (() => {
    const field = document.querySelector("[aria-label=Note]")
    const about = document.getElementById(field.getAttribute("aria-describedby"))
    return {
      count: field.value.length, isInvalid: field.getAttribute("aria-invalid") === "true",
      description: about ? about.textContent : "",
    }
  })()
  """

private struct NotePage: View {
  @State private var note = ""
  @State private var count = 0
  @State private var submissions = 0

  var body: some View {
    VStack {
      TextField("Note", text: $note).onSubmit { submissions += 1 }
      Text("Kept: \(note.count) letters")
      Text("Handed in \(submissions) times")
      Text("\(count) more")
      Button("More") { count += 1 }
      Button("Example") { note = "Example" }
    }
  }
}
