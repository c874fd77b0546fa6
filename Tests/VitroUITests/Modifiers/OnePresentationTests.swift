import Testing
import VitroUI
import VitroUITesting

/// A page, or a dialog, presents one dialog at a time; the next one waits, and the test is told.
@MainActor @Suite("One dialog at a time")
struct OnePresentationTests {
  @Test("Of two sheets of one view the second is shown when the first has gone, and that is told")
  func twoSheets() async throws {
    let screen = Screen { TwoSheets() }
    await isTold { try await screen.button("Both").tap() }
    #expect(screen.sheet.text("First").exists && screen.root.dialogs == 1)
    try await screen.sheet.dismiss()
    #expect(screen.sheet.text("Second").exists)
    try await screen.sheet.dismiss()
    #expect(screen.sheet.isAbsent)
  }

  @Test("Two sheets that are shown from the beginning come one after the other")
  func fromTheBeginning() async throws {
    let screen = Screen { TwoSheets(first: true, second: true) }
    withKnownIssue {
      #expect(screen.sheet.text("First").exists)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("while another one is shown")
    }
    try await screen.sheet.dismiss()
    #expect(screen.sheet.text("Second").exists)
  }

  @Test("What waits is not shown when it is not wanted any more")
  func notWantedAnyMore() async throws {
    let screen = Screen { TwoSheets() }
    await isTold { try await screen.button("Both").tap() }
    try await screen.button("Not the second").tap()
    try await screen.sheet.dismiss()
    #expect(screen.sheet.isAbsent)
  }

  @Test(
    "An alert, choices, a cover or a popover of a view under a sheet waits for the sheet",
    arguments: ["alert", "choices", "cover", "popover"])
  func underASheet(_ kind: String) async throws {
    let screen = Screen { KindsOfDialogs() }
    try await screen.button("sheet").tap()
    await isTold { try await screen.button(kind).tap() }
    #expect(screen.sheet.text("On the sheet").exists)
    try await screen.sheet.dismiss()
    #expect(screen.elements([.dialog, .alertdialog], named: nil).text("It is \(kind)").exists)
  }

  @Test("What a sheet presents itself stands in front of it, and nobody is told")
  func within() async throws {
    let screen = Screen { Nested() }
    for level in 1...3 {
      try await screen.button("Open").tap()
      #expect(screen.text("Level \(level)").exists && screen.root.dialogs == level)
    }
    try await screen.sheet.dismiss()
    #expect(screen.text("Level 2").exists)
  }

  @Test(
    "What takes the place of another one in one step comes at once, and nobody is told",
    arguments: ["Sheet first", "Alert first", "By onDismiss"])
  func inPlace(_ order: String) async throws {
    let screen = Screen { Handover() }
    try await screen.button("Ask").tap()
    try await screen.alert("Sure?").button(order).tap()
    #expect(screen.sheet.text("Here").exists)
    try await screen.sheet.dismiss()
    if order == "By onDismiss" { #expect(screen.sheet.text("There").exists) }
  }

  @Test("What waits is shown when the view goes whose dialog it has waited for")
  func presenterGoes() async throws {
    let screen = Screen { Leaving() }
    await isTold { try await screen.button("Both").tap() }
    try await screen.button("Leave").tap()
    #expect(screen.sheet.text("Second").exists)
  }

  private func isTold(
    _ action: () async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let problem = await #expect(throws: Problem.self, sourceLocation: sourceLocation) {
      try await action()
    }
    #expect(problem?.kind == .alreadyPresenting, sourceLocation: sourceLocation)
  }
}

private struct TwoSheets: View {
  @State var first = false
  @State var second = false

  var body: some View {
    Button("Both") { (second, first) = (true, true) }
      .sheet(isPresented: $first) {
        Text("First")
        Button("Not the second") { second = false }
      }
      .sheet(isPresented: $second) { Text("Second") }
  }
}

private struct KindsOfDialogs: View {
  @State private var isShown = false
  @State private var kind: String?

  var body: some View {
    Button("sheet") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("On the sheet")
        ForEach(["alert", "choices", "cover", "popover"], id: \.self) { name in
          Button(name) { kind = name }
        }
      }
    Text("Page")
      .alert("Alert", isPresented: isShown("alert")) {
      } message: {
        Text("It is alert")
      }
      .confirmationDialog("Choices", isPresented: isShown("choices")) {
      } message: {
        Text("It is choices")
      }
      .fullScreenCover(isPresented: isShown("cover")) { Text("It is cover") }
      .popover(isPresented: isShown("popover")) { Text("It is popover") }
  }

  private func isShown(_ name: String) -> Binding<Bool> {
    Binding(get: { kind == name }, set: { if !$0 { kind = nil } })
  }
}

private struct Nested: View {
  var level = 0
  @State private var isOpen = false

  var body: some View {
    Text("Level \(level)")
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { AnyView(Nested(level: level + 1)) }
  }
}

private struct Handover: View {
  @State private var isAsking = false
  @State private var isShown = false
  @State private var isNext = false
  @State private var hasNext = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .sheet(isPresented: $isShown, onDismiss: { isNext = hasNext }) { Text("Here") }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Sheet first") {
          isShown = true
          isAsking = false
        }
        Button("Alert first") {
          isAsking = false
          isShown = true
        }
        Button("By onDismiss") { (isShown, hasNext) = (true, true) }
      }
      .sheet(isPresented: $isNext) { Text("There") }
  }
}

private struct Leaving: View {
  @State private var isThere = true
  @State private var first = false
  @State private var second = false

  var body: some View {
    Button("Both") { (first, second) = (true, true) }
      .sheet(isPresented: $second) { Text("Second") }
    if isThere {
      VStack {
        Text("There").sheet(isPresented: $first) { Button("Leave") { isThere = false } }
      }
    }
  }
}

extension Element {
  /// How many dialogs stand on the screen.
  fileprivate var dialogs: Int { children.count { $0.role.isModal } }
}
