import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The color mixer")
struct ColorMixerTests {
  @Test("Three sliders mix a color, whose code is shown")
  func mix() async throws {
    let screen = Screen { ColorMixerView() }
    #expect(screen.text("#808080").exists)
    try await screen.slider("Red").set(1)
    try await screen.slider("Green").set(0.2)
    try await screen.slider("Blue").set(0)
    #expect(screen.text("#FF3300").exists)
    #expect(screen.text("0.20").exists)
  }

  @Test("A preset sets all three")
  func preset() async throws {
    let screen = Screen { ColorMixerView() }
    try await screen.button("Navy").tap()
    #expect(screen.text("#000080").exists && screen.text("0.00").count == 2)
  }

  @Test("A color is saved once")
  func save() async throws {
    let screen = Screen { ColorMixerView() }
    try await screen.button("Save").tap()
    #expect(screen.text("Saved: #808080").exists && !screen.button("Save").isEnabled)
    try await screen.button("Mint").tap()
    try await screen.button("Save").tap()
    #expect(screen.text("Saved: #808080, #99FFCC").exists)
  }

  @Test("Chance mixes another color")
  func random() async throws {
    let screen = Screen { ColorMixerView() }
    try await screen.button("Random").tap()
    #expect(screen.text("#808080").isAbsent)
  }

  @Test("The code has two digits for each part")
  func hex() {
    #expect(RGBColor(red: 0, green: 1, blue: 0.04).hex == "#00FF0A")
  }
}
