import Vitro

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var title = ""
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case titleChanged(String)
    case resetButtonTapped
    case nothingHappened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped: state.count += 1
      case .titleChanged(let title): state.title = title
      case .resetButtonTapped: state = State()
      case .nothingHappened: break
      }
      return .none
    }
  }
}

@Reducer struct Parent {
  @ObservableState struct State: Equatable {
    var left = Counter.State()
    var right = Counter.State()
    var detail: Counter.State?
    var note = ""
    var kept: Counter.State?
  }

  enum Action: Equatable {
    case left(Counter.Action)
    case right(Counter.Action)
    case detail(Counter.Action)
    case showDetail(Bool)
    case noteChanged(String)
    case keepLeft
    case putBackLeft
    case copyChangeAndPutBackLeft
    case swap
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Counter() }
    Scope(state: \.right, action: \.right) { Counter() }
    Reduce { state, action in
      switch action {
      case .left, .right, .detail: break
      case .showDetail(let isShown): state.detail = isShown ? Counter.State() : nil
      case .noteChanged(let note): state.note = note
      case .keepLeft: state.kept = state.left
      case .putBackLeft: state.left = state.kept ?? state.left
      case .copyChangeAndPutBackLeft:
        var copy = state.left
        copy.count += 1
        state.left = copy
      case .swap: (state.left, state.right) = (state.right, state.left)
      }
      return .none
    }
    .ifLet(\.detail, action: \.detail) { Counter() }
  }
}
