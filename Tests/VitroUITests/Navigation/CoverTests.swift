import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Pages that others cover")
struct CoverTests {
  @Test("A page that is covered disappears, and appears again when it comes back")
  func covered() async throws {
    let log = Log()
    let screen = Screen { Pages(log: log) }
    try await screen.button("More").tap()
    try await screen.link("Next").tap()
    #expect(log.entries == ["first appears", "second appears", "first disappears"])
    log.entries = []
    try await screen.button("Back").tap()
    #expect(Set(log.entries) == ["second disappears", "first appears"] && log.entries.count == 2)
    #expect(screen.text("count 1").exists)
  }

  @Test("The tasks of a covered page are cancelled, and begin anew when it comes back")
  func tasks() async throws {
    let log = Log()
    let screen = Screen { Working(log: log) }
    await screen.rest()
    try await screen.link("Next").tap()
    #expect(log.entries == ["begins", "is cancelled"])
    try await screen.button("Back").tap()
    #expect(log.entries == ["begins", "is cancelled", "begins"])
  }

  @Test("Of pages that come together only the one on top appears; the others do when it goes")
  func together() async throws {
    let log = Log()
    let screen = Screen { Deep(log: log) }
    try await screen.button("Dive").tap()
    #expect(log.entries == ["0 appears", "2 appears", "0 disappears"])
    log.entries = []
    try await screen.button("Back").tap()
    #expect(Set(log.entries) == ["2 disappears", "1 appears"])
    log.entries = []
    try await screen.button("Back").tap()
    #expect(Set(log.entries) == ["1 disappears", "0 appears"])
  }

  @Test("What comes onto a covered page, and goes again, has never appeared")
  func below() async throws {
    let log = Log()
    let screen = Screen { Below(log: log) }
    try await screen.link("Next").tap()
    try await screen.button("Show below").tap()
    #expect(log.entries == [])
    try await screen.button("Hide below").tap()
    #expect(log.entries == [])
    try await screen.button("Show below").tap()
    try await screen.button("Back").tap()
    #expect(log.entries == ["extra appears"])
  }

  @Test("A sheet covers no page, and its own pages cover each other")
  func sheets() async throws {
    let log = Log()
    let screen = Screen { Pages(log: log).sheet(isPresented: .constant(true)) { Pages(log: log) } }
    #expect(log.entries == ["first appears", "first appears"])
    try await screen.sheet.link("Next").tap()
    #expect(log.entries.suffix(2) == ["second appears", "first disappears"])
    #expect(log.entries.count == 4)
  }
}

@MainActor private final class Log {
  var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// Writes when it begins, and when it is cancelled.
  func work() async {
    write("begins")
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      MainActor.assumeIsolated { write("is cancelled") }
      continuation.finish()
    }
  }
}

extension View {
  fileprivate func logged(_ name: String, in log: Log) -> some View {
    onAppear { log.write("\(name) appears") }.onDisappear { log.write("\(name) disappears") }
  }
}

private struct Pages: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("count \(count)")
        Button("More") { count += 1 }
        NavigationLink("Next") { Text("second page").logged("second", in: log) }
      }
      .logged("first", in: log)
    }
  }
}

private struct Working: View {
  let log: Log

  var body: some View {
    NavigationStack {
      NavigationLink("Next") { Text("second page") }.task { await log.work() }
    }
  }
}

private struct Deep: View {
  let log: Log
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Dive") { path = [1, 2] }
        .logged("0", in: log)
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)").logged("\(number)", in: log)
        }
    }
  }
}

private struct Below: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        if isShown { Text("extra").logged("extra", in: log) }
        NavigationLink("Next") {
          Button(isShown ? "Hide below" : "Show below") { isShown.toggle() }
        }
      }
    }
  }
}
