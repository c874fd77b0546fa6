import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("State objects")
struct StateObjectTests {
  @Test("A counter counts")
  func counter() async throws {
    let screen = Screen { CounterView() }
    try await screen.button("+").tap()
    try await screen.button("+").tap()
    #expect(screen.text("2").exists)
  }

  @Test("The object is made once, and outlives the values of the view that has it")
  func once() async throws {
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try await screen.button("Rename").tap()
    try await screen.button("+").tap()
    try await screen.button("Rename").tap()
    #expect(log.made == 1)
    #expect(screen.text("1").exists)
  }

  @Test("Each place has an object of its own, and a view that comes back begins anew")
  func places() async throws {
    let log = Log()
    let screen = Screen {
      Owner(log: log)
      Made(log: log)
    }
    #expect(log.made == 2)
    try await screen.button("Hide").tap()
    try await screen.button("Hide").tap()
    #expect(log.made == 3)
  }

  @Test("One view value that is mounted twice has two objects")
  func mountedTwice() async throws {
    let view = CounterView()
    let screen = Screen {
      view
      view
    }
    try screen.send(.press(screen.button("+").all[1].id))
    #expect(screen.text("0").count == 1)
    #expect(screen.text("1").count == 1)
  }

  @Test("Where the place is gone, so is the object")
  func released() async throws {
    let log = Log()
    let screen = Screen { Owner(log: log) }
    #expect(log.last != nil)
    try await screen.button("Hide").tap()
    #expect(log.last == nil)
  }

  @Test("A field writes to a property")
  func binding() async throws {
    let screen = Screen { CounterView() }
    try await screen.textField("Name").type("Ada")
    #expect(screen.text("Hello, Ada").exists)
  }

  @Test("A view that is not mounted has its object, and the screen takes it over")
  func unmounted() async throws {
    let view = CounterView()
    view.model.count = 3
    #expect(view.model.count == 3)
    let screen = Screen { view }
    try await screen.button("+").tap()
    #expect(screen.text("4").exists)
    #expect(view.model.count == 4)
  }
}

private struct CounterView: View {
  @StateObject var model = Counter()
  var body: some View {
    Text("\(model.count)")
    Button("+") { model.count += 1 }
    TextField("Name", text: $model.name)
    Text("Hello, \(model.name)")
  }
}

@MainActor private final class Log {
  var made = 0
  weak var last: Counter?

  func make() -> Counter {
    let model = Counter()
    made += 1
    last = model
    return model
  }
}

private struct Made: View {
  @StateObject var model: Counter

  init(log: Log) {
    _model = StateObject(wrappedValue: log.make())
  }

  var body: some View {
    Text("\(model.count)")
    Button("+") { model.count += 1 }
  }
}

private struct Owner: View {
  let log: Log
  @State var names = 0
  @State var isHidden = false
  var body: some View {
    Text("name \(names)")
    if !isHidden { Made(log: log) }
    Button("Rename") { names += 1 }
    Button("Hide") { isHidden.toggle() }
  }
}
