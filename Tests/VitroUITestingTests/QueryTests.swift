import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Queries")
struct QueryTests {
  @Test("A space at which no line breaks is found by a plain one, and the other way round")
  func spaces() async throws {
    let screen = Screen {
      Text("29,90\u{A0}€")
      Button("1\u{202F}000 eggs") {}
      List { Text("a\u{A0}b") }
      Text("no break")
    }
    #expect(screen.text("29,90 €").exists && screen.text("29,90\u{A0}€").exists)
    #expect(screen.button("1 000 eggs").exists && screen.elements([.listitem], named: "a b").exists)
    #expect(screen.text("no\u{A0}break").exists)
    #expect(screen.text("29,90_€").isAbsent && screen.text("29,90  €").isAbsent)
  }

  @Test("The first action comes after the first tasks of a view have begun")
  func firstAction() async throws {
    struct Begun: View {
      @State var begun: [Int] = []
      @State var id = 0
      var body: some View {
        Text("\(begun)").task(id: id) { begun.append(id) }
        Button("Again") { id += 1 }
      }
    }
    let screen = Screen { Begun() }
    try await screen.button("Again").tap()
    #expect(screen.text("[0, 1]").exists)
  }

  @Test("A control is found by the keys that press it")
  func shortcuts() async throws {
    struct Keys: View {
      @State var last = "none"
      var body: some View {
        Button("Save") { last = "saved" }.keyboardShortcut("s")
        Button("Add") { last = "added" }.keyboardShortcut("+", modifiers: [])
        Button("Send") { last = "sent" }.keyboardShortcut(.defaultAction).disabled(true)
        Text(last)
      }
    }
    let screen = Screen { Keys() }
    try await screen.element(shortcut: "s").tap()
    #expect(screen.text("saved").exists)
    try await screen.element(shortcut: "+", modifiers: []).tap()
    #expect(screen.text("added").exists)
    #expect(screen.element(shortcut: .return, modifiers: []).name == "Send")
    #expect(!screen.element(shortcut: .return, modifiers: []).isEnabled)
    #expect(screen.element(shortcut: "+").isAbsent)
    let error = await #expect(throws: QueryError.self) {
      try await screen.element(shortcut: "x", modifiers: [.command, .shift]).tap()
    }
    #expect(error?.message.contains("no element that is pressed by \"ctrl+shift+x\"") == true)
  }

  @Test("Elements are found by role and accessible name")
  func found() throws {
    let screen = Screen { Form() }
    #expect(screen.heading("Danger").exists && screen.text("Danger").exists)
    #expect(screen.button("Save").exists && screen.link("Save").isAbsent)
    #expect(screen.textField("Name").value == "Blob")
    #expect(screen.button().count == 4)
    #expect(screen.button().all.map(\.name) == ["Save", "Delete", "Delete", "Send"])
  }

  @Test("A query within another looks only there")
  func within() throws {
    let screen = Screen { Form() }
    #expect(screen.group("Danger").button("Delete").exists)
    #expect(screen.group("Danger").button("Save").isAbsent)
    #expect(screen.group("Danger").button().name == "Delete")
  }

  @Test(
    "What is missing is named, with what comes nearest, and with the screen",
    .tags(.failureShowsTheScreen))
  func missing() {
    let screen = Screen { Form() }
    let error = #expect(throws: QueryError.self) { try screen.button("Safe").element() }
    #expect(
      error?.message == """
        There is no button "Safe".

        Nearest matches:
          button "Save"

        On the screen:
        \(indented(Form.outline))
        """)
  }

  @Test("A name of another kind of element is a near match too")
  func anotherRole() {
    let screen = Screen { Form() }
    let error = #expect(throws: QueryError.self) { try screen.link("Save").element() }
    #expect(error?.description.contains("Nearest matches:\n  button \"Save\"\n") == true)
  }

  @Test("Nothing is called near that is quite another thing")
  func farAway() {
    let screen = Screen { Form() }
    let error = #expect(throws: QueryError.self) { try screen.button("Subscribe").element() }
    #expect(error?.description.hasPrefix("There is no button \"Subscribe\".\n\nOn the") == true)
  }

  @Test("Where several are meant, they are listed", .tags(.queriesAreStrict))
  func ambiguous() async {
    let screen = Screen { Form() }
    let error = await #expect(throws: QueryError.self) { try await screen.button("Delete").tap() }
    #expect(
      error?.message == """
        There are 2 elements that are button "Delete"; say which one is meant:
          button "Delete"
          button "Delete"

        On the screen:
        \(indented(Form.outline))
        """)
  }

  @Test("A disabled button cannot be pressed, and the failure says so", .tags(.queriesAreStrict))
  func disabled() async {
    let screen = Screen { Form() }
    let error = await #expect(throws: QueryError.self) { try await screen.button("Send").tap() }
    #expect(error?.description.hasPrefix("button \"Send\" is disabled.\n\nOn the screen:") == true)
    #expect(!screen.button("Send").isEnabled)
  }

  @Test("A query says within what it looked")
  func steps() {
    let screen = Screen { Form() }
    let error = #expect(throws: QueryError.self) {
      try screen.group("Danger").button("Save").element()
    }
    let headline = error?.description.prefix { $0 != "\n" }
    #expect(headline == "There is no button \"Save\" in group \"Danger\".")
  }

  @Test(
    "What is found by its identifier can be asked for by its name, too", .tags(.queriesAreStrict))
  func identifierAndName() {
    let screen = Screen { Text("Failed").accessibilityIdentifier("status") }
    #expect(screen.element(id: "status")("Failed").exists)
    #expect(screen.element(id: "status")("Saved").isAbsent)
    #expect(
      "\(screen.element(id: "status")("Saved"))".hasPrefix(
        "There is no element with the identifier \"status\" and the name \"Saved\"."))
  }

  @Test("A query that is printed where nobody may look at the screen says what it looks for")
  func printedElsewhere() async {
    let query = Screen { Button("Save") {} }.button("Save")
    #expect(await Task.detached { "\(query)" }.value == "button \"Save\"")
  }

  @Test("Of a long screen a failure shows as much as can be read")
  func longScreen() {
    let screen = Screen { ForEach(0..<1_000, id: \.self) { Button("Row \($0)") {} } }
    let none = "\(screen.button("Missing"))".split(separator: "\n")
    #expect(none.count < 210 && none.last == "  … and 800 lines more")
    let several = "\(screen.button())".split(separator: "\n")
    #expect(several.contains("  … and 980 lines more"))
  }

  @Test("What a task has yet to bring is told where something is missing")
  func unfinishedTask() async {
    let (replies, reply) = AsyncStream<String>.makeStream()
    let screen = Screen { Loading(replies: replies) }
    await screen.rest()
    #expect(
      "\(screen.text("Tea"))".hasPrefix(
        """
        There is no text "Tea".

        One task has not ended: what it waits for, be it the world outside or a clock, has not \
        come yet.

        On the screen:
        """))
    reply.yield("Tea")
    reply.finish()
    await screen.rest()
    #expect(screen.text("Tea").exists && !"\(screen.text("Coffee"))".contains("not ended"))
  }

  @Test("Before the first tasks have run, a failure says so, and whoever acts has waited for them")
  func notBegun() async throws {
    let (replies, reply) = AsyncStream<String>.makeStream()
    reply.yield("Tea")
    reply.finish()
    let screen = Screen { Loading(replies: replies) }
    #expect("\(screen.text("Tea"))".contains("have not run yet: `await screen.rest()` lets them"))
    try await screen.text("Tea").longPress()
    let other = Screen { Arriving() }
    try await other.button("Tea").tap()
    #expect(other.text("Pressed").exists)
  }

  @Test("A query that is printed says what it found")
  func printed() {
    let screen = Screen { Form() }
    #expect("\(screen.button("Save"))".hasPrefix("There is one button \"Save\".\n\nOn the screen:"))
  }

  @Test("The outline is written to a file, if somebody says where")
  func writtenOutline() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = Screen { Form() }
    try screen.writeOutline(named: "nowhere", to: nil)
    try screen.writeOutline(named: "A/form:1", to: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A-form-1.txt"])
    let file = folder.appendingPathComponent("A-form-1.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == Form.outline + "\n")
  }

  @Test("What is typed replaces what the field held")
  func typing() async throws {
    let screen = Screen { Form() }
    try await screen.textField("Name").type("Blob Jr")
    #expect(screen.textField("Name").value == "Blob Jr")
    #expect(screen.text("Hello, Blob Jr").exists)
  }
}

private struct Form: View {
  @State private var name = "Blob"

  static let outline = """
    text "Profile"
    textbox "Name" = "Blob"
    text "Hello, Blob"
    button "Save"
    button "Delete"
    group "Danger"
      heading "Danger"
      button "Delete"
    button "Send" (disabled)
    """

  var body: some View {
    Text("Profile")
    TextField("Name", text: $name)
    Text("Hello, \(name)")
    Button("Save") {}
    Button("Delete") {}
    Section("Danger") { Button("Delete") {} }
    Button("Send") {}.disabled(true)
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
}

private struct Loading: View {
  let replies: AsyncStream<String>
  @State private var reply = "Loading"

  var body: some View {
    Text(reply).onLongPressGesture {}.task {
      for await new in replies { reply = new }
    }
  }
}

/// A view whose task brings what is pressed.
private struct Arriving: View {
  @State private var names: [String] = []
  @State private var isPressed = false

  var body: some View {
    List(names, id: \.self) { Button($0) { isPressed = true } }.task { names = ["Tea"] }
    if isPressed { Text("Pressed") }
  }
}
