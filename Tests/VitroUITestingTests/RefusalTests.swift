import Foundation
import Testing
import VitroUI
import VitroUITesting

/// Tests of refusals: what nobody could do on a screen is not done in a test without a word.
@MainActor @Suite("What controls cannot be set to")
struct RefusalTests {
  @Test("A stepper at its end cannot be set further, and the test is told")
  func stepper() async throws {
    let screen = Screen { Controls() }
    try await screen.stepper("Count").increment()
    await fails("has its highest value already") { try await screen.stepper("Count").increment() }
    try await screen.stepper("Count").decrement()
    await fails("has its lowest value already") { try await screen.stepper("Count").decrement() }
    #expect(screen.text("0 0.5").exists)
  }

  @Test("A slider takes the numbers of its range, and no others")
  func slider() async throws {
    let screen = Screen { Controls() }
    await fails("cannot be set to 1.5: it goes from 0 to 1") {
      try await screen.slider("Part").set(1.5)
    }
    try await screen.slider("Part").set(1)
    await fails("has its highest value already") { try await screen.slider("Part").increment() }
    try await screen.slider("Part").set(0)
    await fails("has its lowest value already") { try await screen.slider("Part").decrement() }
    #expect(screen.text("0 0.0").exists)
  }

  @Test("A slider takes its bounds, and its steps end before a bound between them")
  func bounds() async throws {
    let screen = Screen { Bounds() }
    for volume in [0.1, 0.9] { try await screen.slider("Volume").set(volume) }
    await fails("has its highest value") { try await screen.slider("Volume").increment() }
    try await screen.slider("Threes").set(9)
    await fails("has its highest value") { try await screen.slider("Threes").increment() }
    try await screen.slider("Threes").set(6)
    try await screen.slider("Threes").increment()
    #expect(screen.slider("Threes").value == "9")
  }

  @Test(
    "A field for a date, a time or a colour takes what is one",
    arguments: [
      ("Day", "2026-12-24", ["tomorrow", "2026-13-01", "2026-02-30", "24.12.2026", "18:30", ""]),
      ("Time", "18:30", ["24:00", "6 pm", "2026-12-24", ""]),
      ("Moment", "2026-12-24T18:30", ["2026-12-24", "2026-12-24 18:30", "18:30", ""]),
      ("Tint", "#ff9500", ["orange", "#f90", "#ff95zz", ""]),
    ])
  func fields(_ name: String, _ right: String, _ wrong: [String]) async throws {
    let screen = Screen { Controls() }
    let before = screen.textField(name).value
    for text in wrong {
      await fails("cannot hold \"\(text)\": it takes what is written like \"") {
        try await screen.textField(name).type(text)
      }
      #expect(screen.textField(name).value == before)
    }
    try await screen.textField(name).type(right)
    #expect(screen.textField(name).value == right)
  }

  @Test("Nobody types a line break into a field of one line")
  func lineBreaks() async throws {
    let screen = Screen {
      TextField("Name", text: .constant("Blob"))
      TextField("Note", text: .constant("Blob"), axis: .vertical)
    }
    await fails("takes one line") { try await screen.textField("Name").type("a\nb") }
    try await screen.textField("Note").type("a\nb")
  }

  @Test(
    "Files are chosen with a button for files, as many as it takes; a press of it is the browser's")
  func files() async throws {
    let screen = Screen { Importing() }
    let file = URL(fileURLWithPath: "/a.txt")
    await fails("lets nobody choose files") { try await screen.button("Import").chooseFiles(file) }
    try await screen.button("Import").tap()
    await fails("takes one file: nobody can choose 2 with it.") {
      try await screen.button("Choose a File").chooseFiles(file, file)
    }
    await fails("takes one file: nobody can choose none with it.") {
      try await screen.button("Choose a File").chooseFiles()
    }
    await fails("use 'chooseFiles(_:)'.") { try await screen.button("Choose a File").tap() }
    try await screen.button("Choose a File").chooseFiles(file)
    #expect(screen.text("a.txt").exists)
  }

  private func fails(
    _ words: String, _ deed: () async throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    do {
      try await deed()
      Issue.record("It was done", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)".contains(words), sourceLocation: sourceLocation)
    }
  }
}

private struct Importing: View {
  @State private var isImporting = false
  @State private var name = ""

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
        name = (try? $0.get().lastPathComponent) ?? "none"
      }
    Text(name)
  }
}

private struct Bounds: View {
  @State private var volume: Float = 0.5
  @State private var threes = 0.0

  var body: some View {
    Slider(value: $volume, in: 0.1...0.9) { Text("Volume") }
    Slider(value: $threes, in: 0...10, step: 3) { Text("Threes") }
  }
}

private struct Controls: View {
  @State private var count = 0
  @State private var part = 0.5
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var tint = Color.blue

  var body: some View {
    Stepper("Count", value: $count, in: 0...1)
    Slider(value: $part) { Text("Part") }
    Text(verbatim: "\(count) \(part)")
    DatePicker("Day", selection: $date, displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    DatePicker("Moment", selection: $date)
    ColorPicker("Tint", selection: $tint)
  }
}
