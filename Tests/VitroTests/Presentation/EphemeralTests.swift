import Testing
import Vitro

@MainActor @Suite("An alert that a feature presents") struct EphemeralTests {
  let store = Store(initialState: Deleting.State()) { Deleting() }

  @Test("Whatever is answered, it goes; the parent hears of it while it is there")
  func answered() {
    store.send(.deleteButtonTapped)
    store.send(.alert(.presented(.confirmed)))
    #expect(store.alert == nil && store.log == ["confirmed Delete?"])
  }

  @Test("It can be sent away without an answer") func dismissed() {
    store.send(.deleteButtonTapped)
    store.send(.alert(.dismiss))
    #expect(store.alert == nil && store.log == [])
  }

  @Test("An answer may lead to the next alert") func next() {
    store.send(.deleteButtonTapped)
    store.send(.alert(.presented(.asked)))
    #expect(store.alert?.title == TextState("Really?"))
  }

  @Test("An answer to an alert that is not there is reported") func absent() {
    withKnownIssue {
      _ = store.send(.alert(.presented(.confirmed)))
    } matching: {
      $0.description.contains("arrived for a child that was not there: 'alert' was nil")
    }
  }
}

@Reducer struct Deleting {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var log: [String] = []
  }
  enum Action {
    case deleteButtonTapped
    case alert(PresentationAction<Alert>)
    enum Alert { case confirmed, asked }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        state.alert = AlertState { TextState("Delete?") }
      case .alert(.presented(.confirmed)):
        state.log.append("confirmed \(state.alert.map { String(state: $0.title) } ?? "")")
      case .alert(.presented(.asked)):
        state.alert = AlertState { TextState("Really?") }
      case .alert(.dismiss): break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
