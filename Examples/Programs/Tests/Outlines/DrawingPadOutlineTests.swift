import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the drawing pad shows")
struct DrawingPadOutlineTests {
  @Test("The drawing, its tools, and the question before it is cleared")
  func pad() async throws {
    let screen = Screen(host: .american) { DrawingPadView() }
    let start = CGPoint(x: 10, y: 10)
    try await screen.image("Drawing").drag(from: start, to: CGPoint(x: 80, y: 40))
    #expect(
      screen.root.outline == """
        button "Undo"
          img "Undo" (hidden)
          text "Undo"
        button "Redo" (disabled)
          img "Redo" (hidden)
          text "Redo"
        text "1 line"
        button "Clear"
          img "Delete" (hidden)
          text "Clear"
        img "Drawing" (value text "1")
        button "Black" (chosen)
        button "Red"
        button "Green"
        button "Blue"
        button "Orange"
        slider "Line Width" = "4" (1–20)
        text "4 pt"
        """)
    try await screen.button("Clear").tap()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "Clear the drawing?"
          heading "Clear the drawing?"
          button "Clear"
          button "Cancel"
        """)
  }
}
