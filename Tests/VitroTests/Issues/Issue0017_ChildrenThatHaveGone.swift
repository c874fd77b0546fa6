import Testing
import Vitro

/// Tests of what a store shows whose child has gone, and of the ways to it.
@MainActor @Suite struct ChildrenThatHaveGone {
  let store = Store(initialState: Home.State()) { Home() }

  @Test func aCaseOfADestinationIsReadAfterItHasGone() throws {
    store.send(.open(.edit(.init(text: "first"))))
    let edit = try #require(
      store.scope(state: \.destination?.edit, action: \.destination.edit))
    edit.send(.typed("last"))
    store.send(.destination(.dismiss))
    #expect(edit.text == "last" && edit.inner.depth == 0)
    #expect(store.scope(state: \.destination?.edit, action: \.destination.edit) == nil)
  }

  @Test func aCaseShowsItsLastStateWhenAnotherTakesItsPlace() throws {
    store.send(.open(.edit(.init(text: "first"))))
    let edit = try #require(
      store.scope(state: \.destination?.edit, action: \.destination.edit))
    edit.send(.typed("last"))
    store.send(.open(.other(.init(text: "other"))))
    #expect(edit.text == "last")
    store.send(.open(.edit(.init(text: "new"))))
    #expect(edit.text == "last")
  }

  @Test func itStillDoesWhenItsSuccessorGoesToo() throws {
    store.send(.open(.edit(.init(text: "first"))))
    let edit = try #require(
      store.scope(state: \.destination?.edit, action: \.destination.edit))
    let row = edit.scope(state: \.rows, action: \.rows)[0]
    edit.send(.typed("last"))
    store.send(.open(.other(.init(text: "other"))))
    store.send(.open(.edit(.init(text: "new", rows: [.init(id: 1, count: 5)]))))
    store.send(.destination(.dismiss))
    #expect(edit.text == "last" && row.count == 0)
  }

  @Test func aRowShowsItsLastStateWhenItsListGoesAfterItsSuccessorCame() throws {
    store.send(.open(.edit(.init(rows: [.init(id: 1, count: 1)]))))
    let edit = try #require(
      store.scope(state: \.destination?.edit, action: \.destination.edit))
    let row = edit.scope(state: \.rows, action: \.rows)[0]
    edit.send(.setRows([]))
    edit.send(.setRows([.init(id: 1, count: 2)]))
    #expect(row.count == 1)
    store.send(.destination(.dismiss))
    #expect(row.count == 1)
  }

  @Test func whatIsBelowAChildIsReadAfterItHasGone() throws {
    store.send(.open(.edit(.init())))
    let inner = try #require(
      store.scope(state: \.destination?.edit?.inner, action: \.destination.edit.inner))
    inner.send(.deeper)
    store.send(.destination(.dismiss))
    #expect(inner.depth == 1)
  }

  @Test func aStoreThatIsScopedFromOneThatHasGoneShowsItsLastState() throws {
    store.send(.open(.edit(.init())))
    let edit = try #require(
      store.scope(state: \.destination?.edit, action: \.destination.edit))
    edit.send(.inner(.deeper))
    store.send(.destination(.dismiss))
    #expect(edit.scope(state: \.inner, action: \.inner).depth == 1)
    #expect(edit.scope(state: \.rows, action: \.rows).map(\.count) == [0])
    #expect(edit.scope(state: \.detail, action: \.detail)?.depth == nil)
  }

  @Test func anOptionalChildShowsItsLastState() throws {
    store.send(.showChild(true))
    let child = try #require(store.scope(state: \.child, action: \.child))
    child.send(.typed("last"))
    store.send(.showChild(false))
    #expect(child.text == "last")
    store.send(.showChild(true))
    #expect(child.text == "last" && store.scope(state: \.child, action: \.child)?.text == "")
  }

  @Test func aFieldOfAnOptionalChildHasAStore() throws {
    #expect(store.scope(state: \.child?.inner, action: \.child.inner) == nil)
    store.send(.showChild(true))
    let inner = try #require(store.scope(state: \.child?.inner, action: \.child.inner))
    inner.send(.deeper)
    #expect(inner.depth == 1 && store.child?.inner.depth == 1)
    #expect(store.scope(state: \.child?.inner, action: \.child.inner) === inner)
  }

  @Test func aRowShowsItsLastState() throws {
    let store = Store(initialState: Todos.State(rows: [.init(id: 1)])) { Todos() }
    let row = store.scope(state: \.rows, action: \.rows)[0]
    store.send(.rows(.element(id: 1, action: .incrementButtonTapped)))
    store.send(.removeAll)
    #expect(row.count == 1)
  }

  @Test func aRowThatIsReachedAfterItHasGoneShowsWhatItWas() {
    let store = Store(initialState: Todos.State(rows: [.init(id: 1)])) { Todos() }
    let rows = store.scope(state: \.rows, action: \.rows)
    store.send(.removeAll)
    let row = rows[0]
    #expect(row.state.id == 1 && rows[id: 1] == nil)
    withKnownIssue {
      _ = row.send(.incrementButtonTapped)
    } matching: {
      $0.description.contains("An action 'incrementButtonTapped' was sent to a child that has gone")
    }
  }

  @Test func aStoreOutlivesTheTreeThatItIsAskedFor() throws {
    var store: StoreOf<Home>? = Store(initialState: Home.State()) { Home() }
    store?.send(.open(.edit(.init(text: "a"))))
    let edit = try #require(
      store?.scope(state: \.destination?.edit, action: \.destination.edit))
    store = nil
    edit.send(.typed("b"))
    #expect(edit.text == "b")
  }
}

@Reducer struct Chamber {
  @ObservableState struct State: Equatable {
    var text = ""
    var inner = Inner.State()
    var detail: Inner.State?
    var rows: IdentifiedArrayOf<Todo.State> = [.init(id: 1)]
  }
  enum Action {
    case typed(String), setRows(IdentifiedArrayOf<Todo.State>)
    case inner(Inner.Action), detail(Inner.Action), rows(IdentifiedActionOf<Todo>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) { Inner() }
    Reduce { state, action in
      if case .typed(let text) = action { state.text = text }
      if case .setRows(let rows) = action { state.rows = rows }
      return .none
    }
    .ifLet(\.detail, action: \.detail) { Inner() }
    .forEach(\.rows, action: \.rows) { Todo() }
  }
}

@Reducer struct Inner {
  @ObservableState struct State: Equatable { var depth = 0 }
  enum Action { case deeper }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.depth += 1
    return .none
  }
}

@Reducer struct Home {
  @Reducer enum Destination {
    case edit(Chamber)
    case other(Chamber)
  }
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var child: Chamber.State?
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>), child(Chamber.Action)
    case open(Destination.State), showChild(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination, .child: break
      case .open(let destination): state.destination = destination
      case .showChild(let isShown): state.child = isShown ? Chamber.State() : nil
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.child, action: \.child) { Chamber() }
  }
}
