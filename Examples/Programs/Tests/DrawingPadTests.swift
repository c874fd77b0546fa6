import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The drawing pad")
struct DrawingPadTests {
  @Test("Every drag draws a line")
  func draw() async throws {
    let screen = Screen { DrawingPadView() }
    #expect(screen.text("0 lines").exists)
    try await draw(on: screen)
    #expect(screen.text("1 line").exists)
    try await draw(on: screen)
    #expect(screen.text("2 lines").exists && screen.image("Drawing").value == "2")
  }

  @Test("A line is undone and redone, until another one is drawn")
  func undo() async throws {
    let screen = Screen { DrawingPadView() }
    #expect(!screen.button("Undo").isEnabled && !screen.button("Redo").isEnabled)
    try await draw(on: screen)
    try await screen.button("Undo").tap()
    #expect(screen.text("0 lines").exists && screen.button("Redo").isEnabled)
    try await screen.button("Redo").tap()
    #expect(screen.text("1 line").exists)
    try await screen.button("Undo").tap()
    try await draw(on: screen)
    #expect(!screen.button("Redo").isEnabled)
  }

  @Test("One color is chosen at a time")
  func color() async throws {
    let screen = Screen { DrawingPadView() }
    #expect(screen.button("Black").isSelected)
    try await screen.button("Red").tap()
    #expect(screen.button("Red").isSelected && !screen.button("Black").isSelected)
  }

  @Test("The width is set with the slider")
  func width() async throws {
    let screen = Screen { DrawingPadView() }
    try await screen.slider("Line Width").set(12)
    #expect(screen.text("12 pt").exists)
  }

  @Test("The drawing is cleared only when one is sure")
  func clear() async throws {
    let screen = Screen { DrawingPadView() }
    try await draw(on: screen)
    try await screen.button("Clear").tap()
    try await screen.alert("Clear the drawing?").button("Cancel").tap()
    #expect(screen.text("1 line").exists)
    try await screen.button("Clear").tap()
    try await screen.alert("Clear the drawing?").button("Clear").tap()
    #expect(screen.text("0 lines").exists)
  }

  @Test("Who sends the question away keeps the drawing")
  func escape() async throws {
    let screen = Screen { DrawingPadView() }
    try await draw(on: screen)
    try await screen.button("Clear").tap()
    try await screen.alert().dismiss()
    #expect(screen.alert().isAbsent && screen.text("1 line").exists)
  }

  private func draw(on screen: Screen) async throws {
    try await screen.image("Drawing").drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 40))
  }
}
