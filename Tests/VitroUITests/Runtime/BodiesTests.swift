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
