import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("The previews of the programs")
struct PreviewTests {
  @Test("Each shows something that everybody can make out", arguments: Previews.all(in: "Programs"))
  func preview(_ preview: Preview) async throws {
    let screen = preview.makeScreen()
    var problems: [Problem] = []
    screen.onProblem = { problems.append($0) }
    await screen.rest()
    #expect(screen.root.outline != "")
    #expect(screen.accessibilityProblems == [])
    #expect(problems == [])
    try screen.writeOutline(named: "\(preview.module) \(preview.name)")
  }

  @Test("Each program has one")
  func all() {
    let programs = [
      "BookingWizard", "Chat", "Countries", "DrawingPad", "LoginForm", "MailTabs", "Mixer",
      "PhotoGrid", "SettingsView", "ShopView", "StopwatchView", "ToDoList",
    ]
    #expect(Set(Previews.all(in: "Programs").map(\.name)).isSuperset(of: programs))
  }
}
