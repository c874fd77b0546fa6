import Testing
import VitroStoreUI
import VitroUITesting

/// Tests of a screen that shows the texts and buttons which a state holds.
@MainActor @Suite struct AlertDataTests {
  private enum Action { case delete }

  @Test func aTextIsShown() {
    let screen = Screen { Text(TextState("Delete ") + TextState("everything").bold()) }
    #expect(screen.text("Delete everything").exists)
  }

  @Test func aButtonHandsOnItsAction() async throws {
    var pressed: [Action?] = []
    let delete = ButtonState<Action>(role: .destructive, action: .delete) { TextState("Delete") }
    let cancel = ButtonState<Action>(role: .cancel) { TextState("Cancel") }
    let screen = Screen {
      Button(delete) { pressed.append($0) }
      Button(cancel) { pressed.append($0) }
    }
    try await screen.button("Delete").tap()
    try await screen.button("Cancel").tap()
    #expect(pressed == [.delete, nil])
  }

  @Test(arguments: [(ButtonStateRole.cancel, ButtonRole.cancel), (.destructive, .destructive)])
  func aRoleIsTheSameRole(_ state: ButtonStateRole, role: ButtonRole) {
    #expect(ButtonRole(state) == role)
  }
}
