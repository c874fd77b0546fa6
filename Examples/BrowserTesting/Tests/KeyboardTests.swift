import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Choosing with the keyboard", .serialized, .needsBrowser)
struct KeyboardTests {
  @Test("Home, End and the first letters lead to a choice of a menu")
  func menu() async throws {
    try await withPage(named: "Keys", showing: makeScreen) { page in
      try await page.button("Actions").tap()
      try await page.press(key: "End", code: 35)
      try await expectFocus("Rename", page)
      try await page.press(key: "Home", code: 36)
      try await expectFocus("Copy", page)
      try await page.press(key: "d", code: 68)
      try await expectFocus("Delete", page)
      try await page.press(key: "d", code: 68)
      try await expectFocus("Duplicate", page)
      try await page.menuItem("Duplicate").tap()
      #expect(page.text("Duplicate, Small").exists && page.problems == [])
    }
  }

  @Test(
    "What the keyboard comes to stands beneath no bar, on the way down and up",
    arguments: [Viewport.phone, Viewport()])
  func bars(viewport: Viewport) async throws {
    let makeScreen = { @MainActor @Sendable in Screen(host: $0) { TabbedRows() } }
    try await withPage(named: "Rows", viewport, showing: makeScreen) { page in
      #expect(page.button("Row 60").exists)
      let script = """
        (() => {
          const rows = [...document.querySelectorAll(".list button")]
          return [...rows, ...rows.toReversed()].filter(row => {
            row.scrollIntoView({ block: "nearest" })
            const box = row.getBoundingClientRect()
            const tops = [box.top + 2, box.bottom - 2]
            return !tops.every(y => row.contains(document.elementFromPoint(box.left + 9, y)))
          }).map(row => row.textContent)
        })()
        """
      let hidden = try await page.evaluate(script, as: [String].self)
      #expect(hidden == [])
    }
  }

  @Test("Several letters, one after the other, spell a choice")
  func spelled() async throws {
    try await withPage(named: "Keys", showing: makeScreen) { page in
      try await page.button("Actions").tap()
      // At once: a page on a slow machine would forget the first letter meanwhile.
      let keys = """
        [..."du"].forEach(key =>
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))
        """
      _ = try await page.evaluate("(\(keys), true)", as: Bool.self)
      try await expectFocus("Duplicate", page)
    }
  }

  @Test("A group of choices is one stop of Tab, and the arrows, Home and End move in it")
  func group() async throws {
    try await withPage(named: "Keys", showing: makeScreen) { page in
      _ = try await page.evaluate("document.querySelector('button').focus(), true", as: Bool.self)
      try await page.press(key: "Tab", code: 9)
      try await expectFocus("Small", page)
      try await page.press(key: "End", code: 35)
      try await expectFocus("Large", page)
      #expect(page.text("Nothing, Large").exists)
      try await page.press(key: "Tab", code: 9)
      try await expectFocus("After", page)
    }
  }

  @Test("A press on a button leaves the keyboard where somebody types, in memory and in a browser")
  func press() async throws {
    try await press(on: Screen { Typing() })
    try await withPage(named: "Typing", showing: { Screen(host: $0) { Typing() } }) { page in
      try await press(on: page)
      #expect(page.problems == [])
    }
  }

  private func press(on surface: some TestSurface & Queryable) async throws {
    try await surface.textField("Name").type("Blob")
    try await surface.button("Press").tap()
    #expect(surface.textField("Name").isFocused && surface.text("Typing 1").exists)
    try await surface.toggle("Bold").tap()
    #expect(surface.textField("Name").isFocused && surface.toggle("Bold").isSelected)
  }

  @Test("A list, a slider and a date take the keyboard from a field, in memory and in a browser")
  func controls() async throws {
    try await choose(on: Screen { Typing() })
    try await withPage(named: "Typing", showing: { Screen(host: $0) { Typing() } }) { page in
      try await choose(on: page)
      #expect(page.problems == [])
    }
  }

  private func choose(on surface: some TestSurface & Queryable) async throws {
    let deeds: [(String, () async throws -> Void)] = [
      ("list", { try await surface.picker("Size").choose("Large") }),
      ("slider", { try await surface.slider("Width").set(3) }),
      ("slider's step", { try await surface.slider("Width").increment() }),
      ("date", { try await surface.textField("Day").type("2026-12-24") }),
    ]
    for (name, take) in deeds {
      try await surface.textField("Name").type("Blob")
      #expect(surface.text("Typing 0").exists)
      try await take()
      #expect(surface.text("Elsewhere 0").exists, "\(name)")
    }
  }

