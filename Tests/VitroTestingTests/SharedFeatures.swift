import Foundation
import VitroTesting

@Reducer struct Tally {
  @ObservableState struct State: Equatable {
    var title = ""
    @Shared(.inMemory("count")) var count = 0
  }

  @CasePathable enum Action {
    case incrementButtonTapped, twiceButtonTapped, effectButtonTapped, silentButtonTapped
    case hiddenButtonTapped, nothingHappened
    case shareAnother(Shared<Int>)
    case incremented, done
  }

  @Shared(.inMemory("hidden")) private var hidden = 0

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped, .incremented: state.$count.withLock { $0 += 1 }
      case .twiceButtonTapped: return .merge(.send(.incremented), .send(.incremented))
      case .effectButtonTapped:
        return .run { [count = state.$count] send in
          count.withLock { $0 = 100 }
          await send(.done)
        }
      case .silentButtonTapped:
        return .run { [count = state.$count] _ in count.withLock { $0 = 100 } }
      case .hiddenButtonTapped: $hidden.withLock { $0 += 1 }
      case .shareAnother(let other): state.$count = other
      case .done, .nothingHappened: break
      }
      return .none
    }
  }
}

@Reducer struct Name {
  @ObservableState struct State: Equatable {
    @Shared var name: String
  }

  enum Action { case nameChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name): state.$name.withLock { $0 = name }
      }
      return .none
    }
  }
}

/// Shows the settings, which are read where they are made.
@Reducer struct Desk {
  @ObservableState struct State: Equatable { var settings: Settings.State? }

  enum Action { case settingsTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.settings = Settings.State()
      return .none
    }
  }
}

@Reducer struct Settings {
  @ObservableState struct State: Equatable {
    @Shared(.appStorage("isOn")) var isOn = false
    @Shared(.fileStorage(URL(filePath: "/data/log.json"))) var log: [String] = []
  }

  enum Action { case toggled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$isOn.withLock { $0.toggle() }
      state.$log.withLock { $0.append("toggled") }
      return .none
    }
  }
}
