import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

/// Tests of what stands beside the content of a view, such as a header or a tool: it counts as what
/// stands in it.
@MainActor @Suite struct BesideTheContent {
  @Test("Preferences of headers, rows, footers, tools and swipe buttons are handed up, in order")
  func preferences() {
    let log = Names()
    _ = Screen {
      NavigationStack {
        List {
          Section {
            Text("Row").naming("row")
              .swipeActions { Button("Delete") {}.naming("swipe") }
          } header: {
            Text("Header").naming("header")
          } footer: {
            Text("Footer").naming("footer")
          }
        }
        .toolbar { Button("Tool") {}.naming("tool") }
      }
      .onPreferenceChange(NamesKey.self) { log.names = $0 }
    }
    #expect(log.names == ["header", "row", "swipe", "footer", "tool"])
  }

  @Test("A link in a toolbar, or in a header, leads to a page that has an address")
  func links() async throws {
    for name in ["From a tool", "From a header"] {
      let screen = Screen { Places() }
      try await screen.link(name).tap()
      #expect(screen.text("Page \(name)").exists)
      let location = screen.location
      #expect(location != "/")
      let again = Screen { Places() }
      again.go(toPath: location)
      #expect(again.text("Page \(name)").exists)
    }
  }

  @Test("A header with an id is scrolled to")
  func scrolling() async throws {
    let screen = Screen { Chapters() }
    try await screen.button("To the second").tap()
    let header = try screen.heading("Second").element()
    let details = header.all.flatMap(\.attributes.details)
    #expect(details.contains { if case .scrolled = $0 { true } else { false } })
  }

  @Test("Of two views with contexts of their own, one that goes leaves that of the other one")
  func contexts() async throws {
    let screen = Screen { Contexts() }
    try await screen.button("Take the first away").tap()
    try await screen.button("Where am I?").tap()
    #expect(screen.text("In the second").exists)
  }

  @Test("A header that was never shown is not mounted in order to be unmounted")
  func neverShown() async throws {
    let log = Names()
    let screen = Screen { Tabs(log: log) }
    try await screen.button("Take it away").tap()
    #expect(log.names == [])
  }
}

@MainActor
private final class Names {
  var names: [String] = []
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func naming(_ name: String) -> some View {
    preference(key: NamesKey.self, value: [name])
  }
}

private struct Places: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Text("Row")
        } header: {
          HStack { NavigationLink("From a header") { Text("Page From a header") } }
        }
      }
      .toolbar { NavigationLink("From a tool") { Text("Page From a tool") } }
    }
  }
}

private struct Chapters: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("To the second") { proxy.scrollTo(2) }
      List {
        Section {
          Text("A")
        } header: {
          Text("First").id(1)
        }
        Section {
          Text("B")
        } header: {
          Text("Second").id(2)
        }
      }
    }
  }
}

private struct Tabs: View {
  let log: Names
  @State private var isThere = true

  var body: some View {
    Button("Take it away") { isThere = false }
    if isThere {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") {
          List {
            Section {
              Text("Row")
            } header: {
              Logged(log: log)
            }
          }
        }
      }
    }
  }
}

private struct Logged: View {
  let log: Names

  var body: some View {
    log.names.append("body")
    return Text("Header")
  }
}

private enum Place {
  @TaskLocal static var name = "Nowhere"
}

private struct First: TaskContext {
  func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Place.$name.withValue("In the first", operation: operation)
  }
}

private struct Second: TaskContext {
  func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Place.$name.withValue("In the second", operation: operation)
  }
}

private struct Contexts: View {
  @State private var isThere = true
  @State private var place = ""

  var body: some View {
    Button("Take the first away") { isThere = false }
    Button("Where am I?") { place = Place.name }
    if isThere { Text("A").running(in: First()) }
    Text("B").running(in: Second())
    Text(place)
  }
}
