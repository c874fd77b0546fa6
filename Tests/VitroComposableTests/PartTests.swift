import ComposableArchitecture
import SwiftUI
import Testing
import VitroUITesting

/// A question whose answer ends it, a part with the same actions, and shared values in views.
@Reducer
private struct Survey {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var selection: Identified<Int, Book.State?>?
    @Shared(.fileStorage(URL(fileURLWithPath: "/survey.json"))) var books: IdentifiedArrayOf<Pen> =
      []
    @Shared(.inMemory("survey")) var names = ["Blob", "Blob Jr"]
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case selection(Book.Action)
    case askButtonTapped
    case removeFirst
    case scheduled
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        state.alert = AlertState { TextState("At \(Int(now.timeIntervalSince1970))") }
        return .none
      case .removeFirst:
        // What is removed is read of the value that is being changed.
        state.$books.withLock { books in _ = books.remove(id: state.books[0].id) }
        return .none
      case .scheduled:
        return .send(.askButtonTapped, animation: .default)
      case .alert, .selection:
        return .none
      }
    }
    .ifLet(\.alert, action: \.alert)
    .ifLet(\.selection, action: \.selection) {
      EmptyReducer().ifLet(\.value, action: \.self) { Book() }
    }
  }
}

private struct Pen: Codable, Equatable, Identifiable, Sendable {
  var id: Int
  var name = ""
}

@Reducer
private struct Pause {
  @ObservableState
  struct State: Equatable {
    var titles: [String] = []
    var rings = 0
  }

  enum Action: Equatable { case typed(String), found([String]), pressed, rang }

  @Dependency(Catalogue.self) var unused
  @Dependency(\.catalogue) var catalogue
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let title):
        return .run { send in
          await send(.found(try await catalogue.find(title: title, limit: 1)))
        }
        .animation(.spring)
        .debounce(id: "search", for: .milliseconds(300), scheduler: mainQueue)
      case .found(let titles):
        state.titles = titles
        return .none
      case .pressed:
        return .send(.rang).throttle(id: "ring", for: 1, scheduler: mainQueue, latest: false)
      case .rang:
        state.rings += 1
        return .none
      }
    }
  }
}

private struct SurveyView: View {
  let store: StoreOf<Survey>

  var body: some View {
    @Binding(store.$names[0]) var first
    TextField("First", text: $first)
    ForEach(Array(store.$books)) { $pen in
      TextField("Pen \(pen.id)", text: Binding($pen.name))
    }
    ForEach(Array(store.$names), id: \.wrappedValue) { $name in Text(name) }
  }
}

