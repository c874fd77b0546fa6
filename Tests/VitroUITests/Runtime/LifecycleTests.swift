import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What views do when they come, change and go")
struct LifecycleTests {
  @Test("Inner views appear before outer ones, modifiers as they are written, and tasks come last")
  func appearing() async {
    let log = Log()
    let screen = Screen { Family(log: log) }
    #expect(log.entries == ["inner: first value", "inner appears", "outer appears"])
    await screen.rest()
    #expect(log.entries.suffix(2) == ["inner begins", "outer begins"])
  }

  @Test("Inner views disappear before outer ones, and only then their tasks are cancelled")
  func disappearing() async throws {
    let log = Log()
    let screen = Screen { Family(log: log) }
    await screen.rest()
    log.entries = []
    try await screen.button("Hide").tap()
    #expect(
      log.entries == [
        "inner disappears", "outer disappears", "inner is cancelled", "outer is cancelled",
      ])
  }

  @Test("A screen that ends lets its views disappear, and cancels their tasks")
  func ending() async {
    let log = Log()
    let screen = Screen { Family(log: log) }
    await screen.rest()
    log.entries = []
    screen.unmount()
    #expect(log.entries.count == 4 && log.entries.last == "outer is cancelled")
  }

  @Test("A screen that nobody holds lets go of all that its views held, and ends their tasks")
  func release() async {
    var log: Log? = Log()
    weak let held = log
    var screen: Screen? = log.map { log in
      Screen { NavigationStack { Family(log: log).toolbar { Text("tool") } } }
    }
    await screen?.rest()
    let executor = screen?.executor
    log = nil
    screen = nil
    await executor?.rest()
    #expect(held == nil)
  }

  @Test("A task whose id changes is cancelled before the next one begins")
  func restarting() async throws {
    let log = Log()
    let screen = Screen { Numbered(log: log) }
    try await screen.button("+").tap()
    #expect(log.entries == ["0 begins", "0 is cancelled", "1 begins"])
  }

  @Test("A change is told once an update, however often it was made, and not where it was undone")
  func onceAnUpdate() async throws {
    let log = Log()
    let screen = Screen { Watched(log: log) }
    try await screen.button("Add 1 and 2").tap()
    #expect(log.entries == ["0→3"])
    try await screen.button("Add and take away").tap()
    #expect(log.entries == ["0→3"])
  }

  @Test("A change is told when everything shows it, and what it changes is told after that")
  func chain() async throws {
    let log = Log()
    let screen = Screen { Watched(log: log) }
    try await screen.button("Follow").tap()
    #expect(log.entries == ["0→10", "10→11"])
    #expect(screen.text("number 11").exists)
  }

  @Test("The action with 'perform' gets the new value, and has captured the old ones")
  func perform() async throws {
    let log = Log()
    let screen = Screen { Performing(log: log) }
    try await screen.button("+").tap()
    try await screen.button("+").tap()
    #expect(log.entries == ["0, now 1", "1, now 2"])
  }

  @Test("What changes as a view appears is shown in the same update")
  func sameUpdate() async throws {
    let screen = Screen { Filled() }
    var updates = 0
    screen.onPatches = { _ in updates += 1 }
    try await screen.button("Show").tap()
    #expect(screen.text("filled").exists)
    #expect(updates == 1)
  }
}

@MainActor private final class Log {
  var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// Writes when it begins, and when it is cancelled.
  func work(_ name: String) async {
    write("\(name) begins")
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      MainActor.assumeIsolated { write("\(name) is cancelled") }
      continuation.finish()
    }
  }
}

private struct Family: View {
  let log: Log
  @State private var isHidden = false

  var body: some View {
    if !isHidden {
      VStack {
        Text("inner")
          .task { await log.work("inner") }
          .onChange(of: 1, initial: true) { log.write("inner: first value") }
          .onAppear { log.write("inner appears") }
          .onDisappear { log.write("inner disappears") }
      }
      .task { await log.work("outer") }
      .onAppear { log.write("outer appears") }
      .onDisappear { log.write("outer disappears") }
    }
    Button("Hide") { isHidden = true }
  }
}

private struct Numbered: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    Text("\(number)").task(id: number) { [number] in await log.work("\(number)") }
    Button("+") { number += 1 }
  }
}

private struct Watched: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    Text("number \(number)")
      .onChange(of: number) { old, new in
        log.write("\(old)→\(new)")
        if new == 10 { number += 1 }
      }
    Button("Add 1 and 2") {
      number += 1
      number += 2
    }
    Button("Add and take away") {
      number += 1
      number -= 1
    }
    Button("Follow") { number = 10 }
  }
}

private struct Performing: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    Text("\(number)")
      .onChange(of: number) { [number] new in log.write("\(number), now \(new)") }
    Button("+") { number += 1 }
  }
}

private struct Filled: View {
  @State private var isShown = false
  @State private var text = "empty"

  var body: some View {
    if isShown { Text(text).onAppear { text = "filled" } }
    Button("Show") { isShown = true }
  }
}
