import Vitro

// Features that several rows measure.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer struct Level1 {
  @ObservableState struct State: Equatable { var child = Leaf.State() }
  enum Action { case child(Leaf.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Leaf() } }
}

@Reducer struct Level2 {
  @ObservableState struct State: Equatable { var child = Level1.State() }
  enum Action { case child(Level1.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level1() } }
}

@Reducer struct Level3 {
  @ObservableState struct State: Equatable { var child = Level2.State() }
  enum Action { case child(Level2.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level2() } }
}

@Reducer struct Level4 {
  @ObservableState struct State: Equatable { var child = Level3.State() }
  enum Action { case child(Level3.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level3() } }
}

@Reducer struct Level5 {
  @ObservableState struct State: Equatable { var child = Level4.State() }
  enum Action { case child(Level4.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level4() } }
}

@Reducer struct TableRow {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer struct Table {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<TableRow.State> = []
    var total = 0
  }
  enum Action { case rows(IdentifiedActionOf<TableRow>), increment }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.total += 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) { TableRow() }
  }
}

@Reducer struct Note {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var text: String
    var tags = ["one", "two"]
    var count = 0
  }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer struct Notes {
  @ObservableState struct State { var notes: IdentifiedArrayOf<Note.State> = [] }
  enum Action { case notes(IdentifiedActionOf<Note>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.notes, action: \.notes) { Note() }
  }
}

@Reducer struct Presenter {
  @ObservableState struct State { @Presents var child: TableRow.State? }
  enum Action { case show, child(PresentationAction<TableRow.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show = action { state.child = TableRow.State(id: 1) }
      return .none
    }
    .ifLet(\.$child, action: \.child) { TableRow() }
  }
}

@Reducer struct Fetcher {
  @ObservableState struct State { var count = 0 }
  enum Action { case fetch, fetchNow, response }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      switch action {
      case .fetch: return .run { send in await send(.response) }
      case .fetchNow: return .send(.response)
      case .response: return .none
      }
    }
  }
}
