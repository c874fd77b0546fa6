// Chores, which are rows of a list: the code of an article.
import Foundation
import Observation
import Synchronization
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@Reducer struct Chore {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action {
    case doneButtonTapped
    case remindButtonTapped
    case reminded
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        state.isDone.toggle()
        return .none
      case .remindButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(3600))
          await send(.reminded)
        }
      case .reminded:
        state.title += "!"
        return .none
      }
    }
  }
}

@Reducer struct Chores {
  @ObservableState struct State: Equatable {
    var chores: IdentifiedArrayOf<Chore.State> = []
    var openCount: Int { chores.count { !$0.isDone } }
  }

  enum Action {
    case chores(IdentifiedActionOf<Chore>)
    case addButtonTapped(id: Int)
    case deleted(IndexSet)
    case sortButtonTapped
    case doneButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped(let id): state.chores.append(Chore.State(id: id))
      case .deleted(let offsets): state.chores.remove(atOffsets: offsets)
      case .sortButtonTapped: state.chores.sort { $0.title < $1.title }
      case .doneButtonTapped:
        for id in state.chores.ids { state.chores[id: id]?.isDone = true }
      case .chores(.element(let id, .doneButtonTapped)):
        if let chore = state.chores.remove(id: id) { state.chores.append(chore) }
      case .chores: break
      }
      return .none
    }
    .forEach(\.chores, action: \.chores) { Chore() }
  }
}

struct ChoresView: View {
  let store: StoreOf<Chores>

  var body: some View {
    List {
      ForEach(store.scope(state: \.chores, action: \.chores)) { chore in
        ChoreView(store: chore)
      }
      .onDelete { store.send(.deleted($0)) }
    }
  }
}

struct ChoreView: View {
  let store: StoreOf<Chore>

  var body: some View {
    HStack {
      Text(store.title)
      Button(store.isDone ? "Not done" : "Done") { store.send(.doneButtonTapped) }
    }
  }
}

extension Chores.State {
  static let mock = Chores.State(
    chores: [Chore.State(id: 1, title: "Wash"), Chore.State(id: 2, title: "Iron")])
}

@MainActor @Suite("Chores") struct ChoresTests {
  let store = TestStore(initialState: .mock) { Chores() }

  @Test("What is done goes to the end") func done() async {
    await store.send(\.chores[id: 1].doneButtonTapped) {
      $0.chores = [
        Chore.State(id: 2, title: "Iron"),
        Chore.State(id: 1, title: "Wash", isDone: true),
      ]
    }
  }

  @Test("A reminder finds its row wherever it is by then") func reminder() async {
    let clock = TestClock()
    store.dependencies.continuousClock = clock
    await store.send(\.chores[id: 1].remindButtonTapped)
    await store.send(.sortButtonTapped) { $0.chores.reverse() }
    await clock.advance(by: .seconds(3600))
    await store.receive(\.chores[id: 1].reminded) { $0.chores[id: 1]?.title = "Wash!" }
  }

  @Test("A row that goes takes its reminder with it") func deleted() async {
    store.dependencies.continuousClock = TestClock()
    await store.send(\.chores[id: 2].remindButtonTapped)
    await store.send(.deleted([1])) { $0.chores.remove(id: 2) }
    await store.finish()
  }

  @Test("A change by the parent is one by id") func all() async {
    await store.send(.doneButtonTapped) {
      $0.chores[id: 1]?.isDone = true
      $0.chores[id: 2]?.isDone = true
    }
    #expect(store.state.openCount == 0)
  }

  @Test("Ids are unique") func unique() {
    var chores = Chores.State.mock.chores
    #expect(chores.append(Chore.State(id: 1)) == (inserted: false, index: 0))
    chores.updateOrAppend(Chore.State(id: 1, title: "Dry"))
    #expect(chores.map(\.title) == ["Dry", "Iron"])
    #expect(chores[id: 3] == nil && chores.index(id: 2) == 1)
    chores[id: 1] = nil
    #expect(chores.ids == [2])
    let found = [Chore.State(id: 1), Chore.State(id: 1, title: "Dry")]
    chores = IdentifiedArray(found, uniquingIDsWith: { first, last in last })
    #expect(chores.map(\.title) == ["Dry"])
  }

  @Test("A list is told of rows that come, go or move, and a row of its own changes")
  func told() {
    let store = Store(initialState: .mock) { Chores() }
    let rows = { store.scope(state: \.chores, action: \.chores) }
    let first = rows()[0]
    let changed = Mutex<[String]>([])
    withObservationTracking {
      _ = rows().count
    } onChange: {
      changed.withLock { $0.append("list") }
    }
    withObservationTracking {
      _ = first.title
    } onChange: {
      changed.withLock { $0.append("row") }
    }
    store.send(.chores(.element(id: 1, action: .reminded)))
    #expect(changed.withLock { $0 } == ["row"])
    store.send(.addButtonTapped(id: 3))
    #expect(changed.withLock { $0 } == ["row", "list"])
    #expect(rows()[id: 1] === first)
  }

  @Test("A tap on Done moves the row") func screen() async throws {
    let store = Store(initialState: .mock) { Chores() }
    let screen = Screen { ChoresView(store: store) }
    #expect(screen.listItem().count == 2)
    try await screen.listItem("Wash").button("Done").tap()
    #expect(store.chores.map(\.id) == [2, 1])
  }
}
