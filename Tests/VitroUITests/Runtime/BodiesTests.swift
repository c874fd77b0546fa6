import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Which bodies run")
struct BodiesTests {
  @Test("Exactly those bodies run that have to", arguments: Situation.all)
  func bodies(_ situation: Situation) async throws {
    let screen = situation.makeScreen()
    for button in situation.before { try await screen.button(button).tap() }
    _ = screen.bodyEvaluations()
    try await screen.button(situation.tap).tap()
    #expect(screen.bodyEvaluations() == situation.runs)
    for text in situation.shows { #expect(screen.text(text).exists) }
  }

  @Test("What is taken for granted in a view that never reads it is not looked up")
  func missingObject() async throws {
    let screen = Screen { MissingObjectOwner() }
    try await screen.button("Font").tap()
    #expect(screen.text("unread").exists)
  }
}

/// Some buttons of a screen, the last of which is watched: which bodies run, and what is shown then.
struct Situation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let makeScreen: @MainActor @Sendable () -> Screen
  let before: [String]
  let tap: String
  let runs: [String: Int]
  let shows: [String]

  init<Content: View>(
    _ sentence: String, tap: String..., runs: [String: Int], shows: String...,
    view: @escaping @MainActor @Sendable () -> Content
  ) {
    testDescription = sentence
    makeScreen = { Screen(content: view) }
    before = tap.dropLast()
    self.tap = tap[tap.count - 1]
    self.runs = runs
    self.shows = shows
  }

  static let all = state + values + bindings + objects + environment + rows + places
}

@Observable @MainActor private final class Missing {}

private struct MissingObjectOwner: View {
  @State private var isTitle = false
  var body: some View {
    MissingObject().font(isTitle ? .title : .body)
    Button("Font") { isTitle = true }
  }
}

private struct MissingObject: View {
  @Environment(Missing.self) private var object
  var body: some View { Text("unread") }
}
