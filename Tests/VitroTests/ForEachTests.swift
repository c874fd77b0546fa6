import Observation
import Testing
import Vitro

@MainActor @Suite("Rows") struct ForEachTests {
  let stage = Stage(
    store: Store(initialState: Todos.State(rows: [.init(id: 1), .init(id: 2), .init(id: 3)])) {
      Todos()
    })
  var store: StoreOf<Todos> { stage.store }

  @Test("An action for a row changes that row") func changes() {
    store.send(.rows(.element(id: 2, action: .incrementButtonTapped)))
    #expect(store.rows.map(\.count) == [0, 1, 0])
  }

  @Test("A row's store shows and changes the row") func shows() throws {
    let row = try #require(rows[id: 2])
    row.send(.incrementButtonTapped)
    #expect(row.count == 1 && store.rows[id: 2]?.count == 1)
  }

  @Test("Rows are shown in their order") func order() {
    #expect(rows.map(\.id) == [1, 2, 3].map { rows[id: $0]?.id })
    store.send(.reverse)
    #expect(rows.map(\.state.id) == [3, 2, 1])
  }

  @Test("A row has the same store for as long as somebody holds it, also after it moved")
  func identity() {
    let row = rows[0]
    store.send(.reverse)
    #expect(rows[2] === row)
  }

  @Test("A row that nobody held is the same to a list when it is shown again") func nodes() {
    let id = rows[0].id
    #expect(rows[0].id == id && rows[1].id != id)
  }

  @Test("An action for a row that is not there is reported, and the parent still hears of it")
  func absent() {
    withKnownIssue {
      _ = store.send(.rows(.element(id: 7, action: .incrementButtonTapped)))
    } matching: {
      $0.description.hasSuffix(
        """
        An action 'rows.incrementButtonTapped' arrived for a row of 'rows' that was not there: its id is 7.

        Expected: a row gets actions only while it is there.
        To fix: find who sends it too late, often an effect that nobody cancelled or a view that has \
        gone.
        """
      )
    }
    #expect(store.heard == 1 && store.rows.map(\.count) == [0, 0, 0])
  }

  @Test("The store of a row that has gone shows its last state") func gone() throws {
    let row = try #require(rows[id: 2])
    row.send(.incrementButtonTapped)
    store.send(.remove(id: 2))
    #expect(row.count == 1 && rows[id: 2] == nil)
  }

  @Test("A row that goes takes its effects with it; those of the others go on") func effects() async
  {
    let first = await stage.send(.rows(.element(id: 1, action: .waitButtonTapped)))
    let second = await stage.send(.rows(.element(id: 2, action: .waitButtonTapped)))
    #expect(!first.isFinished && !second.isFinished)
    await stage.send(.remove(id: 2))
    #expect(!first.isFinished && second.isFinished)
    await stage.send(.removeAll)
    #expect(first.isFinished)
  }

  @Test("A row cancels its own effects only, whatever id it uses") func cancelling() async {
    let first = await stage.send(.rows(.element(id: 1, action: .waitButtonTapped)))
    let second = await stage.send(.rows(.element(id: 2, action: .waitButtonTapped)))
    await stage.send(.rows(.element(id: 2, action: .stopButtonTapped)))
    #expect(!first.isFinished && second.isFinished)
    await stage.send(.stopAll)
    #expect(first.isFinished)
  }

  @Test("What a row's effect sends comes back to that row") func answers() async {
    await store.send(.rows(.element(id: 3, action: .answerButtonTapped))).finish()
    #expect(store.rows.map(\.count) == [0, 0, 1])
  }

  private var rows: StoreCollection<Int, Todo.State, Todo.Action> {
    store.scope(state: \.rows, action: \.rows)
  }
}

@MainActor @Suite("Who is told of a change of rows") struct RowObservationTests {
  let store = Store(initialState: Todos.State(rows: [.init(id: 1), .init(id: 2), .init(id: 3)])) {
    Todos()
  }

  @Test("A row wakes its own observers, and of those only who read the field") func oneRow() {
    let (one, two) = (rows[0], rows[1])
    let others = [Watch { _ = one.count }, Watch { _ = one.state }, Watch { _ = two.title }]
    let count = Watch { _ = two.count }
    let whole = Watch { _ = two.state }
    store.send(.rows(.element(id: 2, action: .incrementButtonTapped)))
    #expect(count.isAwake && whole.isAwake)
    #expect(others.allSatisfy { !$0.isAwake })
  }

