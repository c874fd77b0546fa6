import Foundation
import Testing
import VitroUI
import VitroUITesting

/// Tests of what a dialog covers: it has not gone, and a test that asks for it fails, and names the
/// dialog.
@MainActor @Suite("What stands behind a dialog")
struct CoveredTests {
  nonisolated static let covers: [(name: String, button: String)] = [
    ("alertdialog \"Sure?\"", "Ask"), ("dialog \"Which?\"", "Choose"), ("dialog \"On it\"", "Show"),
    ("dialog \"Beside it\"", "Point"), ("dialog \"Over it\"", "Cover"),
  ]

  typealias Ask = @MainActor @Sendable (Query) -> Bool
  nonisolated static let questions: [Ask] = [
    { $0.isAbsent }, { $0.exists }, { $0.count == 0 }, { $0.all.isEmpty }, { $0.isEnabled },
    { $0.name == nil },
  ]

  @Test(
    "Whether something is there that a dialog covers is no question", .tags(.queriesAreStrict),
    arguments: covers.indices, questions.indices)
  func covered(_ cover: Int, _ question: Int) async throws {
    let screen = Screen { Page() }
    try await screen.button(Self.covers[cover].button).tap()
    for (index, query) in queries(on: screen).enumerated() {
      fails(saying: "stands behind \(Self.covers[cover].name): it has not gone", index) {
        _ = Self.questions[question](query)
      }
    }
  }

  @Test("What a dialog covers is there again when that has gone", arguments: covers.indices)
  func uncovered(_ cover: Int) async throws {
    let screen = Screen { Page() }
    try await screen.button(Self.covers[cover].button).tap()
    try await screen.button("Cancel").tap()
    for query in queries(on: screen) { #expect(query.exists) }
  }

  @Test("What is done to what a dialog covers fails, and names the dialog")
  func actions() async throws {
    let screen = Screen { Page() }
    try await screen.button("Ask").tap()
    let error = await #expect(throws: QueryError.self) { try await screen.button("Ask").tap() }
    let message = """
      button "Ask" stands behind alertdialog "Sure?": it has not gone, and cannot be reached until \
      that has.

      On the screen:
        alertdialog "Sure?"
      """
    #expect(error?.message.hasPrefix(message) == true)
  }

  @Test("What is meant may stand in the dialog, and is looked for in there first")
  func inFront() async throws {
    let screen = Screen { Page() }
    try await screen.button("Show").tap()
    #expect(screen.button("Cancel").exists && screen.text("Total").exists)
    #expect(screen.sheet().button("Ask").isAbsent && screen.sheet().listItem().isAbsent)
    #expect(screen.group("Both").button("Inner").isAbsent && screen.button("Typo").isAbsent)
  }

  @Test("Of two dialogs the one in front is named, also of what the other one holds")
  func twoDialogs() async throws {
    let screen = Screen { Page() }
    try await screen.button("Show").tap()
    try await screen.button("Warn").tap()
    let cover = "stands behind alertdialog \"Careful\": it has not gone"
    fails(saying: "dialog \(cover)") { _ = screen.sheet().isAbsent }
    fails(saying: "button \"Warn\" \(cover)") { _ = screen.button("Warn").isAbsent }
    fails(saying: "dialog \(cover)") { _ = screen.sheet().button("Warn").isAbsent }
    fails(saying: "button \"Ask\" \(cover)") { _ = screen.button("Ask").isAbsent }
  }

  @Test("Pages of a stack below the top, and tabs that are not chosen, are not on the screen")
  func pages() async throws {
    let screen = Screen {
      TabView {
        NavigationStack { NavigationLink("Next") { Text("Second page") } }.tabItem { Text("One") }
        Text("Other tab").tabItem { Text("Two") }
      }
    }
    try await screen.link("Next").tap()
    #expect(screen.link("Next").isAbsent && screen.text("Other tab").isAbsent)
  }

  @Test("What stands beside an open menu is seen, and cannot be pressed")
  func menu() async throws {
    let screen = Screen { Page() }
    try await screen.button("Actions").tap()
    #expect(screen.button("Ask").exists && screen.listItem("Milk").exists)
    await #expect(throws: QueryError.self) { try await screen.button("Ask").tap() }
  }

  private func queries(on screen: Screen) -> [Query] {
    [
      screen.text("Behind"), screen.heading("Title"), screen.image("Star"), screen.button("Ask"),
      screen.link("Terms"), screen.textField("Name"), screen.toggle("Bold"),
      screen.slider("Volume"), screen.stepper("Copies"), screen.picker("Size"),
      screen.progressBar("Upload"), screen.gauge("Battery"), screen.list(), screen.listItem("Milk"),
      screen.group("Danger"), screen.group("Danger").button("Erase"), screen.list.text("Milk"),
      screen.listItem("Milk").text("Milk"), screen.element(id: "behind"),
      screen.element(shortcut: "a"),
    ]
  }

  private func fails(
    saying words: String, _ index: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () -> Void
  ) {
    withKnownIssue("query \(index)", sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains(words)
    }
  }
}

private struct Page: View {
  @State private var shown: String?

  var body: some View {
    content
      .alert("Sure?", isPresented: isShown("alert")) { Button("Cancel") {} }
      .confirmationDialog("Which?", isPresented: isShown("choices")) { Button("This one") {} }
      .sheet(isPresented: isShown("sheet")) { Cover(title: "On it", shown: $shown) }
      .popover(isPresented: isShown("popover")) { Cover(title: "Beside it", shown: $shown) }
      .fullScreenCover(isPresented: isShown("cover")) { Cover(title: "Over it", shown: $shown) }
  }

  private func isShown(_ name: String) -> Binding<Bool> {
    Binding(get: { shown == name }, set: { if !$0 { shown = nil } })
  }

  @ViewBuilder private var content: some View {
    Button("Ask") { shown = "alert" }.keyboardShortcut("a")
    Button("Choose") { shown = "choices" }
    Button("Show") { shown = "sheet" }
    Button("Point") { shown = "popover" }
    Button("Cover") { shown = "cover" }
    Menu("Actions") { Button("Copy") {} }
    Text("Total")
    Text("Behind").accessibilityIdentifier("behind")
    Text("Title").accessibilityAddTraits(.isHeader)
    Image(systemName: "star").accessibilityLabel("Star")
    controls
    List { Text("Milk") }
    Section("Danger") { Button("Erase") {} }
    VStack { Button("Inner") {} }
      .accessibilityElement(children: .contain).accessibilityLabel("Both")
  }

  @ViewBuilder private var controls: some View {
    if let url = URL(string: "https://example.com") { Link("Terms", destination: url) }
    TextField("Name", text: .constant(""))
    Toggle("Bold", isOn: .constant(true))
    Slider(value: .constant(0.5)) { Text("Volume") }
    Stepper("Copies", value: .constant(2))
    Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
    ProgressView("Upload", value: 0.5)
    Gauge(value: 0.5) { Text("Battery") }
  }
}

private struct Cover: View {
  let title: String
  @Binding var shown: String?
  @State private var isWarning = false

  var body: some View {
    Text(title)
    Text("Total")
    VStack { Text("Both") }
      .accessibilityElement(children: .contain).accessibilityLabel("Both")
    Button("Warn") { isWarning = true }.alert("Careful", isPresented: $isWarning) {}
    Button("Cancel") { shown = nil }
  }
}
