import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Views that never come to rest")
struct ProblemTests {
  @Test("A body that changes what it reads is told, and stopped; the rest of the screen goes on")
  func body() async throws {
    try await expectProblem(.changesWhatItReads, in: ["CountingBody"]) { CountingBody() }
  }

  @Test("Two bodies that change what the other one reads are told, and stopped")
  func twoBodies() async throws {
    let model = Model()
    try await expectProblem(.changesWhatItReads, in: ["CountShown"]) {
      CountShown(model: model)
    }
  }

  @Test("Who only reads what a body changes is not blamed, and is shown")
  func reader() async throws {
    try await expectProblem(.changesWhatItReads, in: ["CountingBinding"]) { Counted() }
  }

  @Test("What appears beside a view that never comes to rest does what it has to")
  func neighbour() async throws {
    let screen = Screen { Page { Beside() } }
    screen.onProblem = { _ in }
    await #expect(throws: Problem.self) { try await screen.button("Show").tap() }
    #expect(screen.text("filled").exists)
  }

  @Test("Two values that follow each other are told, and stopped; the rest of the screen goes on")
  func actions() async throws {
    try await expectProblem(.causesItself, in: ["Following"]) { Following() }
  }

  @Test("A view that takes itself away as it appears is told, and stopped")
  func appearing() async throws {
    try await expectProblem(.causesItself, in: ["Flickering"]) { Flickering() }
  }

  @Test("What is wrong from the beginning fails the first thing that is asked, once")
  func fromTheBeginning() {
    let screen = Screen { Following() }
    screen.onProblem = { _ in }
    withKnownIssue {
      #expect(screen.button("Missing").isAbsent)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        "An action in 'Following' brings itself about again")
    }
    #expect(screen.button("Missing").isAbsent)
  }

  @Test("A chain of changes that ends is no problem")
  func chain() async throws {
    let screen = Screen { Chain() }
    try await screen.button("Begin").tap()
    #expect(screen.text("100").exists)
  }

  @Test("A problem says what is wrong, where, what to do, and which line of a test met it")
  func message() async throws {
    let screen = Screen { Page { CountingBody() } }
    screen.onProblem = { _ in }
    let line = #line + 1
    let problem = await #expect(throws: Problem.self) {
      try await screen.button("Show").tap()
    }
    #expect(
      problem?.description == """
        'CountingBody' changes what its own body reads, so the body would have to run for ever.

        The screen goes on with what the body read last.
        To fix: let 'body' only read; change state in a button's action, in '.onAppear' or in \
        '.task'.

        It came of ProblemTests.swift:\(line).
        """)
  }

  /// Shows a view that never comes to rest: a problem is told for each place, once, and the page
  /// around it goes on.
  private func expectProblem<Content: View>(
    _ kind: Problem.Kind, in views: [String], of makeView: () -> Content
  ) async throws {
    let screen = Screen { Page(content: makeView) }
    var problems: [Problem] = []
    screen.onProblem = { problems.append($0) }
    await #expect(throws: Problem.self) { try await screen.button("Show").tap() }
    #expect(problems.map(\.kind) == views.map { _ in kind })
    #expect(problems.map(\.view) == views)
    let shown = screen.root
    try await screen.button("Count").tap()
    #expect(screen.text("counted 1").exists)
    #expect(screen.root.children.last == shown.children.last)
    #expect(problems.count == views.count)
  }
}

private struct Page<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Text("counted \(count)")
    Button("Count") { count += 1 }
    Button("Show") { isShown = true }
    if isShown { content }
  }
}

private struct CountingBody: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    Text("\(count)")
  }
}

private struct Counted: View {
  @State private var count = 0

  var body: some View {
    CountingBinding(count: $count)
    CountReader(count: $count)
  }
}

private struct CountingBinding: View {
  @Binding var count: Int

  var body: some View {
    let _ = count += 1
    Text("\(count)")
  }
}

private struct CountReader: View {
  @Binding var count: Int
  var body: some View { Text("read \(count)") }
}

private struct Beside: View {
  @State private var text = "empty"

  var body: some View {
    CountingBody()
    Text(text).onAppear { text = "filled" }
  }
}

@Observable @MainActor private final class Model {
  var count = 0
}

private struct CountShown: View {
  let model: Model

  var body: some View {
    CountChanged(model: model, count: model.count)
  }
}

private struct CountChanged: View {
  let model: Model
  let count: Int

  var body: some View {
    let _ = model.count = count + 1
    Text("\(count)")
  }
}

private struct Following: View {
  @State private var left = 0
  @State private var right = 0

  var body: some View {
    Text("\(left) \(right)")
      .onAppear { left = 1 }
      .onChange(of: left) { right = left + 1 }
      .onChange(of: right) { left = right + 1 }
  }
}

private struct Flickering: View {
  @State private var isShown = true

  var body: some View {
    if isShown {
      Text("here").onAppear { isShown = false }
    } else {
      Text("gone").onAppear { isShown = true }
    }
  }
}

private struct Chain: View {
  @State private var number = 0

  var body: some View {
    Text("\(number)")
      .onChange(of: number) { if number < 100 { number += 1 } }
    Button("Begin") { number = 1 }
  }
}
