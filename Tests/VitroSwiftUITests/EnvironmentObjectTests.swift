import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("Environment objects")
struct EnvironmentObjectTests {
  @Test("An object comes down through several levels, and only who reads it runs again")
  func levels() {
    let model = Counter()
    let screen = Screen { Level1().environmentObject(model) }
    _ = screen.bodyEvaluations()
    model.count = 1
    model.count = 2
    #expect(screen.bodyEvaluations() == ["Level3": 1])
    #expect(screen.text("deep 2").exists)
  }

  @Test("A field writes to a property")
  func binding() async throws {
    let model = Counter()
    let screen = Screen { Level1().environmentObject(model) }
    try await screen.textField("Name").type("Ada")
    #expect(model.name == "Ada")
    #expect(screen.textField("Name").value == "Ada")
  }

  @Test("The nearest object counts")
  func nearest() {
    let (outer, inner) = (Counter(), Counter())
    inner.count = 5
    let screen = Screen { Level1().environmentObject(inner).environmentObject(outer) }
    #expect(screen.text("deep 5").exists)
  }

  @Test("Where another object is put in, that one is followed, and the first no longer")
  func replaced() async throws {
    let (first, second) = (Counter(), Counter())
    second.count = 2
    let screen = Screen { Swapper(first: first, second: second) }
    try await screen.button("Swap").tap()
    #expect(screen.text("deep 2").exists)
    _ = screen.bodyEvaluations()
    first.count = 9
    #expect(screen.bodyEvaluations() == [:])
    second.count = 3
    #expect(screen.text("deep 3").exists)
  }

  @Test("The same object in a new value of the view around is nothing new")
  func sameObject() async throws {
    let screen = Screen { Swapper(first: Counter(), second: Counter()) }
    _ = screen.bodyEvaluations()
    try await screen.button("Rename").tap()
    #expect(screen.bodyEvaluations() == ["Swapper": 1])
  }

  @Test("Where the object is missing, its place shows it; the rest of the screen is there")
  func missing() async throws {
    let screen = Screen {
      Level1()
      Text("beside")
    }
    var problems: [Problem] = []
    screen.onProblem = { problems.append($0) }
    withKnownIssue {
      #expect(screen.text("There is no 'Counter' in the environment").exists)
    }
    #expect(screen.text("beside").exists)
    #expect(problems.map(\.view) == ["Level3"])
    #expect(problems.map(\.kind) == [.missingObject("Counter", modifier: "environmentObject")])
  }

  @Test("The next action of a test fails with what to write")
  func missingInATest() async throws {
    let screen = Screen {
      Level1()
      Button("Go") {}
    }
    screen.onProblem = { _ in }
    let line = #line + 1
    let problem = await #expect(throws: Problem.self) { try await screen.button("Go").tap() }
    #expect(
      problem?.description == """
        'Level3' needs a 'Counter' from the environment, and no view around it has put one in.

        The screen shows a text in its place.
        To fix: add '.environmentObject(Counter(…))' to a view around it.

        It came of EnvironmentObjectTests.swift:\(line).
        """)
  }

  @Test("It is looked for whether the body reads it or not")
  func unread() {
    let screen = Screen { Careless() }
    screen.onProblem = { _ in }
    withKnownIssue {
      #expect(screen.text("There is no 'Counter' in the environment").exists)
    }
    #expect(Screen { Careless().environmentObject(Counter()) }.text("careless").exists)
  }
}

private struct Level1: View {
  var body: some View { Level2() }
}

private struct Level2: View {
  var body: some View { VStack { Level3() } }
}

private struct Level3: View {
  @EnvironmentObject var model: Counter
  var body: some View {
    Text("deep \(model.count)")
    TextField("Name", text: $model.name)
  }
}

private struct Careless: View {
  @EnvironmentObject var model: Counter
  var body: some View { Text("careless") }
}

private struct Swapper: View {
  let first: Counter
  let second: Counter
  @State var isSwapped = false
  @State var name = ""
  var body: some View {
    Text(name)
    Level1().environmentObject(isSwapped ? second : first)
    Button("Swap") { isSwapped = true }
    Button("Rename") { name = "renamed" }
  }
}
