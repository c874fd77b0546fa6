import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Spellings of views")
struct SpellingTests {
  @Test("However a control is spelled, it is found by its title", arguments: Spelling.controls)
  func controls(spelling: Spelling) {
    let screen = Screen { spelling.view() }
    #expect(screen.elements([spelling.role], named: "Title").exists)
  }

  @Test(
    "However a container is spelled, its title and its content are shown",
    arguments: Spelling.containers)
  func containers(spelling: Spelling) {
    let screen = Screen { spelling.view() }
    #expect(screen.elements([spelling.role], named: "Title").exists)
    #expect(screen.text("Content").exists)
  }

  @Test("However a link is spelled, it leads to its page", arguments: Spelling.links)
  func links(spelling: Spelling) async throws {
    let screen = Screen { NavigationStack { spelling.view() } }
    #expect(screen.text("Content").isAbsent)
    try await screen.link("Title").tap()
    #expect(screen.text("Content").exists)
    try await screen.button("Back").tap()
    #expect(screen.link("Title").exists && screen.text("Content").isAbsent)
  }
}

/// A view in one of the ways in which it can be written.
struct Spelling: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let role: Role
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ role: Role = .button,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    testDescription = name
    self.role = role
    self.view = { AnyView(view()) }
  }

  /// A title that is no literal, as names of things are.
  static let title = "Title"
}
