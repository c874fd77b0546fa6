// Every screen of a small application, tried by what a person can press.
import Observation
import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

@MainActor @Observable final class Notes {
  var all: [String] = []
}

struct NotesView: View {
  let notes: Notes
  var takesEmptyNotes = false
  @State private var isAdding = false
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(notes.all, id: \.self) { note in
          NavigationLink(note) { Text(note).navigationTitle("Note") }
        }
        if notes.all.count < 2 { Button("Add") { isAdding = true } }
      }
      .navigationTitle("Notes")
    }
    .sheet(isPresented: $isAdding) {
      NavigationStack {
        Form {
          TextField("Text", text: $text)
          Button("Save") {
            notes.all.append(text)
            (isAdding, text) = (false, "")
          }
          .disabled(text.isEmpty && !takesEmptyNotes)
        }
        .navigationTitle("A new note")
      }
      .interactiveDismissDisabled()
    }
  }
}

@MainActor @Suite("Every screen of the notes")
struct ExploringScreensTests {
  @Test("Every screen has names, comes to rest, and leads back")
  func whatGoesWithoutSaying() async throws {
    let walk = try await ScreenExplorer(typing: ["", "Milk", "Eggs"]) {
      ExploredScreen(Screen { NotesView(notes: Notes()) })
    }
    .always("A sheet asks for a text") { !$0.sheet.exists || $0.textField("Text").exists }
    .explore()
    #expect(walk.states.count > 10)
  }

  @Test("An empty note is a link without a name") func emptyNotes() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer {
        ExploredScreen(Screen { NotesView(notes: Notes(), takesEmptyNotes: true) })
      }
      .explore()
    }
    #expect(error.events == [.press(.button, "Add"), .press(.button, "Save")])
  }

  @Test("With a key the walk goes on from where it is") func key() async throws {
    let walk = try await ScreenExplorer(typing: ["Milk"]) {
      let notes = Notes()
      let screen = Screen { NotesView(notes: notes) }
      return ExploredScreen(screen, identifiedBy: { [screen.root.outline] + notes.all })
    }
    .explore()
    #expect(walk.states.count > 5 && walk.eventCount < 3 * walk.transitionCount)
  }

  @Test("What the world does is an event with a name") func events() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer {
        let clock = TestClock()
        return ExploredScreen(
          Screen { EggView(clock: clock) },
          events: ["a second passes": { await clock.advance(by: .seconds(1)) }])
      }
      .always("It never rings") { !$0.text("Ring").exists }
      .explore()
    }
    #expect(error.events == [.press(.button, "Start"), .event("a second passes")])
  }
}

struct EggView: View {
  let clock: TestClock
  @State private var isRunning = false
  @State private var hasRung = false

  var body: some View {
    VStack {
      Text(hasRung ? "Ring" : "…")
      Button("Start") { isRunning = true }.disabled(isRunning)
    }
    .task(id: isRunning) {
      guard isRunning, (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      hasRung = true
    }
  }
}
