import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Views")
struct ViewTests {
  @Test("Rows are deleted at the offsets of their elements")
  func delete() async throws {
    let screen = Screen { Letters() }
    try await screen.button("Delete b").tap()
    #expect(screen.listItem().all.map(\.text) == ["a Delete", "c Delete"])
    try await screen.button("Delete c").tap()
    #expect(screen.listItem().count == 1)
  }

  @Test("Several rows are chosen, and the list says which")
  func selection() async throws {
    let screen = Screen { Letters(isChoosing: true) }
    try await screen.checkbox("Select a").tap()
    try await screen.checkbox("Select c").tap()
    #expect(screen.text("chosen: ac").exists)
    #expect(screen.checkbox("Select c").isSelected)
    try await screen.checkbox("Select a").tap()
    #expect(screen.text("chosen: c").exists)
  }

  @Test("Offsets that a collection does not have are left out when elements are removed")
  func removeAtOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2, 7])
    #expect(letters == ["b", "d"])
  }

  @Test("A section has a heading and a name")
  func section() {
    let screen = Screen { List { Section("Fruit") { Text("Apple") } } }
    #expect(screen.group("Fruit").heading("Fruit").exists)
    #expect(screen.group("Fruit").listItem("Apple").exists)
  }

  @Test("A button with a label of its own is named by what is in it")
  func label() {
    let screen = Screen {
      Button {
      } label: {
        HStack {
          Text("Save")
          Text("now")
        }
      }
    }
    #expect(screen.button("Save now").exists)
  }

  @Test("if, else and switch show what they should, and lose what is gone")
  func branches() async throws {
    let screen = Screen { Branches() }
    #expect(screen.text("zero").exists)
    try await screen.button("+").tap()
    #expect(screen.text("one").exists && screen.text("zero").count == 0)
    try await screen.button("+").tap()
    #expect(screen.text("many").exists && screen.text("odd").count == 0)
    try await screen.button("+").tap()
    #expect(screen.text("odd").exists)
  }

  @Test("Work begins when its view comes, and is cancelled when the view goes")
  func task() async throws {
    let log = Log()
    let screen = Screen { Tasks(log: log) }
    await screen.rest()
    #expect(log.entries == ["appeared", "began 0"])
    try await screen.button("Next").tap()
    #expect(log.entries == ["appeared", "began 0", "cancelled 0", "began 1"])
    try await screen.button("Hide").tap()
    #expect(log.entries.suffix(2) == ["disappeared", "cancelled 1"])
  }

  @Test("A change is told with the old value and the new one, once")
  func onChange() async throws {
    let screen = Screen { Changes() }
    try await screen.button("+").tap()
    try await screen.button("Same").tap()
    #expect(screen.text("0→1").exists)
  }
}

private struct Letters: View {
  @State var letters = ["a", "b", "c"]
  @State var chosen: Set<String> = []
  var isChoosing = false
  var body: some View {
    Text("chosen: \(chosen.sorted().joined())")
    if isChoosing {
      List(selection: $chosen) { ForEach(letters, id: \.self) { Text($0) } }
    } else {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete { letters.remove(atOffsets: $0) }
      }
    }
  }
}

private struct Branches: View {
  @State var count = 0
  var body: some View {
    switch count {
    case 0: Text("zero")
    case 1: Text("one")
    default: Text("many")
    }
    if count.isMultiple(of: 2) {} else if count > 1 { Text("odd") }
    Button("+") { count += 1 }
  }
}

@MainActor private final class Log {
  var entries: [String] = []
}

private struct Tasks: View {
  let log: Log
  @State var id = 0
  @State var isHidden = false
  var body: some View {
    if !isHidden {
      Text("here")
        .task(id: id) { [id] in
          log.entries.append("began \(id)")
          await cancellation()
          log.entries.append("cancelled \(id)")
        }
        .onAppear { log.entries.append("appeared") }
        .onDisappear { log.entries.append("disappeared") }
    }
    Button("Next") { id += 1 }
    Button("Hide") { isHidden = true }
  }

  private nonisolated func cancellation() async {
    for await _ in AsyncStream<Never>(unfolding: { await suspendForever() }) {}
  }
}

private func suspendForever() async -> Never? {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
  return nil
}

private struct Changes: View {
  @State var count = 0
  @State var story = ""
  var body: some View {
    Text(story)
      .onChange(of: count) { old, new in story += "\(old)→\(new)" }
    Button("+") { count += 1 }
    Button("Same") { count += 0 }
  }
}
