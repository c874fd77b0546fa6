import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the color mixer shows")
struct ColorMixerOutlineTests {
  @Test("The color, its three parts, the presets and what is saved")
  func mixer() async throws {
    let screen = Screen(host: .american) { ColorMixerView() }
    try await screen.button("Coral").tap()
    try await screen.button("Save").tap()
    #expect(
      screen.root.outline == """
        text "#FF804F"
        text "Red"
        slider "Red" = "1" (0–1)
        text "1.00"
        text "Green"
        slider "Green" = "0.5" (0–1)
        text "0.50"
        text "Blue"
        slider "Blue" = "0.31" (0–1)
        text "0.31"
        text "Presets"
        button "Coral"
          text "Coral"
        button "Mint"
          text "Mint"
        button "Lavender"
          text "Lavender"
        button "Navy"
          text "Navy"
        button "Random"
          text "Random"
        button "Save" (disabled)
          text "Save"
        text "Saved: #FF804F"
        """)
  }
}
