import Synchronization
import Testing
import VitroUI
import VitroUITesting

/// No expectation, positive or negative, is fulfilled because its element is not there, or because
/// there are two of it.
@MainActor @Suite("Expectations about what is not there")
struct StrictnessTests {
  typealias Ask = @MainActor @Sendable (Query) -> Bool

  /// What a test may ask of a query, each negated so that it was green as long as a missing element
  /// counted as one that is disabled, not chosen, empty, …
  nonisolated static let questions: [(String, Ask)] = [
    ("!isEnabled", { !$0.isEnabled }),
    ("!isSelected", { !$0.isSelected }),
    ("!isExpanded", { !$0.isExpanded }),
    ("!isFocused", { !$0.isFocused }),
    ("value == nil", { $0.value == nil }),
    ("name == nil", { $0.name == nil }),
    ("text == nil", { $0.text == nil }),
    ("hint == nil", { $0.hint == nil }),
    ("identifier == nil", { $0.identifier == nil }),
  ]

  @Test(
    "What is asked of an element that is missing fails at its line and shows the screen",
    .tags(.queriesAreStrict, .failureShowsTheScreen), arguments: questions.indices)
  func missing(_ question: Int) {
    let screen = Screen { Form() }
    let ask = Self.questions[question].1
    fails(
      """
      There is no button "Safe".

      Nearest matches:
        button "Save" (disabled)

      On the screen:
        button "Save" (disabled)
        button "Delete"
        button "Delete"
      """, line: #line + 2
    ) {
      _ = ask(screen.button("Safe"))
    }
  }

  @Test(
    "What is asked of two elements at once fails, and lists them",
    .tags(.queriesAreStrict), arguments: questions.indices)
  func ambiguous(_ question: Int) {
    let screen = Screen { Form() }
    let ask = Self.questions[question].1
    fails(startingWith: twoDeletes, line: #line + 1) {
      _ = ask(screen.button("Delete"))
    }
  }

  @Test("What is asked of the one element that is meant is answered")
  func answered() {
    let screen = Screen { Form() }
    #expect(!screen.button("Save").isEnabled)
    #expect(!screen.button("Save").isFocused && screen.button("Save").value == nil)
  }

  @Test("Whether something is there that is there twice is no question", .tags(.queriesAreStrict))
  func exists() {
    let screen = Screen { Form() }
    fails(startingWith: twoDeletes, line: #line + 1) {
      _ = !screen.button("Delete").exists
    }
    fails(startingWith: twoDeletes, line: #line + 1) {
      _ = !screen.button("Delete").isAbsent
    }
  }

  @Test("Absence has a word of its own, and several are counted")
  func absent() {
    let screen = Screen { Form() }
    #expect(screen.button("Safe").isAbsent && !screen.button("Safe").exists)
    #expect(!screen.button("Save").isAbsent && screen.button("Delete").count == 2)
    #expect(screen.button().all.map(\.name) == ["Save", "Delete", "Delete"])
  }

  @Test(
    "Nothing is absent, or counted, in what is not there itself", .tags(.queriesAreStrict),
    arguments: [
      { _ = $0.isAbsent }, { _ = $0.exists }, { _ = $0.count }, { _ = $0.all },
    ] as [@MainActor @Sendable (Query) -> Void])
  func missingScope(_ ask: @MainActor @Sendable (Query) -> Void) {
    let screen = Screen { Form() }
    fails(startingWith: "There is no dialog.\n\nOn the screen:", line: #line + 1) {
      ask(screen.sheet.button("Save"))
    }
  }

  @Test(
    "Nothing is absent, or counted, in one of two things that are called the same",
    .tags(.queriesAreStrict),
    arguments: [
      { _ = $0.isAbsent }, { _ = $0.exists }, { _ = $0.count }, { _ = $0.all },
      { _ = $0.isEnabled },
    ] as [@MainActor @Sendable (Query) -> Void])
  func ambiguousScope(_ ask: @MainActor @Sendable (Query) -> Void) {
    let screen = Screen { Rows() }
    fails(
      startingWith: """
        There are 2 elements that are listitem "Same row"; say which one is meant:
          listitem "Same row First"
          listitem "Same row Second"

        On the screen:
        """, line: #line + 2
    ) {
      ask(screen.listItem("Same row").text("Third"))
    }
  }

  @Test("What is called by no name is looked for in all of them, and counted once")
  func anyScope() {
    let screen = Screen { Rows() }
    #expect(screen.listItem.text("First").exists && screen.listItem.text("Third").isAbsent)
    #expect(screen.listItem.text("Same row").count == 2)
    #expect(screen.group.button("Within").count == 1)
    #expect(screen.list.text().all.map(\.text) == ["Same row", "First", "Same row", "Second"])
  }

  @Test("What can hide nothing is neither open nor closed", .tags(.queriesAreStrict))
  func neitherOpenNorClosed() {
    let screen = Screen { Rows() }
    fails(
      startingWith: "button \"Within\" is neither open nor closed: nothing can be hidden in it.",
      line: #line + 2
    ) {
      _ = !screen.button("Within").isExpanded
    }
    #expect(!screen.button("More").isExpanded)
  }

  @Test("A query without a name of its own fails at the test, and says why")
  func noLine() throws {
    let screen = Screen { Two() }
    let line = try #require(Test.current?.sourceLocation.line)
    fails(
      at: line, { _ = screen.list.isEnabled },
      { $0.hasPrefix("There are 2 elements that are list") && $0.hasSuffix("as in 'sheet()'.") })
  }

