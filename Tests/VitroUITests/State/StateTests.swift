import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("State")
struct StateTests {
  @Test("An unmounted view keeps its own state, so that its methods can be called")
  func unmounted() {
    let view = CounterView()
    view.increment()
    #expect(view.count == 1)
  }

  @Test("A test that holds the view sees its state change on the screen")
  func seenChanging() async throws {
    let view = CounterView()
    let screen = Screen { view }
    try await screen.button("+").tap()
    #expect(view.count == 1)
    #expect(screen.text("1").exists)
  }

  @Test("State outlives the values of the view that has it")
  func outlives() async throws {
    let screen = Screen { Parent() }
    try await screen.button("+").tap()
    try await screen.button("Rename").tap()
    #expect(screen.text("renamed").exists)
    #expect(screen.text("1").exists)
  }

  @Test("One view value that is mounted twice has two states")
  func mountedTwice() async throws {
    let view = CounterView()
    let screen = Screen {
      List {
        view
        view
      }
    }
    let buttons = screen.button("+").all
    #expect(screen.text("0").count == 2)
    try screen.send(.press(buttons[1].id))
    #expect(screen.text("0").count == 1)
    #expect(screen.text("1").count == 1)
  }

  @Test("A view value that is mounted again begins as it did the first time")
  func mountedAgain() async throws {
    let view = CounterView()
    let first = Screen { view }
    try await first.button("+").tap()
    #expect(first.text("1").exists && Screen { view }.text("0").exists)
  }

  @Test("State dies with its place: a view that comes back begins anew")
  func diesWithItsPlace() async throws {
    let screen = Screen { Parent() }
    try await screen.button("+").tap()
    try await screen.button("Hide").tap()
    #expect(screen.button("+").count == 0)
    try await screen.button("Hide").tap()
    #expect(screen.text("0").exists)
  }

  @Test("A binding writes to the state that it was taken from, a part of it too")
  func bindings() async throws {
    let screen = Screen { Form() }
    try await screen.textField("First name").type("Ada")
    #expect(screen.text("Hello, Ada!").exists)
    #expect(screen.textField("First name").value == "Ada")
  }

  @Test("A binding is made of two closures, or of a constant")
  func closures() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue = 2
    #expect(value == 2 && binding.wrappedValue == 2)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test("A body that has read a property of an object runs again when it changes, and no other")
  func observation() async throws {
    let pair = Pair()
    let screen = Screen { PairView(pair: pair) }
    _ = screen.bodyEvaluations()
    pair.left = 5
    #expect(screen.text("left 5").exists)
    #expect(screen.bodyEvaluations() == ["LeftView": 1])
  }

  @Test("The environment comes down, and only bodies that read it run again")
  func environment() async throws {
    let screen = Screen { EnvironmentOwner() }
    #expect(screen.button("Act").isEnabled)
    _ = screen.bodyEvaluations()
    try await screen.button("Lock").tap()
    #expect(!screen.button("Act").isEnabled)
    #expect(screen.text("locked").exists)
    #expect(screen.bodyEvaluations() == ["EnvironmentOwner": 1, "EnvironmentReader": 1])
  }

  @Test("An object in the environment is found by its type")
  func environmentObject() {
    let pair = Pair()
    pair.left = 9
    #expect(Screen { ObjectReader().environment(pair) }.text("9").exists)
    #expect(Screen { ObjectReader() }.text("nobody").exists)
  }

  @Test("An object that is missing is told where its view would be, until it is there")
  func missingObject() async throws {
    let screen = Screen { LateObject() }
    screen.onProblem = { _ in }
    let sign = screen.text("There is no 'Pair' in the environment")
    withKnownIssue { #expect(sign.exists) }
    try await screen.button("Put in").tap()
    #expect(screen.text("left 9").exists)
    try await screen.button("Take out").tap()
    #expect(screen.text("There is no 'Pair' in the environment").exists)
  }

  @Test("What a view does as it goes still sees its object")
  func objectOfAViewThatHasGone() async throws {
    let log = Pair()
    let screen = Screen { LateObject(log: log, isIn: true) }
    screen.onProblem = { _ in }
    await #expect(throws: Problem.self) { try await screen.button("Take out").tap() }
    #expect(log.left == 9)
  }
}

private struct LateObject: View {
  var log = Pair()
  @State var isIn = false

  var body: some View {
    ObjectNeeder(log: log).environment(isIn ? LateObject.pair : nil)
    Button("Put in") { isIn = true }
    Button("Take out") { isIn = false }
  }

  static let pair = {
    let pair = Pair()
    pair.left = 9
    return pair
  }()
}

private struct ObjectNeeder: View {
  let log: Pair
  @Environment(Pair.self) var pair

  var body: some View {
    Text("left \(pair.left)").onDisappear { log.left = pair.left }
  }
}

private struct CounterView: View {
  @State var count = 0
  func increment() { count += 1 }
  var body: some View {
    Text("\(count)")
    Button("+") { increment() }
  }
}

private struct Parent: View {
  @State var name = "named"
  @State var isHidden = false
  var body: some View {
    Text(name)
    if !isHidden { CounterView() }
    Button("Rename") { name = "renamed" }
    Button("Hide") { isHidden.toggle() }
  }
}

private struct Form: View {
  struct Name { var first = "", last = "" }
  @State var name = Name()
  var body: some View {
    TextField("First name", text: $name.first)
    Greeting(name: name.first)
  }
}

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)!") }
}

@Observable @MainActor private final class Pair {
  var left = 0
  var right = 0
}

private struct PairView: View {
  let pair: Pair
  var body: some View {
    LeftView(pair: pair)
    RightView(pair: pair)
  }
}

private struct LeftView: View {
  let pair: Pair
  var body: some View { Text("left \(pair.left)") }
}

private struct RightView: View {
  let pair: Pair
  var body: some View { Text("right \(pair.right)") }
}

private struct EnvironmentOwner: View {
  @State var isLocked = false
  var body: some View {
    Button("Lock") { isLocked = true }
    Bystander()
    VStack {
      EnvironmentReader()
      Button("Act") {}
    }
    .disabled(isLocked)
  }
}

private struct EnvironmentReader: View {
  @Environment(\.isEnabled) var isEnabled
  var body: some View { Text(isEnabled ? "open" : "locked") }
}

private struct Bystander: View {
  var body: some View { Text("bystander") }
}

private struct ObjectReader: View {
  @Environment(Pair.self) var pair: Pair?
  var body: some View { Text(pair.map { "\($0.left)" } ?? "nobody") }
}