  @Test("A click on a list, a slider or a date takes the keyboard from a field in a browser")
  func clicks() async throws {
    try await withPage(named: "Typing", showing: { Screen(host: $0) { Typing() } }) { page in
      for role in [Role.combobox, .slider, .textbox] {
        try await page.textField("Name").type("Blob")
        #expect(page.text("Typing 0").exists)
        let name = ["combobox": "Size", "slider": "Width"][role.rawValue] ?? "Day"
        let element = try page.elements([role], named: name).element()
        try await page.perform(.press(element.id))
        #expect(page.text("Elsewhere 0").exists, "\(name)")
        try await page.press(key: "Escape", code: 27)
      }
      #expect(page.problems == [])
    }
  }

  @Test("What is typed letter by letter into a field for a number stays until the field is left")
  func number() async throws {
    try await withPage(named: "Typing", showing: { Screen(host: $0) { Typing() } }) { page in
      try await page.textField("Amount").tap()
      var typed = ""
      for letter in "1.50" {
        _ = try await page.evaluate(
          "document.execCommand('insertText', false, '\(letter)')", as: Bool.self)
        try await page.rest()
        typed.append(letter)
        #expect(page.textField("Amount").value == typed)
      }
      try await page.compareWithScreen()
      #expect(page.text("1.5").exists)
      try await page.textField("Name").tap()
      #expect(page.textField("Amount").value == "1.5")
      try await page.textField("Amount").type("many")
      #expect(page.text("1.5").exists)
      try await page.textField("Amount").submit()
      #expect(page.textField("Amount").value == "1.5")
      try await page.textField("Amount").type("")
      #expect(page.text("none").exists && page.problems == [])
    }
  }

  @Test("Of fields that stand for one value one has the keyboard, in memory and in a browser")
  func fieldsOfOneValue() async throws {
    try await goThroughFields(of: Screen { OneValue() })
    try await withPage(named: "One value", showing: { Screen(host: $0) { OneValue() } }) { page in
      try await goThroughFields(of: page)
      try await page.compareWithScreen()
      #expect(page.problems == [])
    }
  }

  private func goThroughFields(of surface: some TestSurface & Queryable) async throws {
    let (street, town) = (surface.textField("Street"), surface.textField("Town"))
    for (here, there) in [(street, town), (town, street), (street, town)] {
      try await here.tap()
      #expect(here.isFocused && !there.isFocused && surface.text("Typing").exists)
    }
    try await town.type("Oslo")
    try await surface.button("No town").tap()
    #expect(town.isAbsent && !street.isFocused && surface.text("Elsewhere").exists)
    try await surface.button("Edit").tap()
    #expect(street.isFocused && surface.text("Typing").exists)
  }

  private func expectFocus(
    _ name: String, _ page: BrowserPage, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let script =
      "document.activeElement.outerHTML.length > 500 ? 'no choice' "
      + ": document.activeElement.textContent"
    let focused = try await page.evaluate(script, as: String.self)
    #expect(focused == name, sourceLocation: sourceLocation)
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    Screen(host: host) { KeyboardPage() }
  }
}

private struct KeyboardPage: View {
  @State private var size = "Small"
  @State private var last = "Nothing"

  var body: some View {
    VStack {
      Menu("Actions") {
        ForEach(["Copy", "Delete", "Duplicate", "Rename"], id: \.self) { name in
          Button(name) { last = name }
        }
      }
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Button("After") {}
      Text("\(last), \(size)")
    }
  }
}

private struct Typing: View {
  @FocusState private var isTyping: Bool
  @State private var name = ""
  @State private var count = 0
  @State private var isBold = false
  @State private var amount: Double?
  @State private var size = "Small"
  @State private var width = 1.0
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack {
      Text("\(isTyping ? "Typing" : "Elsewhere") \(count)")
      TextField("Name", text: $name).focused($isTyping)
      Button("Press") { count += 1 }
      Toggle("Bold", isOn: $isBold)
      TextField("Amount", value: $amount, format: .number)
      Text(verbatim: amount.map { "\($0)" } ?? "none")
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      Slider(value: $width, in: 0...10, step: 1) { Text("Width") }
      DatePicker("Day", selection: $day, displayedComponents: .date)
    }
  }
}

private struct OneValue: View {
  @FocusState private var isTyping: Bool
  @State private var street = ""
  @State private var town = ""
  @State private var hasTown = true

  var body: some View {
    VStack {
      TextField("Street", text: $street)
      if hasTown { TextField("Town", text: $town) }
    }
    .focused($isTyping)
    Text(isTyping ? "Typing" : "Elsewhere")
    Button("No town") { hasTown = false }
    Button("Edit") { isTyping = true }
  }
}

/// More rows than a screen shows, between a heading and tabs.
private struct TabbedRows: View {
  var body: some View {
    TabView {
      Tab("Rows", systemImage: "list.bullet") {
        NavigationStack {
          List(1...60, id: \.self) { row in Button("Row \(row)") {} }
            .navigationTitle("Rows")
        }
      }
      Tab("More", systemImage: "ellipsis") { Text("More") }
    }
  }
}
