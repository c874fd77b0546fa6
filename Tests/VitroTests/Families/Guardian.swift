import Vitro

/// A member without children.
@Reducer
struct Loner: MemberReducer {
  @ObservableState struct State: MemberState {
    let id: Int
    let serial: Int
    var count = 0

    init(id: Int, serial: Int) {
      self.id = id
      self.serial = serial
    }

    var below: [Relative] { [] }

    mutating func play(_ move: Move, at address: ArraySlice<Slot>) {
      if move == .count { count += 1 }
    }
  }
  enum Action { case own(MemberAction) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .own(let action) = action else { return .none }
      return reduceAny(&state, action).map(Action.own)
    }
  }

  static func action(
    _ action: MemberAction, at address: ArraySlice<Slot>, in state: State
  ) -> Action {
    .own(action)
  }

  @MainActor
  static func sender(to address: ArraySlice<Slot>, from store: StoreOf<Self>) -> Sender? {
    { store.send(.own($0)) }
  }
}

/// A member that holds others in each way that a feature can have children.
@Reducer
struct Guardian<Child: MemberReducer>: MemberReducer {
  @Reducer
  struct Door {
    @ObservableState enum State: Equatable {
      case left(Child.State)
      case right(Child.State)
    }
    enum Action {
      case left(Child.Action)
      case right(Child.Action)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.left, action: \.left) { Child() }
        .ifCaseLet(\.right, action: \.right) { Child() }
    }
  }

  @ObservableState struct State: MemberState {
    let id: Int
    let serial: Int
    var count = 0
    var optional: Child.State?
    @Presents var sheet: Child.State?
    @Presents var door: Door.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    var path = StackState<Child.State>()

    init(id: Int, serial: Int) {
      self.id = id
      self.serial = serial
    }
  }
  enum Action {
    case own(MemberAction)
    case optional(Child.Action)
    case sheet(PresentationAction<Child.Action>)
    case door(PresentationAction<Door.Action>)
    case rows(IdentifiedActionOf<Child>)
    case path(StackActionOf<Child>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .own(let action) = action else { return .none }
      return reduceAny(&state, action).map(Action.own)
    }
    .ifLet(\.optional, action: \.optional) { Child() }
    .ifLet(\.$sheet, action: \.sheet) { Child() }
    .ifLet(\.$door, action: \.door) { Door() }
    .forEach(\.rows, action: \.rows) { Child() }
    .forEach(\.path, action: \.path) { Child() }
  }
}
