import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

/// The text in which a test says what an act changes on a screen.
@MainActor @Suite("Changes of a screen")
struct ChangesTests {
  @Test("A value, and where the keyboard is, went and came", .tags(.changesOfScreensAreAsserted))
  func value() async throws {
    let screen = Screen { Shopping() }
    try await expect(
      screen,
      changes: """
          list > listitem > text "Milk"
        - textbox "New item" = ""
        + textbox "New item" = "Tea" (focused)
        - button "Add" (disabled)
        + button "Add"
        """
    ) {
      try await screen.textField("New item").type("Tea")
    }
  }

  @Test("In a row the label says which one it is; in a group, its title")
  func row() async throws {
    let screen = Screen { Sections() }
    try await expect(
      screen,
      changes: """
          group "Price" > list > listitem
            text "Total"
        -   text "1"
        +   text "2"
          group > list > listitem > button "One more"
        + text "Two are cheaper"
        """
    ) {
      try await screen.button("One more").tap()
    }
  }

  @Test("A dialog comes and goes as a whole, also where it alone is compared")
  func dialog() async throws {
    let screen = Screen { Asking() }
    let dialog = """
      + alertdialog "Sure?"
      +   heading "Sure?"
      +   button "Delete"
      """
    try await expect(screen.alert("Sure?"), changes: dialog) {
      try await screen.button("Delete").tap()
    }
    try await expect(
      screen,
      changes: """
        - text "one"
        + text "none"
          button "Delete"
        - alertdialog "Sure?"
        -   heading "Sure?"
        -   button "Delete"
        """
    ) {
      try await screen.alert("Sure?").button("Delete").tap()
    }
  }

  @Test("What is beside a part does not matter")
  func part() async throws {
    let screen = Screen { Shopping() }
    try await expect(screen.list(), changes: "") {
      try await screen.textField("New item").type("Tea")
    }
    try await expect(
      screen.list(),
      changes: """
          list
            listitem > text "Milk"
        +   listitem
        +     text "Tea"
        """
    ) {
      try await screen.button("Add").tap()
    }
  }

  @Test("What a clock brings counts")
  func clock() async throws {
    let clock = TestClock()
    let screen = Screen { Egg(clock: clock) }
    try await expect(
      screen,
      changes: """
        - text "soft"
        + text "hard"
        """
    ) {
      await clock.advance(by: .seconds(300))
    }
  }

  @Test("A name of several lines has a sign on each")
  func lines() async throws {
    let screen = Screen { Poem() }
    try await expect(
      screen,
      changes: """
        - text "Roses
        - are red"
        + text "Violets
        +
        + are blue"
        """
    ) {
      try await screen.button("Next").tap()
    }
  }

  @Test("An act that throws is the failure")
  func act() async {
    let screen = Screen { Shopping() }
    await #expect(throws: QueryError.self) {
      try await expect(screen, changes: "") { try await screen.button("Ad").tap() }
    }
  }
}

private struct Shopping: View {
  @State private var rows = ["Milk"]
  @State private var new = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    List { ForEach(rows, id: \.self) { Text($0) } }
    TextField("New item", text: $new).focused($isFocused)
    Button("Add") { rows.append(new) }.disabled(new.isEmpty)
  }
}

private struct Sections: View {
  @State private var count = 1

  var body: some View {
    Form {
      Section("Number") { LabeledContent("Total", value: "1") }
      Section("Price") { LabeledContent("Total", value: "\(count)") }
      Section { Button("One more") { count += 1 } }
    }
    if count > 1 { Text("Two are cheaper") }
  }
}

private struct Asking: View {
  @State private var isAsking = false
  @State private var count = "one"

  var body: some View {
    Text(count)
    Button("Delete") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("Delete") { count = "none" } }
  }
}

private struct Egg: View {
  let clock: TestClock
  @State private var state = "soft"

  var body: some View {
    Text(state).task {
      try? await clock.sleep(for: .seconds(300))
      state = "hard"
    }
  }
}

private struct Poem: View {
  @State private var text = "Roses\nare red"

  var body: some View {
    Text(text)
    Button("Next") { text = "Violets\n\nare blue" }
  }
}
