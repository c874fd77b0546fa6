import Testing
import VitroUI
import VitroUITesting

/// Tests of a screen in memory: what it says is what somebody would see and could do.
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

  @Test("A sheet of a column that is hidden is shown")
  func sheetOfAHiddenColumn() async throws {
    let screen = Screen { ColumnWithSheet() }
    try await screen.button("Hide and ask").tap()
    #expect(screen.sheet.text("Asked").exists && screen.text("Side").isAbsent)
  }

  @Test("What a hidden column says about itself does not count")
  func preferenceOfAHiddenColumn() async throws {
    let screen = Screen { Counted() }
    #expect(screen.text("Counted 3").exists)
    try await screen.button("Hide").tap()
    #expect(screen.text("Counted 2").exists)
  }

  @Test("What stands above and below a section is there once")
  func captionsOfViews() {
    let screen = Screen {
      List {
        Section {
          Text("Row")
        } header: {
          HStack { Text("Above") }
        } footer: {
          Label("Below", systemImage: "star")
        }
      }
    }
    #expect(screen.text("Above").exists && screen.heading("Above").exists)
    #expect(screen.text("Below").exists)
    #expect(screen.text().all.map(\.name) == ["Above", "Row", "Below"])
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
