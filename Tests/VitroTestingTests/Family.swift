import VitroTesting

/// A feature with a child, and with more fields than a message shows.
@Reducer struct Family {
  @ObservableState struct State: Equatable {
    var child = Child.State()
    var street = "Elm Street"
    var number = 7
    var city = "Springfield"
    var country = "Nowhere"
    var guests: [String] = []
  }

  enum Action {
    case child(Child.Action)
    case guestCame(String)
    case everybodyLeft
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .child: break
      case .guestCame(let name): state.guests.append(name)
      case .everybodyLeft: state.guests = []
      }
      return .none
    }
  }
}

@Reducer struct Child {
  @ObservableState struct State: Equatable {
    var name = "Blob"
    var age = 1
  }

  @CasePathable enum Action: Equatable {
    case birthdayCame
    case nameChanged(String)
    case renamed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .birthdayCame:
        state.age += 1
        return .none
      case .nameChanged(let name):
        return .send(.renamed(name))
      case .renamed(let name):
        state.name = name
        return .none
      }
    }
  }
}
