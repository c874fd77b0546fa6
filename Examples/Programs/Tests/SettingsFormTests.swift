import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The settings")
struct SettingsFormTests {
  @Test("Every setting begins with its default")
  func defaults() {
    let screen = Screen { SettingsView() }
    #expect(screen.picker("Appearance").value == "System")
    #expect(screen.picker("Text Size").value == "Medium")
    #expect(screen.toggle("Allow Notifications").isSelected)
    #expect(screen.text("Volume: 50%").exists)
    #expect(screen.text("Guest").exists)
  }

  @Test(
    "A picker of any style offers its options",
    arguments: [("Appearance", "Dark"), ("Text Size", "Large"), ("Language", "Deutsch")])
  func pickers(name: String, option: String) async throws {
    let screen = Screen { SettingsView() }
    try await screen.picker(name).choose(option)
    #expect(screen.picker(name).value == option)
  }

  @Test(
    "A choice can be pressed itself", arguments: [("Language", "Deutsch"), ("Text Size", "Large")])
  func choices(name: String, option: String) async throws {
    let screen = Screen { SettingsView() }
    try await screen.picker(name).elements([.option], named: option).tap()
    #expect(screen.picker(name).value == option)
  }

  @Test("Without notifications there is nothing to set about them")
  func notifications() async throws {
    let screen = Screen { SettingsView() }
    try await screen.toggle("Allow Notifications").tap()
    #expect(screen.slider("Volume").count == 0)
    try await screen.toggle("Allow Notifications").tap()
    try await screen.slider("Volume").set(0.8)
    #expect(screen.text("Volume: 80%").exists)
  }

  @Test("The stepper goes in steps of five, down to five minutes")
  func snooze() async throws {
    let screen = Screen { SettingsView() }
    try await screen.stepper("Snooze for 10 minutes").increment()
    try await screen.stepper("Snooze for 15 minutes").decrement()
    try await screen.stepper("Snooze for 10 minutes").decrement()
    #expect(screen.stepper("Snooze for 5 minutes").exists)
  }

  @Test("The buttons of the stepper do the same")
  func snoozeButtons() async throws {
    let screen = Screen { SettingsView() }
    try await screen.button("Increment Snooze for 10 minutes").tap()
    try await screen.button("Decrement Snooze for 15 minutes").tap()
    #expect(screen.stepper("Snooze for 10 minutes").exists)
    try await screen.button("Decrement Snooze for 10 minutes").tap()
    #expect(!screen.button("Decrement Snooze for 5 minutes").isEnabled)
  }

  @Test("One is reminded when one wants to be")
  func reminder() async throws {
    let screen = Screen { SettingsView() }
    try await screen.textField("Daily Reminder").type("07:45")
    #expect(screen.textField("Daily Reminder").value == "07:45")
  }

  @Test("What is advanced is shown when asked for")
  func advanced() async throws {
    let screen = Screen { SettingsView() }
    #expect(screen.toggle("Debug Logging").count == 0)
    try await screen.button("Advanced").tap()
    #expect(screen.toggle("Debug Logging").exists)
  }

  @Test("More is written down when somebody looks for an error")
  func debugLogging() async throws {
    let screen = Screen { SettingsView() }
    try await screen.button("Advanced").tap()
    try await screen.toggle("Debug Logging").tap()
    #expect(screen.toggle("Debug Logging").isSelected)
  }

  @Test("A reset asks first")
  func reset() async throws {
    let screen = Screen { SettingsView() }
    try await screen.textField("Username").type("ada")
    #expect(screen.text("ada").exists)
    try await screen.button("Reset All Settings").tap()
    try await screen.dialog("Reset all settings?").button("Cancel").tap()
    #expect(screen.textField("Username").value == "ada")
    try await screen.button("Reset All Settings").tap()
    try await screen.dialog("Reset all settings?").button("Reset").tap()
    #expect(screen.textField("Username").value == "")
  }

  @Test("Who sends the question away keeps the settings")
  func escape() async throws {
    let screen = Screen { SettingsView() }
    try await screen.textField("Username").type("ada")
    try await screen.button("Reset All Settings").tap()
    try await screen.dialog().dismiss()
    #expect(screen.dialog().isAbsent && screen.textField("Username").value == "ada")
  }
}