  @Test("Nearest matches of an identifier are identifiers")
  func nearestIdentifiers() {
    let screen = Screen { Identified() }
    fails(
      startingWith: """
        There is no element with the identifier "row.mikl".

        Nearest matches:
          text "Milk" with the identifier "row.milk"

        On the screen:
        """, line: #line + 2
    ) {
      _ = screen.element(id: "row.mikl").isEnabled
    }
  }

  @Test("What is all there is in a row is chosen where its row is", arguments: [false, true])
  func chosenRows(isOfSeveral: Bool) {
    let screen = Screen { Choice(isOfSeveral: isOfSeveral) }
    #expect(screen.element(id: "row.Milk").isSelected)
    #expect(!screen.element(id: "row.Bread").isSelected)
    #expect(screen.listItem("Milk").isSelected && !screen.listItem("Bread").isSelected)
    #expect(screen.text("Milk").isSelected && !screen.button("Buy Milk").isSelected)
  }

  @Test("Whether a text is chosen that nobody can choose is no question, though its row can be")
  func notChosen() {
    let screen = Screen {
      List(selection: .constant("Milk")) {
        HStack {
          Text("Milk")
          Text("2 litres")
        }
        .tag("Milk")
      }
    }
    fails(startingWith: "text \"2 litres\" is neither chosen nor not", line: #line + 1) {
      _ = screen.text("2 litres").isSelected
    }
    #expect(screen.listItem("Milk 2 litres").isSelected)
    let plain = Screen { List { Text("Milk") } }
    fails(startingWith: "listitem \"Milk\" is neither chosen nor not", line: #line + 1) {
      _ = plain.listItem("Milk").isSelected
    }
  }

  @Test("What has been shown once is not shown again, and no line is endless")
  func short() {
    let screen = Screen { Text(String(repeating: "x", count: 400)) }
    let query = screen.button("Typo")
    let whole = "\(query)"
    #expect(whole.contains("\n  text \"" + String(repeating: "x", count: 294) + "…"))
    fails(startingWith: "There is no button", line: #line - 3) { _ = query.isEnabled }
    #expect("\(query)" == "There is no button \"Typo\". (The screen is shown above.)")
  }

  @Test("A problem that an action meets says on which line that was")
  func problemPlace() async {
    let screen = Screen { Astray() }
    screen.onProblem = { _ in }
    let query = screen.button("Astray")
    let line = #line - 1
    let problem = await #expect(throws: Problem.self) { try await query.tap() }
    #expect(problem?.description.hasSuffix("It came of StrictnessTests.swift:\(line).") == true)
  }

  @Test("An action that fails says on which line, since Swift Testing names that of the test")
  func actionPlace() async {
    let screen = Screen { Form() }
    let query = screen.button("Safe")
    let line = #line - 1
    let error = await #expect(throws: QueryError.self) { try await query.tap() }
    #expect(error?.description.hasSuffix("Looked for in StrictnessTests.swift:\(line).") == true)
  }

  private let twoDeletes = """
    There are 2 elements that are button "Delete"; say which one is meant:
      button "Delete"
      button "Delete"

    On the screen:
    """
}

private struct Form: View {
  var body: some View {
    Button("Save") {}.disabled(true)
    Button("Delete") {}
    Button("Delete") {}
  }
}

private struct Rows: View {
  var body: some View {
    List {
      row("First")
      row("Second")
    }
    VStack {
      VStack { Button("Within") {} }
        .accessibilityElement(children: .contain).accessibilityLabel("Inner")
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Outer")
    DisclosureGroup("More") { Text("Hidden") }
  }

  private func row(_ text: String) -> some View {
    HStack {
      Text("Same row")
      Text(text)
    }
  }
}

private struct Identified: View {
  var body: some View {
    Text("Milk").accessibilityIdentifier("row.milk")
    Text("Bread").accessibilityIdentifier("row.bread")
    Text("Other").accessibilityIdentifier("elsewhere")
  }
}

private struct Choice: View {
  let isOfSeveral: Bool
  @State private var one: String? = "Milk"
  @State private var several: Set = ["Milk"]

  var body: some View {
    if isOfSeveral {
      List(selection: $several) { rows }
    } else {
      List(selection: $one) { rows }
    }
  }

  private var rows: some View {
    ForEach(["Milk", "Bread"], id: \.self) { name in
      Text(name).padding().accessibilityIdentifier("row.\(name)")
        .swipeActions { Button("Buy \(name)") {} }
    }
  }
}

private struct Astray: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) { Button("Astray") { path = [1] } }
  }
}

private struct Two: View {
  var body: some View {
    List { Text("One") }
    List { Text("Two") }
  }
}

/// Expects one failure that says just this, at a line of this file.
@MainActor
private func fails(_ message: String, line: Int, _ body: @MainActor () -> Void) {
  fails(at: line, body) { $0 == message }
}

/// Expects one failure that begins so, at a line of this file.
@MainActor
private func fails(startingWith start: String, line: Int, _ body: @MainActor () -> Void) {
  fails(at: line, body) { $0.hasPrefix(start) }
}

@MainActor
private func fails(
  at line: Int, _ body: @MainActor () -> Void, _ isMeant: @Sendable (String) -> Bool
) {
  let count = Mutex(0)
  withoutActuallyEscaping(isMeant) { isMeant in
    withKnownIssue {
      body()
    } matching: { issue in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      let place = issue.sourceLocation
      return isFirst && place?.fileName == "StrictnessTests.swift" && place?.line == line
        && isMeant(issue.comments.map(\.rawValue).joined())
    }
  }
}
