// A view is handed what it may do, and no more.
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@ObservableModel @MainActor final class EggTimer {
  private(set) var isPaused = false
  private(set) var secondsLeft = 300

  func pause() { isPaused = true }

  func unpause() { isPaused = false }

  func wind(to seconds: Int) { secondsLeft = seconds }
}

@MainActor protocol Pausable {
  var isPaused: Bool { get }
  func pause()
  func unpause()
}

extension EggTimer: Pausable {}

struct PauseButton<Timer: Pausable>: View {
  let timer: Timer

  var body: some View {
    if timer.isPaused {
      Button("Go on") { timer.unpause() }
    } else {
      Button("Pause") { timer.pause() }
    }
  }
}

struct EggTimerView: View {
  let timer: EggTimer

  var body: some View {
    Text("\(timer.secondsLeft) s")
    PauseButton(timer: timer)
  }
}

@MainActor @Suite("A pause button") struct PauseButtonTests {
  @Test("pauses, and lets go on") func pauses() async throws {
    let timer = EggTimer()
    let screen = Screen { EggTimerView(timer: timer) }
    try await screen.button("Pause").tap()
    #expect(timer.isPaused)
    try await screen.button("Go on").tap()
    #expect(!timer.isPaused)
  }

  @Test("needs no timer, only what can be paused") func fake() async throws {
    final class Paused: Pausable {
      let isPaused = true
      var calls: [String] = []
      func pause() { calls.append("pause") }
      func unpause() { calls.append("unpause") }
    }
    let paused = Paused()
    let screen = Screen { PauseButton(timer: paused) }
    try await screen.button("Go on").tap()
    #expect(paused.calls == ["unpause"])
  }
}

// MARK: - A store

@Reducer struct EggTimerFeature {
  @ObservableState struct State: Equatable {
    var isPaused = false
    var secondsLeft = 300
  }

  enum Action {
    case pause(Pause)
    case wind(to: Int)

    enum Pause { case pauseButtonTapped, unpauseButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pause(.pauseButtonTapped): state.isPaused = true
      case .pause(.unpauseButtonTapped): state.isPaused = false
      case .wind(let seconds): state.secondsLeft = seconds
      }
      return .none
    }
  }
}

struct EggTimerPauseButton: View {
  let store: Store<Bool, EggTimerFeature.Action.Pause>

  var body: some View {
    if store.state {
      Button("Go on") { store.send(.unpauseButtonTapped) }
    } else {
      Button("Pause") { store.send(.pauseButtonTapped) }
    }
  }
}

@MainActor @Suite("A pause button of a store") struct EggTimerPauseButtonTests {
  @Test("pauses, and lets go on") func pauses() async throws {
    let store = Store(initialState: EggTimerFeature.State()) { EggTimerFeature() }
    let screen = Screen {
      EggTimerPauseButton(store: store.scope(state: \.isPaused, action: \.pause))
    }
    try await screen.button("Pause").tap()
    #expect(store.isPaused)
    try await screen.button("Go on").tap()
    #expect(!store.isPaused)
  }
}