  @Test("A change of a row is none of the list") func list() {
    let list = Watch { _ = rows.count }
    store.send(.rows(.element(id: 2, action: .incrementButtonTapped)))
    #expect(!list.isAwake)
  }

  @Test(
    "Adding, removing and moving rows is",
    arguments: [Todos.Action.add(4), .remove(id: 2), .reverse])
  func structure(_ action: Todos.Action) {
    let one = rows[0]
    let row = Watch { _ = one.count }
    let list = Watch { _ = rows.count }
    store.send(action)
    #expect(list.isAwake && !row.isAwake)
  }

  @Test("A parent that changes a row wakes the row") func byTheParent() {
    let two = rows[1]
    let count = Watch { _ = two.count }
    let title = Watch { _ = two.title }
    store.send(.rename(id: 2, "x"))
    #expect(title.isAwake && !count.isAwake)
  }

  @Test("Rows copied, changed and put back are observed, and so are older ones") func copies() {
    let (one, two) = (rows[0], rows[1])
    let first = Watch { _ = one.count }
    let second = Watch { _ = two.count }
    store.send(.copyIncrementAndPutBack(id: 2))
    #expect(second.isAwake && !first.isAwake && two.count == 1)
    let again = Watch { _ = two.count }
    store.send(.putBackTheFirst)
    #expect(again.isAwake && two.count == 0)
  }

  @Test("A row that is replaced by another of its id is observed") func replaced() {
    let two = rows[1]
    let count = Watch { _ = two.count }
    store.send(.replace(id: 2))
    #expect(count.isAwake && two.count == 100)
  }

  @Test("A row that moved is still followed") func moved() {
    let one = rows[0]
    store.send(.reverse)
    let count = Watch { _ = one.count }
    store.send(.rows(.element(id: 1, action: .incrementButtonTapped)))
    #expect(count.isAwake && one.count == 1)
  }

  @Test("A hundred rows changed at once wake a hundred observers") func many() {
    store.send(.addMany)
    let stores = Array(rows)
    let watches = stores.map { row in Watch { _ = row.count } }
    store.send(.incrementAll)
    #expect(watches.count == 103 && watches.allSatisfy(\.isAwake))
  }

  private var rows: StoreCollection<Int, Todo.State, Todo.Action> {
    store.scope(state: \.rows, action: \.rows)
  }
}

@Reducer struct Todo {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var title = ""
  }
  enum Action {
    case incrementButtonTapped, waitButtonTapped, stopButtonTapped, answerButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .waitButtonTapped: return .run { _ in await untilCancelled() }.cancellable(id: "wait")
      case .stopButtonTapped: return .cancel(id: "wait")
      case .answerButtonTapped: return .run { send in await send(.incrementButtonTapped) }
      }
    }
  }
}

@Reducer struct Todos {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Todo.State> = []
    var heard = 0
    var first: IdentifiedArrayOf<Todo.State>?
  }
  enum Action {
    case rows(IdentifiedActionOf<Todo>)
    case add(Int), addMany, remove(id: Int), removeAll, reverse, stopAll, incrementAll
    case rename(id: Int, String), replace(id: Int), copyIncrementAndPutBack(id: Int),
      putBackTheFirst
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if state.first == nil { state.first = state.rows }
      switch action {
      case .rows: state.heard += 1
      case .add(let id): state.rows.append(.init(id: id))
      case .addMany: for id in 100..<200 { state.rows.append(.init(id: id)) }
      case .remove(let id): state.rows.remove(id: id)
      case .removeAll: state.rows = []
      case .reverse: state.rows.reverse()
      case .stopAll: return .cancel(id: "wait")
      case .incrementAll: for index in state.rows.indices { state.rows[index].count += 1 }
      case .rename(let id, let title): state.rows[id: id]?.title = title
      case .replace(let id): state.rows[id: id] = .init(id: id, count: 100)
      case .copyIncrementAndPutBack(let id):
        var copy = state.rows
        copy[id: id]?.count += 1
        state.rows = copy
      case .putBackTheFirst: state.rows = state.first ?? []
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Todo() }
  }
}

/// Waits for the end of the task.
func untilCancelled() async {
  let (stream, _) = AsyncStream<Void>.makeStream()
  for await _ in stream {}
}
