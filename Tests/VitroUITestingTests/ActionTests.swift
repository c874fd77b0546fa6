import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Actions of a person")
struct ActionTests {
  @Test("A slider is set to a number, and a step further or back")
  func slider() async throws {
    let screen = Screen { Controls() }
    let volume = screen.slider("Volume")
    try await volume.set(40)
    #expect(volume.value == "40")
    try await volume.increment()
    try await volume.increment()
    try await volume.decrement()
    #expect(volume.value == "50")
  }

  @Test("A stepper is set step by step, as a whole or by its buttons")
  func stepper() async throws {
    let screen = Screen { Controls() }
    try await screen.stepper("Copies").increment()
    try await screen.button("Increment Copies").tap()
    #expect(screen.text("3 copies").exists)
  }

  @Test("A choice is taken by its title, in a picker of any style", arguments: ["Size", "Colour"])
  func choose(picker: String) async throws {
    let screen = Screen { Controls() }
    try await screen.picker(picker).choose("Two")
    #expect(screen.picker(picker).value == "Two")
    try await screen.picker(picker).choose("One")
    #expect(screen.picker(picker).value == "One")
  }

  @Test("A choice that is not there is told with those that are", .tags(.failureShowsTheScreen))
  func noSuchChoice() async {
    let screen = Screen { Controls() }
    let error = await #expect(throws: QueryError.self) {
      try await screen.picker("Size").choose("Three")
    }
    #expect(
      error?.description.hasPrefix(
        """
        combobox "Size" has no choice "Three", or more than one. There are:
          "One"
          "Two"
        """) == true)
  }

  @Test("A press on what cannot be pressed reaches what it stands in")
  func bubbling() async throws {
    let screen = Screen { Controls() }
    try await screen.text("Inner").tap()
    #expect(screen.text("pressed").exists)
  }

  @Test("A press on a row reaches the only thing in it that can be pressed")
  func row() async throws {
    let screen = Screen { Controls() }
    try await screen.listItem("Row").tap()
    #expect(screen.text("pressed").exists)
  }

  @Test("What nothing can be done with says so", .tags(.queriesAreStrict))
  func cannot() async {
    let screen = Screen { Controls() }
    let error = await #expect(throws: QueryError.self) { try await screen.text("Plain").tap() }
    let headline = error?.description.prefix { $0 != "\n" }
    #expect(
      headline
        == "text \"Plain\" cannot be pressed, and neither can anything that it stands in.")
  }

  @Test("What is handed in is handed in after it is typed")
  func submit() async throws {
    let screen = Screen { Controls() }
    try await screen.textField("Name").type("Blob")
    try await screen.textField("Name").submit()
    #expect(screen.text("Hello, Blob").exists)
  }

  @Test("A menu opens, and its commands are found among the buttons too")
  func menu() async throws {
    let screen = Screen { Controls() }
    #expect(!screen.button("More").isExpanded && screen.menu().isAbsent)
    try await screen.button("More").tap()
    #expect(screen.button("More").isExpanded && screen.menuItem("Press").exists)
    try await screen.button("Press").tap()
    #expect(screen.text("pressed").exists && screen.menu().isAbsent)
  }

  @Test("A row is called by what is in it, fields included, and not by its own buttons")
  func rowName() async throws {
    let screen = Screen { Attendees() }
    #expect(screen.listItem().all.map(\.name) == ["Blob Person 1", "Blob Jr Person 2"])
    try await screen.button("Delete Blob Jr Person 2").tap()
    #expect(screen.listItem().count == 1)
  }

  @Test("The outline says ranges and what is open in a few letters")
  func outline() {
    let screen = Screen { Controls() }
    #expect(screen.root.outline.contains(#"slider "Volume" = "20" (0–100)"#))
    #expect(screen.root.outline.contains(#"button "More" (closed)"#))
  }

  @Test("The outline says what the value of an element is called, and that of a secret it does not")
  func valueTexts() {
    let screen = Screen {
      Slider(value: .constant(0.3)) { Text("Volume") }.accessibilityValue("Quiet")
      Image(systemName: "moon").accessibilityLabel("Moon").accessibilityValue("Half")
      SecureField("Code", text: .constant("1234")).accessibilityValue("1234")
    }
    let outline = """
      slider "Volume" = "0.3" (0–1, value text "Quiet")
      img "Moon" (value text "Half")
      textbox "Code" = "••••••••"
      """
    #expect(screen.root.outline == outline)
  }
}

private struct Controls: View {
  @State var volume = 20.0
  @State var copies = 1
  @State var size = 1
  @State var colour = 1
  @State var name = ""
  @State var story = ""

  var body: some View {
    Text(story)
    Text("Plain")
    Slider(value: $volume, in: 0...100) { Text("Volume") }
    Stepper("Copies", value: $copies)
    Text("\(copies) copies")
    Picker("Size", selection: $size) { choices }
    Picker("Colour", selection: $colour) { choices }.pickerStyle(.segmented)
    Button(action: press) { HStack { Text("Inner") } }
    List { Button("Row", action: press) }
    TextField("Name", text: $name).onSubmit { story = "Hello, \(name)" }
    Menu("More") { Button("Press", action: press) }
  }

  @ViewBuilder var choices: some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }

  func press() { story = "pressed" }
}

private struct Attendees: View {
  @State var names = ["Blob", "Blob Jr"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        HStack {
          TextField("Name", text: .constant(name))
          Image(systemName: "person")
          Stepper("\(name == "Blob" ? 1 : 2)", onIncrement: {}, onDecrement: {})
        }
      }
      .onDelete { names.remove(atOffsets: $0) }
    }
  }
}