@MainActor @Suite("Parts that users of the Composable Architecture know")
struct PartTests {
  @Test("An alert by the optional itself, a part with the same actions, a date that is set")
  func presentation() async {
    let store = TestStore(
      initialState: Survey.State(selection: Identified(Book.State(id: UUID(0)), id: 7))
    ) {
      Survey()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 5)
    }
    await store.send(.askButtonTapped) { $0.alert = AlertState { TextState("At 5") } }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(\.selection.binding.title, "Dune") { $0.selection?.value?.title = "Dune" }
    await store.send(.scheduled)
    await store.receive(\.askButtonTapped) { $0.alert = AlertState { TextState("At 5") } }
  }

  @Test("A value of a file may be read while it is changed") func inside() async {
    let store = TestStore(initialState: Survey.State()) { Survey() }
    store.state.$books.withLock { $0 = [Pen(id: 1), Pen(id: 2)] }
    await store.send(.removeFirst) { $0.$books.withLock { $0 = [Pen(id: 2)] } }
  }

  @Test("Views bind to shared values and to the elements of shared collections")
  func sharedInViews() async throws {
    let store: StoreOf<Survey> = Store(initialState: Survey.State()) {}
    store.$books.withLock { $0 = [Pen(id: 1, name: "red")] }
    let screen = Screen { SurveyView(store: store) }
    try await screen.textField("First").type("Ada")
    #expect(store.names == ["Ada", "Blob Jr"] && screen.text("Ada").exists)
    try await screen.textField("Pen 1").type("blue")
    #expect(store.books[id: 1]?.name == "blue")
    store.send(.askButtonTapped)
    #expect(store.alert == nil)
  }

  @Test(
    "Effects that wait for a scheduler, dependencies by their type, and what a store receives by a condition"
  )
  func schedulers() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Pause.State()) {
      Pause().transformDependency(\.catalogue) { $0.find = { title, _ in [title] } }
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.typed("D"))
    await queue.advance(by: .milliseconds(200))
    await store.send(.typed("Du"))
    await queue.advance(by: .milliseconds(299))
    await queue.advance(by: .milliseconds(1))
    await store.receive(\.found, ["Du"]) { $0.titles = ["Du"] }
    await store.send(.pressed)
    await store.receive {
      $0 == .rang
    } assert: {
      $0.rings = 1
    }
    await store.send(.pressed)
    await queue.advance(by: .seconds(1))
    await store.receive(.rang) { $0.rings = 2 }
  }

  @Test("Values with an id, and of any type") func values() throws {
    var identified = Identified("Blob", id: \.count)
    #expect(identified.id == 4 && identified.value == "Blob")
    identified.value = "Ada"
    #expect(identified == Identified("Ada", id: 4) && identified.utf8.count == 3)
    let data = try JSONEncoder().encode(identified)
    #expect(try JSONDecoder().decode(Identified<Int, String>.self, from: data) == identified)
    let any: AnyHashableSendable = "deadbeef"
    #expect(any == AnyHashableSendable(any) && any != 1 && "\(any)" == "deadbeef")
    #expect(Set([any, 1, AnyHashableSendable(1)]).count == 2)
  }

  @Test("A state on a stack is changed by its case") func stackCase() {
    var path = StackState([Tour.Path.State.book(Book.State(id: UUID(0)))])
    let id = path.ids[0]
    path[id: id, case: \.book]?.title = "Dune"
    #expect(path[id: id, case: \.book]?.title == "Dune" && path[id: id, case: \.profile] == nil)
    path[id: id, case: \.profile] = nil
    #expect(path.count == 1)
    path[id: id, case: \.book] = nil
    #expect(path.isEmpty)
    path.append(contentsOf: [.profile(Profile.State()), .profile(Profile.State(nickname: "Blob"))])
    #expect(path.removeLast() == .profile(Profile.State(nickname: "Blob")))
    path.removeLast(3)
    #expect(path.isEmpty)
  }

  @Test("Scopes without a label are those with one") func scopes() {
    let store = Store(initialState: Library.State(settings: Profile.State(nickname: "Blob"))) {
      Library()
    }
    #expect(store.scope(\.settings, action: \.settings)?.nickname == "Blob")
    #expect(store.scope(\.$settings, action: \.settings)?.nickname == "Blob")
    #expect(store.scope(\.settings, action: \.settings.presented)?.nickname == "Blob")
    #expect(store.scope(\.destination?.edit, action: \.destination.edit) == nil)
    #expect(store.scope(\.shelf.shown, action: \.shelf.books).isEmpty)
    let tour = Store(initialState: Tour.State(path: StackState([.profile(Profile.State())]))) {
      Tour()
    }
    #expect(tour.scope(\.path, action: \.path).count == 1)
    let gate = Store(initialState: Gate.State.profile(Profile.State())) { Gate.body }
    #expect(gate.scope(\.profile, action: \.profile)?.nickname == "")
    #expect(gate.scope(\.book, action: \.book) == nil)
    let bound = Bindable(store)
    #expect(bound.scope(\.settings, action: \.settings).wrappedValue?.nickname == "Blob")
    #expect(bound.scope(\.destination?.edit, action: \.destination.edit).wrappedValue == nil)
    #expect(store == store && Set([store, store]).count == 1)
    store.send(.queryChanged("D"), transaction: Transaction())
    #expect(store.query == "D")
  }

  @Test("Clocks, executors and signposts that are there for their names") func names() async {
    uncheckedUseMainSerialExecutor = true
    #expect(uncheckedUseMainSerialExecutor)
    let clock = TestClock()
    await withMainSerialExecutor { await clock.run(timeout: .seconds(1)) }
    let store = Store(initialState: Profile.State()) { Profile().signpost() }
    store.send(.binding(.set(\.nickname, "Blob")))
    #expect(store.nickname == "Blob")
    var words: [String] = []
    for await word in ["a", "b"].async.eraseToStream() { words.append(word) }
    #expect(words == ["a", "b"])
    let storage: FileStorage = .inMemory
    #expect(
      withDependencies {
        $0.defaultFileStorage = storage
      } operation: {
        true
      })
  }
}

extension [String] {
  fileprivate var async: AsyncStream<String> {
    AsyncStream { continuation in
      for word in self { continuation.yield(word) }
      continuation.finish()
    }
  }
}
