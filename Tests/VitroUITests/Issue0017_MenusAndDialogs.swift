import Observation
import Testing
import VitroUI
import VitroUITesting

/// A menu and a dialog say in memory what somebody would see of them and could do.
@MainActor @Suite("Menus, pickers and dialogs as somebody sees them")
struct MenusAndDialogs {
  @Test("Outside of an open menu nothing is pressed; its own button closes it")
  func openMenu() async throws {
    let screen = Screen { Commands() }
    try await screen.button("More").tap()
    let error = await #expect(throws: QueryError.self) { try await screen.button("+").tap() }
    #expect(error?.message.contains("stands outside of an open menu") == true)
    try await screen.button("More").tap()
    try await screen.button("+").tap()
    #expect(screen.menu().isAbsent && screen.text("1").exists)
  }

  @Test("A menu closes when something in it is chosen, be it a toggle or of a picker")
  func menuOfValues() async throws {
    let screen = Screen { Commands() }
    try await screen.button("More").tap()
    try await screen.toggle("Bold").tap()
    #expect(screen.menu().isAbsent && screen.text("bold left").exists)
    try await screen.button("More").tap()
    try await screen.picker("Side").choose("right")
    #expect(screen.menu().isAbsent && screen.text("bold right").exists)
  }

  @Test("A dialog that comes in a tab that is not chosen waits for it")
  func dialogOfAHiddenTab() async throws {
    let screen = Screen { Loading() }
    try await screen.button("Load").tap()
    #expect(screen.alert("Error").isAbsent)
    try await screen.tab("Two").tap()
    #expect(screen.alert("Error").exists)
  }

  @Test("A dialog that is there from the beginning stands in front of the one that it is in")
  func dialogInADialog() async throws {
    let screen = Screen { Nested() }
    try await screen.button("Open").tap()
    #expect(screen.alert("Inner").exists && screen.root.children.last?.name == "Inner")
  }

  @Test("A sheet behind an alert is neither there nor absent")
  func sheetBehindAnAlert() async throws {
    let screen = Screen { Nested() }
    try await screen.button("Open").tap()
    let questions: [(Query) -> Bool] = [
      \.isAbsent, \.exists, { $0.count == 0 }, { $0.all.isEmpty },
    ]
    for ask in questions {
      withKnownIssue {
        _ = ask(screen.sheet())
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().contains("stands behind alertdialog \"Inner\"")
      }
    }
    #expect(screen.alert("Inner").exists)
  }

  @Test("A picker shows the name that its choice has now, and choices that come later")
  func picker() async throws {
    let screen = Screen { Cities() }
    #expect(screen.picker("City").value == "Paris")
    try await screen.button("Rename").tap()
    #expect(screen.picker("City").value == "Rome")
    try await screen.picker("City").choose("Oslo")
    try await screen.button("Add").tap()
    #expect(screen.picker("City").value == "Oslo")
    try await screen.picker("City").choose("Bern")
    #expect(screen.picker("City").value == "Bern")
    #expect(!screen.elements([.radio], named: "Bern").isEnabled)
    await #expect(throws: QueryError.self) { try await screen.picker("Locked").choose("Oslo") }
  }

  @Test(
    "A picker shows each name that its choice has had, whether anybody has looked meanwhile or not")
  func pickerOfLabels() async throws {
    let screen = Screen { Labels() }
    try await screen.button("Rename").tap()
    #expect(screen.picker("City").value == "ROME")
  }

  @Test("A menu closes when a dialog comes over it, and the dialog can be answered")
  func dialogOverAMenu() async throws {
    let storage = Storage()
    let screen = Screen { Editor(storage: storage) }
    try await screen.button("More").tap()
    #expect(screen.menu().exists)
    storage.isFull = true
    await screen.rest()
    try await screen.alert("Full").button("OK").tap()
    #expect(screen.menu().isAbsent && !screen.button("More").isExpanded)
    try await screen.button("+").tap()
    #expect(screen.text("1").exists)
  }
}

private struct Commands: View {
  @State private var count = 0
  @State private var isBold = false
  @State private var side = "left"

  var body: some View {
    Text("\(count)")
    Text("\(isBold ? "bold" : "plain") \(side)")
    Button("+") { count += 1 }
    Menu("More") {
      Button("Copy") {}
      Toggle("Bold", isOn: $isBold)
      Picker("Side", selection: $side) { ForEach(["left", "right"], id: \.self) { Text($0) } }
    }
  }
}

private struct Loading: View {
  @State private var isLoaded = false

  var body: some View {
    TabView {
      Button("Load") { isLoaded = true }.tabItem { Text("One") }
      VStack { if isLoaded { Text("Loaded").alert("Error", isPresented: .constant(true)) {} } }
        .tabItem { Text("Two") }
    }
  }
}

private struct Nested: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("Outer").alert("Inner", isPresented: .constant(true)) {}
      }
  }
}

private struct Labels: View {
  @Observable final class City {
    var name = "Paris"
  }

  @State private var city = City()
  @State private var chosen = 1

  var body: some View {
    Picker("City", selection: $chosen) { Choice(city: city).tag(1) }.pickerStyle(.inline)
      .onChange(of: city.name) { city.name = city.name.uppercased() }
    Button("Rename") { city.name = "Rome" }
  }

  struct Choice: View {
    let city: City

    var body: some View { Label(city.name, systemImage: "star") }
  }
}

@MainActor @Observable private final class Storage {
  var isFull = false
}

private struct Editor: View {
  @Bindable var storage: Storage
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("+") { count += 1 }
    Menu("More") { Button("Copy") {} }
      .alert("Full", isPresented: $storage.isFull) { Button("OK") {} }
  }
}

private struct Cities: View {
  @Observable final class City: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  @State private var cities = [City(1, "Paris"), City(2, "Oslo")]
  @State private var chosen = 1

  var body: some View {
    Picker("City", selection: $chosen) { Choices(cities: cities) }
    Picker("Locked", selection: $chosen) { Choices(cities: cities) }
      .pickerStyle(.segmented).disabled(true)
    Button("Rename") { cities[0].name = "Rome" }
    Button("Add") { cities.append(City(3, "Bern")) }
  }

  struct Choices: View {
    let cities: [City]

    var body: some View { ForEach(cities) { Text($0.name).tag($0.id) } }
  }
}
