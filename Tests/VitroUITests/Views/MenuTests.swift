import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Menus")
struct MenuTests {
  private func press(_ name: String, on screen: Screen) throws {
    let element = try screen.first {
      $0.name == name && $0.attributes.actions.contains(.press)
    }
    try screen.send(.press(element.id))
  }

  @Test("A menu opens and closes by its button, and by a press outside")
  func opening() throws {
    let screen = Screen { Actions() }
    #expect(screen.menu().isAbsent)
    try press("More", on: screen)
    #expect(screen.menu().exists)
    try press("More", on: screen)
    #expect(screen.menu().isAbsent)
    try press("More", on: screen)
    try screen.send(.dismiss(screen.first(.menu).id))
    #expect(screen.menu().isAbsent)
  }

  @Test("A command does what it says, and closes the menu")
  func command() throws {
    let screen = Screen { Actions() }
    try press("More", on: screen)
    try press("Copy", on: screen)
    #expect(screen.text("copied").exists && screen.menu().isAbsent)
  }

  @Test("A command of a menu in a menu closes both")
  func nested() throws {
    let screen = Screen { Actions() }
    try press("More", on: screen)
    try press("Share", on: screen)
    #expect(screen.root.all.filter { $0.role == .menu }.count == 2)
    try press("Mail", on: screen)
    #expect(screen.text("mailed").exists && screen.menu().isAbsent)
  }

  @Test("The title and the commands of a menu follow what they are made of")
  func changing() async throws {
    let screen = Screen { Renaming() }
    try await screen.button("Rename").tap()
    try await screen.button("Cheese").tap()
    #expect(screen.menu.exists && screen.menuItem().count == 0)
    #expect(screen.button("Milk").isAbsent)
  }

  @Test("A menu of a disabled view does not open")
  func disabled() throws {
    let screen = Screen { Actions().disabled(true) }
    let id = try screen.first { $0.name == "More" && $0.role == .button }.id
    #expect(throws: EventError.disabled(id)) { try screen.send(.press(id)) }
  }
}

private struct Renaming: View {
  @State private var name = "Milk"

  var body: some View {
    Menu(name) {
      if name == "Milk" { Button("Bread") { name = "Bread" } }
    }
    Button("Rename") { name = "Cheese" }
  }
}

private struct Actions: View {
  @State private var done = "nothing"

  var body: some View {
    Menu("More") {
      Button("Copy") { done = "copied" }
      Menu("Share") {
        Button("Mail") { done = "mailed" }
      }
    }
    Text(verbatim: done)
  }
}
