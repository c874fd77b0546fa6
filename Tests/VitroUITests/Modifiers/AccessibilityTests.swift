import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What is heard of a view")
struct AccessibilityTests {
  @Test("A label, a value, a hint and an identifier are those of the view inside")
  func labels() throws {
    let screen = Screen {
      Image(systemName: "heart").padding()
        .accessibilityLabel("Favourite")
        .accessibilityValue("3 people")
        .accessibilityHint("Adds it to your favourites.")
        .accessibilityIdentifier("heart")
    }
    let image = screen.image("Favourite")
    #expect(image.value == "3 people" && image.hint == "Adds it to your favourites.")
    #expect(screen.element(id: "heart").name == "Favourite")
  }

  @Test("What is said further outside counts more")
  func outside() {
    let screen = Screen { Text("x").accessibilityLabel("inner").accessibilityLabel("outer") }
    #expect(screen.text("outer").exists && screen.text("inner").count == 0)
  }

  @Test("A label is meant for the view, and not for what lies behind it or over it")
  func layers() {
    let screen = Screen {
      Text("x").background { Circle() }.overlay { Image(systemName: "star") }
        .accessibilityLabel("Named")
    }
    #expect(screen.text("Named").exists && screen.image("Named").count == 0)
  }

  @Test("A menu and a picker are called by their label")
  func controls() async throws {
    let screen = Screen {
      Menu("…") { Button("Copy") {} }.accessibilityLabel("More")
      Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.accessibilityLabel("How large")
    }
    try await screen.button("More").tap()
    #expect(screen.menu("…").menuItem("Copy").exists)
    #expect(screen.picker("How large").value == "One")
  }

  @Test("A container with a label is a group, and a drawing with a label is a picture")
  func containers() {
    let screen = Screen {
      HStack { Text("a") }.accessibilityLabel("Letters")
      Circle().accessibilityLabel("Red")
    }
    #expect(screen.group("Letters").text("a").exists && screen.image("Red").exists)
  }

  @Test("What is hidden is found by what people see, and not by what it is")
  func hidden() {
    let screen = Screen {
      Text("seen").accessibilityHidden(true)
      Button("secret") {}.accessibilityHidden(true)
    }
    #expect(screen.text("seen").exists && screen.button("secret").isAbsent)
  }

  @Test("A view with a gesture is a button for those who listen, and is pressed as one")
  func isButton() async throws {
    let screen = Screen { Star() }
    #expect(!screen.button("Star").isSelected)
    try await screen.button("Star").tap()
    #expect(screen.button("Star").isSelected)
    try await screen.button("Outside").tap()
    #expect(!screen.button("Star").isSelected)
    #expect(screen.button("Real").isSelected)
  }

  @Test("A text can be a title, of some depth")
  func header() {
    let screen = Screen {
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    }
    #expect(screen.heading("Title").exists && screen.text("Title").exists)
    #expect(screen.heading().all.first?.attributes.details == [.level(2)])
  }

  @Test("Texts that are combined are heard as one; what can be pressed is heard by itself")
  func combined() {
    let screen = Screen {
      HStack {
        Text("Ada")
        Text("36")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Bob")
        Button("Call") {}
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen.group().all.map(\.name) == ["Ada 36", "Bob"])
    #expect(screen.button("Call").exists)
    #expect(screen.text("Ada").exists)
  }

  @Test("A view is set step by step")
  func adjustable() async throws {
    let screen = Screen { Rating() }
    try await screen.group("Rating").increment()
    try await screen.group("Rating").increment()
    try await screen.group("Rating").decrement()
    #expect(screen.group("Rating").value == "4")
  }

  @Test("Actions that are offered by name are done by name, and by their kind")
  func offers() async throws {
    let screen = Screen { Mail() }
    try await screen.text("Letter").performAction(named: "Archive")
    try await screen.text("Letter").performAction(named: "Forward")
    try await screen.listItem("Letter").performAction(named: "Delete for good")
    try await screen.text("Letter").performAction(.escape)
    try await screen.text("Letter").performAction(.default)
    #expect(screen.text("Archive Forward Delete escape press").exists)
  }

  @Test("What is not offered, or is disabled, is not done")
  func notOffered() async {
    let screen = Screen { Mail() }
    let error = await #expect(throws: QueryError.self) {
      try await screen.text("Letter").performAction(named: "Burn")
    }
    #expect(error?.description.contains("offers no action \"Burn\"") == true)
    #expect(error?.description.contains("\"Archive\"") == true)
    let disabled = Screen { Mail().disabled(true) }
    await #expect(throws: QueryError.self) {
      try await disabled.text("Letter").performAction(named: "Archive")
    }
  }

  @Test(
    "The keys of a control have the names that surfaces know",
    arguments: [
      (KeyboardShortcut.defaultAction, "Enter"), (.cancelAction, "Escape"),
      (KeyboardShortcut("S", modifiers: [.command, .shift]), "ctrl+shift+s"),
      (KeyboardShortcut("?", modifiers: [.command, .shift]), "ctrl+?"),
      (KeyboardShortcut("+", modifiers: []), "+"),
    ])
  func shortcuts(shortcut: KeyboardShortcut, name: String) throws {
    let screen = Screen { Button("Do") {}.keyboardShortcut(shortcut) }
    #expect(try screen.button("Do").element().attributes.details == [.shortcut(name)])
  }
}

private struct Star: View {
  @State var isOn = false

  var body: some View {
    Image(systemName: "star")
      .onTapGesture { isOn.toggle() }
      .accessibilityLabel("Star")
      .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
    Text("Outside").accessibilityAddTraits(.isButton).onTapGesture { isOn.toggle() }
    Button("Real") {}.accessibilityAddTraits([.isButton, .isSelected])
  }
}

private struct Mail: View {
  @State var story: [String] = []
  private let forward = "Forward"

  var body: some View {
    List {
      Text("Letter")
        .accessibilityAction { story.append("press") }
        .accessibilityAction(named: "Archive") { story.append("Archive") }
        .accessibilityAction(named: forward) { story.append("Forward") }
        .accessibilityAction(named: Text("Delete for good")) { story.append("Delete") }
        .accessibilityAction(.escape) { story.append("escape") }
      Text(story.joined(separator: " "))
    }
  }
}

private struct Rating: View {
  @State var stars = 3

  var body: some View {
    HStack { Text("\(stars)") }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars)")
      .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
  }
}
