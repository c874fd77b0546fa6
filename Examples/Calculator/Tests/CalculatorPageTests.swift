import BrowserTesting
import CalculatorUI
import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("The calculator in a browser", .serialized, .needsBrowser)
struct CalculatorPageTests {
  @Test("Somebody calculates with the keyboard alone, as on the screen in memory")
  func keyboard() async throws {
    try await onPage { page in
      for (key, code) in [("7", 55), ("+", 187), ("3", 51), ("Enter", 13), ("*", 56), ("2", 50)] {
        try await page.press(key: key, code: code)
      }
      try await page.press(key: "Enter", code: 13)
      #expect(page.element(id: "display").text == "20")
      try await page.press(key: "Escape", code: 27)
      #expect(page.element(id: "display").text == "0")
      try await page.compareWithScreen()
      #expect(page.problems == [])
    }
  }

  @Test("Backspace and the key with = are keys of the calculator, too")
  func typing() async throws {
    try await onPage { page in
      for (key, code) in [("7", 55), ("8", 56), ("Backspace", 8), ("+", 187), ("3", 51)] {
        try await page.press(key: key, code: code)
      }
      try await page.press(key: "=", code: 187)
      #expect(page.element(id: "display").text == "10")
      try await page.compareWithScreen()
    }
  }

  @Test("A key that needs Shift on a keyboard is pressed with it", arguments: ["+", "%", "*"])
  func shiftedKey(key: String) async throws {
    try await onPage { page in
      try await page.press(key: "8", code: 56)
      let event = "new KeyboardEvent('keydown', { key: '\(key)', shiftKey: true, bubbles: true })"
      _ = try await page.evaluate("document.body.dispatchEvent(\(event))", as: Bool.self)
      try await page.rest()
      let after = ["%": "0.08"]
      #expect(page.element(id: "display").text == after[key, default: "8"])
      #expect(key == "%" || page.button(key == "+" ? "Plus" : "Times").isSelected)
    }
  }

  @Test("The keys stay where they are, however long the number is")
  func still() async throws {
    try await onPage { page in
      func top() async throws -> Double {
        try await page.evaluate(
          "document.querySelector('button').getBoundingClientRect().top", as: Double.self)
      }
      let first = try await top()
      for _ in 0..<12 {
        try await page.press(key: "7", code: 55)
        #expect(try await top() == first)
      }
    }
  }

  @Test(
    "All keys are there on any telephone, however it is held",
    arguments: [(320, 568), (390, 664), (844, 340), (568, 320)])
  func fits(width: Int, height: Int) async throws {
    try await onPage { page in
      try await page.setViewport(Viewport(width: width, height: height))
      try await page.rest()
      let bottoms =
        "[...document.querySelectorAll('button')].map(e => e.getBoundingClientRect().bottom)"
      let room = try await page.evaluate("innerHeight - Math.max(...\(bottoms))", as: Double.self)
      #expect(room >= 0)
    }
  }

  @Test("Nobody is shut out", .needsAccessibilityRules)
  func rules() async throws {
    try await onPage { page in
      try await page.button("Plus").tap()
      #expect(try await page.brokenRulesInEveryLook(except: ["page-has-heading-one"]) == [])
    }
  }

  @Test("A page holds what its screen holds, whatever is pressed")
  func walk() async throws {
    let stroll = Stroll("Calculator", code: "Screen(host: $0) { CalculatorView() }") {
      Screen(host: $0) { CalculatorView() }
    }
    try await stroll.walk(steps: 20)
  }

  private func onPage(_ deed: @escaping @MainActor (BrowserPage) async throws -> Void) async throws
  {
    try await withPage(named: "Calculator", showing: { Screen(host: $0) { CalculatorView() } }) {
      try await deed($0)
    }
  }
}
