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
    #expect(log.take() == ["First disappears", "Second appears", "First stops", "Second works"])
    try await screen.button("Third").tap()
    #expect(log.take() == [])
    try await screen.tab("Third").tap()
    #expect(
      log.take() == [
        "Second disappears", "Inner appears", "Third appears", "Second stops", "Third works",
      ])
    try await screen.tab("First").tap()
    try await screen.button("Third").tap()
    #expect(
      log.take() == [
        "Inner disappears", "Third disappears", "First appears", "Third stops", "First works",
      ])
    try await screen.tab("Second").tap()
    #expect(log.take() == ["First disappears", "Second appears", "First stops", "Second works"])
    screen.unmount()
    await screen.rest()
    #expect(log.take() == ["Second disappears", "Second stops"])
  }

  @Test("A dialog of a page waits until the page is chosen, with all that it holds")
  func dialogs() async throws {
    let log = Log()
    let screen = Screen { WithSheet(log: log) }
    #expect(screen.sheet.isAbsent)
    try await screen.tab("Second").tap()
    try await screen.sheet.textField("Name").type("Ann")
    try await screen.sheet.button("First").tap()
    #expect(screen.sheet.isAbsent && screen.tab("First").isSelected)
    #expect(log.take() == ["Sheet appears", "Sheet works", "Sheet disappears", "Sheet stops"])
    try await screen.tab("Second").tap()
    #expect(screen.sheet.textField("Name").value == "Ann")
    #expect(log.take() == ["Sheet appears", "Sheet works"])
    try await screen.sheet.button("First").tap()
    #expect(log.take() == ["Sheet disappears", "Sheet stops"])
    try await screen.button("No more").tap()
    #expect(log.take() == ["dismissed"])
    try await screen.tab("Second").tap()
    #expect(screen.sheet.isAbsent)
  }

  @Test("A page that goes while it is not chosen takes its dialog with it")
  func dialogOfAPageThatGoes() async throws {
    let screen = Screen { Shrinking() }
    try await screen.button("Fewer").tap()
    #expect(screen.alert.isAbsent && screen.tab().count == 2)
    try await screen.tab("2").tap()
    #expect(screen.alert("Alert 2").exists)
  }

  @Test("Pages in one box appear each when it is chosen")
  func boxes() async throws {
    let log = Log()
    let screen = Screen { Boxed(log: log) }
    await screen.rest()
    #expect(log.take() == ["1 appears"])
    try await screen.tab("2").tap()
    #expect(log.take() == ["2 appears"])
  }

  @Test("Tabs follow what is around them")
  func environment() async throws {
    let screen = Screen { Locked() }
    #expect(screen.tab("First").isEnabled && screen.tab("First, locked").isAbsent)
    try await screen.button("Lock").tap()
    #expect(!screen.tab("First, locked").isEnabled)
  }

  @Test("Pages that choose each other as they appear are told")
  func pagesThatChooseEachOther() {
    let screen = Screen { Swinging() }
    screen.onProblem = { _ in }
    withKnownIssue {
      #expect(screen.tab("First").exists)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("'Swinging' brings itself about again")
    }
  }

  @Test("Where actions cause each other, pages still come and go")
  func besideWhatNeverEnds() async throws {
    let log = Log()
    let screen = Screen { Unruly(log: log) }
    screen.onProblem = { _ in }
    await #expect(throws: Problem.self) { try await screen.button("Begin").tap() }
    try await screen.tab("Second").tap()
    #expect(log.take() == ["Second appears"])
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

private struct WithSheet: View {
  let log: Log
  @State private var page = 0
  @State private var asks = true

  var body: some View {
    TabView(selection: $page) {
      Button("No more") { asks = false }.tabItem { Text("First") }.tag(0)
      Text("Content")
        .sheet(isPresented: $asks, onDismiss: { log.add("dismissed") }) {
          Sheet(page: $page).modifier(Logging(name: "Sheet", log: log))
        }
        .tabItem { Text("Second") }.tag(1)
    }
  }

  struct Sheet: View {
    @Binding var page: Int
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Button("First") { page = 0 }
    }
  }
}

private struct Shrinking: View {
  @State private var numbers = [1, 2, 3]

  var body: some View {
    Button("Fewer") { numbers = [1, 2] }
    TabView {
      ForEach(numbers, id: \.self) { number in
        Text("Page \(number)")
          .alert("Alert \(number)", isPresented: .constant(number > 1)) {}
          .tabItem { Text("\(number)") }
      }
    }
  }
}

private struct Boxed: View {
  let log: Log

  var body: some View {
    TabView {
      ForEach([1, 2], id: \.self) { number in
        Text("Page \(number)").onAppear { log.add("\(number) appears") }
          .tabItem { Text("\(number)") }
      }
      .padding()
    }
  }
}

private struct Locked: View {
  @State private var isLocked = false

  var body: some View {
    Button("Lock") { isLocked = true }
    Tabs().disabled(isLocked).environment(\.isLocked, isLocked)
  }

  struct Tabs: View {
    var body: some View {
      TabView { Text("Content").tabItem { TabName() } }
    }
  }

  struct TabName: View {
    @Environment(\.isLocked) private var isLocked
    var body: some View { Text(isLocked ? "First, locked" : "First") }
  }
}

private struct LockedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isLocked: Bool {
    get { self[LockedKey.self] }
    set { self[LockedKey.self] = newValue }
  }
}

private struct Unruly: View {
  let log: Log
  @State private var left = 0
  @State private var right = 0
  @State private var page = 0

  var body: some View {
    Button("Begin") {
      left += 1
      page = 0
    }
    .onChange(of: left) { right = left + 1 }
    .onChange(of: right) {
      left = right + 1
      if page != 1 { page = left % 2 == 0 ? 0 : 2 }
    }
    TabView(selection: $page) {
      Text("1").tabItem { Text("First") }.tag(0)
      Text("2").onAppear { log.add("Second appears") }.tabItem { Text("Second") }.tag(1)
      Text("3").tabItem { Text("Third") }.tag(2)
    }
  }
}

private struct Swinging: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      Text("1").onAppear { page = 2 }.tabItem { Text("First") }.tag(1)
      Text("2").onAppear { page = 1 }.tabItem { Text("Second") }.tag(2)
    }
  }
}
