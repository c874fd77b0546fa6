import Observation
import Testing
import VitroUI
import VitroUITesting

/// What a screen says in memory is what somebody would see and could do.
@MainActor @Suite("What nobody sees or can do is not so")
struct WhatNobodySees {
  @Test("A press on a row presses no swipe button and moves nothing")
  func rowTools() async throws {
    let screen = Screen { Shopping() }
    await #expect(throws: QueryError.self) { try await screen.listItem("Milk").tap() }
    #expect(screen.list.listItem().all.map(\.text) != [] && screen.text("Gone: none").exists)
    try await screen.listItem("Milk").button("Delete").tap()
    #expect(screen.text("Gone: Milk").exists)
    try await screen.listItem("Details").tap()
    #expect(screen.text("More about it").exists)
  }

  @Test("What is said about a row is not said about its swipe buttons")
  func swipeButtonNames() {
    let screen = Screen {
      List {
        Text("Milk").swipeActions { Button("Delete") {} }
          .accessibilityLabel("Milk, 2 l").accessibilityIdentifier("milk")
      }
    }
    #expect(screen.button("Delete").exists && screen.element(id: "milk").name == "Milk, 2 l")
  }

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
    #expect(screen.alert("Inner").exists && screen.text("Outer").isAbsent)
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
        issue.comments.map(\.rawValue).joined().contains("stands behind another dialog")
      }
    }
    #expect(screen.alert("Inner").exists)
  }

  @Test("A sheet of a column that is hidden is shown")
  func sheetOfAHiddenColumn() async throws {
    let screen = Screen { ColumnWithSheet() }
    try await screen.button("Hide and ask").tap()
    #expect(screen.sheet.text("Asked").exists && screen.text("Side").isAbsent)
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

  @Test("What a hidden column says about itself does not count")
  func preferenceOfAHiddenColumn() async throws {
    let screen = Screen { Counted() }
    #expect(screen.text("Counted 3").exists)
    try await screen.button("Hide").tap()
    #expect(screen.text("Counted 2").exists)
  }

  @Test("A title of a section appears, works and disappears like its rows")
  func sectionTitle() async throws {
    let log = Log()
    let screen = Screen { Sections(log: log) }
    await screen.rest()
    #expect(log.take() == ["appears", "works"])
    try await screen.link("Next").tap()
    #expect(log.take() == ["disappears", "stops"])
    try await screen.button("Back").tap()
    #expect(log.take() == ["appears", "works"])
  }

  @Test("Rest waits for the task of a title that comes with other work")
  func lateTitle() async {
    let screen = Screen { LateTitle() }
    await screen.rest()
    #expect(screen.heading("3 names").exists)
  }

  @Test("A column that is hidden has disappeared")
  func hiddenColumn() async throws {
    let log = Log()
    let screen = Screen { TwoColumns(log: log) }
    await screen.rest()
    #expect(log.take() == ["appears", "works"])
    try await screen.button("Hide").tap()
    #expect(screen.text("Side").isAbsent && log.take() == ["disappears", "stops"])
  }

  @Test("What nobody sees has no accessible name that could be missing, or be there twice")
  func invisible() {
    let screen = Screen {
      HStack {
        Button("Save") {}.opacity(0)
        Button("Save") {}
      }
      TextField("", text: .constant("")).hidden()
    }
    #expect(screen.accessibilityProblems == [])
  }
}

private struct Shopping: View {
  @State private var gone = "none"

  var body: some View {
    NavigationStack {
      Text("Gone: \(gone)")
      List {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          Text(name).swipeActions { Button("Delete", role: .destructive) { gone = name } }
        }
        .onMove { _, _ in gone = "moved" }
        NavigationLink("Details") { Text("More about it") }
          .swipeActions { Button("Pin") { gone = "pinned" } }
      }
    }
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

private struct Counted: View {
  struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var sum = 0

  var body: some View {
    Text("Counted \(sum)")
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Side").preference(key: Sum.self, value: 1)
    } detail: {
      Button("Hide") { visibility = .detailOnly }.preference(key: Sum.self, value: 2)
    }
    .onPreferenceChange(Sum.self) { sum = $0 }
  }
}

private struct ColumnWithSheet: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var asks = false

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Side").sheet(isPresented: $asks) { Text("Asked") }
    } detail: {
      Button("Hide and ask") {
        visibility = .detailOnly
        asks = true
      }
    }
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

private struct Sections: View {
  let log: Log

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink("Next") { Text("Further on") }
        } header: {
          Text("Live").modifier(Logging(log: log))
        }
      }
    }
  }
}

private struct LateTitle: View {
  @State private var names: [String] = []
  @State private var title = "?"

  var body: some View {
    VStack {
      if !names.isEmpty {
        List {
          Section {
            ForEach(names, id: \.self) { Text($0) }
          } header: {
            Text(title).task { title = "\(names.count) names" }
          }
        }
      }
    }
    .task { names = ["A", "B", "C"] }
  }
}

private struct TwoColumns: View {
  let log: Log
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Side").modifier(Logging(log: log))
    } detail: {
      Button("Hide") { visibility = .detailOnly }
    }
  }
}

@MainActor private final class Log {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Logging: ViewModifier {
  let log: Log

  func body(content: Content) -> some View {
    content
      .onAppear { log.add("appears") }
      .onDisappear { log.add("disappears") }
      .task {
        log.add("works")
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        continuation.finish()
        log.add("stops")
      }
  }
}
