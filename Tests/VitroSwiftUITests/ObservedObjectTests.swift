import SwiftUI
import Testing
import VitroConcurrency
import VitroUITesting

@MainActor @Suite("Observed objects")
struct ObservedObjectTests {
  @Test("A body runs again when the object changes, and sees the new value")
  func change() {
    let model = Counter()
    let screen = Screen { CountView(model: model) }
    model.count = 5
    #expect(screen.text("count 5").exists)
  }

  @Test("However many changes, a body runs once")
  func once() {
    let model = Counter()
    let screen = Screen { ParentView(model: model) }
    _ = screen.bodyEvaluations()
    model.count = 1
    model.count = 2
    model.name = "Ada"
    #expect(screen.bodyEvaluations() == ["ParentView": 1, "CountView": 1])
    #expect(screen.text("count 2").exists)
    #expect(screen.text("Hello, Ada").exists)
  }

  @Test("A child that a button changes through is seen by its parent")
  func parentAndChild() async throws {
    let screen = Screen { ParentView(model: Counter()) }
    try await screen.button("+").tap()
    try await screen.button("+").tap()
    #expect(screen.text("count 2").exists)
    #expect(screen.text("2 so far").exists)
  }

  @Test("A field writes to a property, and shows what it is set to")
  func binding() async throws {
    let model = Counter()
    let screen = Screen { ParentView(model: model) }
    try await screen.textField("Name").type("Ada")
    #expect(model.name == "Ada")
    #expect(screen.text("Hello, Ada").exists)
    model.name = "Grace"
    #expect(screen.textField("Name").value == "Grace")
  }

  @Test("A child with a binding to a property sees it change")
  func childWithBinding() {
    let model = Counter()
    let screen = Screen { BindingParent(model: model) }
    model.name = "Ada"
    #expect(screen.text("bound to Ada").exists)
  }

  @Test("The same object in a new value of the view is nothing new")
  func sameObject() async throws {
    let screen = Screen { Swapper() }
    _ = screen.bodyEvaluations()
    try await screen.button("Rename").tap()
    #expect(screen.bodyEvaluations() == ["Swapper": 1])
  }

  @Test("A view that gets another object follows that one, and the first no longer")
  func replaced() async throws {
    let (first, second) = (Counter(), Counter())
    let screen = Screen { Swapper(first: first, second: second) }
    try await screen.button("Swap").tap()
    _ = screen.bodyEvaluations()
    first.count = 1
    #expect(screen.bodyEvaluations() == [:])
    second.count = 2
    #expect(screen.bodyEvaluations() == ["CountView": 1])
    #expect(screen.text("count 2").exists)
  }

  @Test("A view that is gone is no longer subscribed")
  func unsubscribed() async throws {
    let model = Subscribed()
    let screen = Screen { Subscriber(model: model) }
    #expect(model.subscriptions == 1)
    try await screen.button("Hide").tap()
    #expect(model.subscriptions == 0)
    try await screen.button("Hide").tap()
    #expect(model.subscriptions == 1)
    screen.unmount()
    #expect(model.subscriptions == 0)
  }

  @Test("A view that gets the same object again stays subscribed")
  func staysSubscribed() async throws {
    let model = Subscribed()
    let screen = Screen { Subscriber(model: model) }
    try await screen.button("Rename").tap()
    #expect(screen.text("here as renamed").exists)
    #expect(model.allSubscriptions == 1)
  }

  @Test("A view that is not mounted has the object itself, and bindings to it")
  func unmounted() {
    let view = ParentView(model: Counter())
    view.$model.name.wrappedValue = "Ada"
    #expect(view.model.name == "Ada")
  }

  @Test("A live screen shows the new value by itself")
  func live() async {
    let model = Counter()
    let screen = Screen(executor: RestExecutor(.live)) { CountView(model: model) }
    let patches = AsyncStream { news in screen.onPatches = { news.yield($0) } }
    model.count = 1
    model.count = 2
    var isShown = false
    for await patch in patches {
      isShown = "\(patch)".contains("count 2")
      break
    }
    #expect(isShown)
  }

  @Test("An object may change on any thread")
  func anyThread() async {
    let model = Shared()
    let screen = Screen { SharedView(model: model) }
    await Task.detached { model.count = 7 }.value
    #expect(screen.text("shared 7").exists)
  }
}

private struct CountView: View {
  @ObservedObject var model: Counter
  var body: some View {
    Text("count \(model.count)")
    Button("+") { model.count += 1 }
  }
}

private struct ParentView: View {
  @ObservedObject var model: Counter
  var body: some View {
    CountView(model: model)
    Text("\(model.count) so far")
    TextField("Name", text: $model.name)
    Text("Hello, \(model.name)")
  }
}

private struct BindingParent: View {
  @ObservedObject var model: Counter
  var body: some View { BindingChild(name: $model.name) }
}

private struct BindingChild: View {
  @Binding var name: String
  var body: some View { Text("bound to \(name)") }
}

private struct Swapper: View {
  var first = Counter()
  var second = Counter()
  @State var isSwapped = false
  @State var name = ""
  var body: some View {
    Text(name)
    CountView(model: isSwapped ? second : first)
    Button("Swap") { isSwapped = true }
    Button("Rename") { name = "renamed" }
  }
}

/// Counts who is subscribed.
private final class Subscribed: ObservableObject {
  let objectWillChange: AnyPublisher<Void, Never>
  private let began = CurrentValueSubject<Int, Never>(0)
  private let ended = CurrentValueSubject<Int, Never>(0)
  var allSubscriptions: Int { began.value }
  var subscriptions: Int { began.value - ended.value }

  init() {
    let (began, ended) = (began, ended)
    objectWillChange = Empty(completeImmediately: false)
      .handleEvents(
        receiveSubscription: { _ in began.value += 1 }, receiveCancel: { ended.value += 1 }
      )
      .eraseToAnyPublisher()
  }
}

private struct Subscriber: View {
  let model: Subscribed
  @State var isHidden = false
  @State var name = ""
  var body: some View {
    if !isHidden { SubscribedView(model: model, name: name) }
    Button("Hide") { isHidden.toggle() }
    Button("Rename") { name = "renamed" }
  }
}

private struct SubscribedView: View {
  @ObservedObject var model: Subscribed
  let name: String
  var body: some View { Text("here as \(name)") }
}

private final class Shared: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

private struct SharedView: View {
  @ObservedObject var model: Shared
  var body: some View { Text("shared \(model.count)") }
}
