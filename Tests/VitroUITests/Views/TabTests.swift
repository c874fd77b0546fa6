import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Tabs")
struct TabTests {
  @Test("One page is shown, the others keep their state")
  func pages() async throws {
    let screen = Screen { Pages() }
    try await screen.button("Count").tap()
    #expect(screen.text("1").exists && screen.tab("First").isSelected)
    try await screen.tab("Second").tap()
    #expect(screen.text("The other page").exists && screen.text("1").isAbsent)
    try await screen.tab("First").tap()
    #expect(screen.text("1").exists)
  }

  @Test("The selection is a binding, by tag; a badge belongs to its tab")
  func selection() async throws {
    let screen = Screen { Selected() }
    #expect(screen.text("Mails").exists && screen.tab("Mail").value == "2")
    try await screen.button("To the settings").tap()
    #expect(screen.text("Settings here").exists && screen.tab("Settings").isSelected)
    try await screen.tab("Mail").tap()
    #expect(screen.text("Mails").exists)
  }

  @Test("A page appears when it is chosen, and its task runs while it is")
  func appearance() async throws {
    let log = Log()
    let screen = Screen { Logged(log: log) }
    await screen.rest()
    #expect(log.take() == ["First appears", "First works"])
    try await screen.tab("Second").tap()
    #expect(log.take() == ["Second appears", "First disappears", "First stops", "Second works"])
    try await screen.button("Third").tap()
    #expect(log.take() == [])
    try await screen.tab("Third").tap()
    #expect(
      log.take() == [
        "Inner appears", "Third appears", "Second disappears", "Second stops", "Third works",
      ])
    try await screen.tab("First").tap()
    try await screen.button("Third").tap()
    #expect(
      log.take() == [
        "First appears", "Inner disappears", "Third disappears", "Third stops", "First works",
      ])
    try await screen.tab("Second").tap()
    #expect(log.take() == ["Second appears", "First disappears", "First stops", "Second works"])
    screen.unmount()
    await screen.rest()
    #expect(log.take() == ["Second disappears", "Second stops"])
  }

  @Test("Pages of a section stand among the others")
  func section() async throws {
    let screen = Screen { Sectioned() }
    #expect(screen.tab().all.map(\.text) == ["Mail", "Work", "Home", "Others", "Settings"])
    #expect(screen.text("Mails").exists)
    try await screen.tab("Home").tap()
    #expect(screen.text("Letters at home").exists && screen.tab("Home").isSelected)
    try await screen.tab("Settings").tap()
    #expect(screen.text("Settings here").exists && screen.text("Letters at home").isAbsent)
  }
}

private struct Sectioned: View {
  var body: some View {
    TabView {
      Tab("Mail", systemImage: "envelope") { Text("Mails") }
      TabSection("Folders") {
        Tab("Work", systemImage: "folder") { Text("Letters at work") }
        Tab("Home", systemImage: "folder") { Text("Letters at home") }
      }
      TabSection {
        Tab("Others", systemImage: "folder") { Text("Other letters") }
      } header: {
        Text("More folders")
      }
      Tab("Settings", systemImage: "gear") { Text("Settings here") }
    }
  }
}

private struct Pages: View {
  var body: some View {
    TabView {
      Counter().tabItem { Label("First", systemImage: "1.circle") }
      Text("The other page").tabItem { Text("Second") }
    }
  }

  struct Counter: View {
    @State var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Count") { count += 1 }
      }
    }
  }
}

private struct Selected: View {
  @State var page = "mail"

  var body: some View {
    Button("To the settings") { page = "settings" }
    TabView(selection: $page) {
      Tab("Mail", systemImage: "envelope", value: "mail") { Text("Mails") }.badge(2)
      Tab("Settings", systemImage: "gear", value: "settings") { Text("Settings here") }
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

/// Two tabs, and a third that comes and goes.
private struct Logged: View {
  let log: Log
  @State private var hasThird = false

  var body: some View {
    Button("Third") { hasThird.toggle() }
    TabView {
      page("First").tabItem { Text("First") }
      page("Second").tabItem { Text("Second") }
      if hasThird {
        NavigationStack {
          Text("Inner").onAppear { log.add("Inner appears") }
            .onDisappear { log.add("Inner disappears") }
        }
        .modifier(Logging(name: "Third", log: log))
        .tabItem { Text("Third") }
      }
    }
  }

  private func page(_ name: String) -> some View {
    Text(name).modifier(Logging(name: name, log: log))
  }
}

private struct Logging: ViewModifier {
  let name: String
  let log: Log

  func body(content: Content) -> some View {
    content
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
      .task {
        log.add("\(name) works")
        await untilCancelled()
        log.add("\(name) stops")
      }
  }
}

private func untilCancelled() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  continuation.finish()
}
