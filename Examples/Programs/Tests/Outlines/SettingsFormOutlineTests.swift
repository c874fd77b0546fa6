import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the settings show")
struct SettingsFormOutlineTests {
  @Test("Every setting with its value")
  func settings() async throws {
    let screen = Screen(host: .american) { SettingsView() }
    try await screen.textField("Username").type("ada")
    try await screen.button("Advanced").tap()
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Settings"
          group "Profile"
            heading "Profile"
            list
              listitem
                textbox "Username" = "ada"
              listitem
                text "Language"
                combobox "Language" = "English"
                  option "English" (chosen)
                  option "Deutsch"
                  option "Français"
                  option "日本語"
          group "Appearance"
            heading "Appearance"
            list
              listitem
                radiogroup "Appearance" = "System"
                  radio "System" (chosen)
                  radio "Light"
                  radio "Dark"
              listitem
                text "Text Size"
                combobox "Text Size" = "Medium"
                  option "Small"
                  option "Medium" (chosen)
                  option "Large"
            text "System follows the appearance of your device."
          group "Notifications"
            heading "Notifications"
            list
              listitem
                switch "Allow Notifications" (chosen)
              listitem
                text "Volume: 50%"
                img "Speaker"
                slider "Volume" = "0.5" (0–1)
                img "Speaker wave 3"
              listitem
                spinbutton "Snooze for 10 minutes" (value text "10")
                  text "Snooze for 10 minutes"
                  button "Decrement Snooze for 10 minutes"
                  button "Increment Snooze for 10 minutes"
              listitem
                text "Daily Reminder"
                textbox "Daily Reminder" = "00:00"
          group
            list
              listitem
                button "Advanced" (open)
              listitem
                switch "Debug Logging"
              listitem
                text "Cache"
                text "12.4 MB"
          group
            list
              listitem
                text "Version"
                text "2.1.0"
              listitem
                img "Person" (hidden)
                text "Signed in as"
                text "ada"
              listitem
                button "Reset All Settings"
        """)
  }

  @Test("The question before a reset")
  func reset() async throws {
    let screen = Screen(host: .american) { SettingsView() }
    try await screen.toggle("Allow Notifications").tap()
    try await screen.button("Reset All Settings").tap()
    #expect(
      try screen.dialog().element().outline == """
        dialog "Reset all settings?"
          heading "Reset all settings?"
          text "This cannot be undone."
          button "Reset"
          button "Cancel"
        """)
  }
}
