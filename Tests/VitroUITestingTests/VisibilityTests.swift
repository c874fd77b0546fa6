import Testing
import VitroUI
import VitroUITesting

/// Tests of visibility: what nobody sees is not there, and what lets the pointer through is not tapped.
@MainActor @Suite("What a person cannot see or reach") struct VisibilityTests {
  nonisolated static let ways: [(String, Way)] = [
    ("hidden()", { AnyView($0.hidden()) }),
    ("opacity(0)", { AnyView($0.opacity(0)) }),
    ("opacity(0) around it", { form in AnyView(VStack { form.padding() }.opacity(0)) }),
  ]
  typealias Way = @MainActor @Sendable (Form) -> AnyView

  @Test(
    "What is hidden, or has no opacity, is absent, and cannot be used",
    .tags(.queriesAreStrict), arguments: ways.indices)
  func invisible(_ way: Int) async {
    let screen = Screen {
      Self.ways[way].1(Form())
      Text("Seen")
    }
    #expect(screen.button("Save").isAbsent && screen.text("Draft").isAbsent)
    #expect(screen.toggle().count == 0 && screen.element(id: "draft").isAbsent)
    #expect(screen.root.outline == "text \"Seen\"")
    await #expect(throws: QueryError.self) { try await screen.button("Save").tap() }
  }

  @Test("What is shown again is there again, with all that it held")
  func shownAgain() async throws {
    let screen = Screen { Peekaboo() }
    #expect(screen.text("Secret").exists)
    try await screen.toggle("Shown").tap()
    #expect(screen.text("Secret").isAbsent && screen.button("Open").exists)
    #expect(screen.button("Open Secret").isAbsent)
    try await screen.toggle("Shown").tap()
    #expect(screen.text("Secret").exists && screen.button("Open Secret").exists)
  }

  @Test("A row hands no press on to what nobody sees in it")
  func invisibleInARow() async throws {
    let screen = Screen {
      List {
        HStack {
          Text("Milk")
          Button("Delete") {}.accessibilityAction(named: "Archive") {}.opacity(0)
        }
      }
    }
    let row = screen.listItem("Milk")
    await #expect(throws: QueryError.self) { try await row.tap() }
    await #expect(throws: QueryError.self) { try await row.performAction(named: "Archive") }
  }

  @Test("What lets the pointer through is seen, and cannot be pressed")
  func ignoresPointer() async throws {
    let screen = Screen { Form().allowsHitTesting(false) }
    #expect(screen.button("Save").isEnabled && screen.text("Draft").exists)
    let error = await #expect(throws: QueryError.self) { try await screen.button("Save").tap() }
    #expect(
      error?.message.hasPrefix(
        "button \"Save\" lets the pointer through: it stands in a view with '.allowsHitTesting(false)'."
      ) == true)
    await #expect(throws: QueryError.self) { try await screen.toggle("Private").tap() }
    try await Screen { Form().allowsHitTesting(true) }.button("Save").tap()
  }

  struct Form: View {
    @State private var isPrivate = false

    var body: some View {
      Text("Draft").accessibilityIdentifier("draft")
      Button("Save") {}
      Toggle("Private", isOn: $isPrivate)
    }
  }
}

private struct Peekaboo: View {
  @State private var isShown = true

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    Button {
    } label: {
      Text("Open")
      Text("Secret").opacity(isShown ? 1 : 0)
    }
  }
}
