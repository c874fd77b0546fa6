// A player, and who is told of its changes: the code of an article.
import Observation
import Synchronization
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@Reducer struct Player {
  @ObservableState struct State: Equatable {
    var title = "Prelude"
    var seconds = 0
    var sound = Sound()
    @ObservationStateIgnored var skips = 0

    var isNew: Bool { seconds < 5 }
  }

  @ObservableState struct Sound: Equatable {
    var volume = 5
    var isMuted = false
  }

  enum Action {
    case secondPassed
    case skipButtonTapped
    case titleChanged(String)
    case sound(SoundAction)
    case startedAnew
  }

  enum SoundAction { case volumeChanged(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .secondPassed: state.seconds += 1
      case .skipButtonTapped: state.skips += 1
      case .titleChanged(let title): state.title = title
      case .sound(.volumeChanged(let volume)): state.sound.volume = volume
      case .startedAnew: state = State()
      }
      return .none
    }
  }
}

struct PlayerView: View {
  let store: StoreOf<Player>

  var body: some View {
    VStack {
      Text(store.title)
      SecondsView(store: store)
      Button("Skip") { store.send(.skipButtonTapped) }
    }
  }
}

struct SecondsView: View {
  let store: StoreOf<Player>

  var body: some View {
    Text("\(store.seconds) s")
  }
}

@Reducer struct Radio {
  @ObservableState enum State: Equatable {
    case off
    case playing(Player.State)
  }

  enum Action {
    case switchTapped
    case playing(Player.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .switchTapped: state = state == .off ? .playing(Player.State()) : .off
      case .playing: break
      }
      return .none
    }
    .ifCaseLet(\.playing, action: \.playing) { Player() }
  }
}

struct RadioView: View {
  let store: StoreOf<Radio>

  var body: some View {
    if let player = store.scope(state: \.playing, action: \.playing) {
      PlayerView(store: player)
    }
    Button("On or off") { store.send(.switchTapped) }
  }
}

/// Whether whoever reads this is told when that happens.
@MainActor
func isTold(reading read: () -> Void, when change: () -> Void) -> Bool {
  let isTold = Mutex(false)
  withObservationTracking(read) { isTold.withLock { $0 = true } }
  change()
  return isTold.withLock { $0 }
}

@MainActor @Suite("Who is told") struct PlayerTests {
  let store = Store(initialState: Player.State()) { Player() }

  @Test("Who reads the title sleeps on when a second passes") func field() {
    #expect(isTold(reading: { _ = store.seconds }, when: { store.send(.secondPassed) }))
    #expect(!isTold(reading: { _ = store.title }, when: { store.send(.secondPassed) }))
  }

  @Test("A field that is set counts as changed, even to the value that it has") func equal() {
    #expect(isTold(reading: { _ = store.title }, when: { store.send(.titleChanged("Prelude")) }))
  }

  @Test("A new state as a whole tells all") func whole() {
    #expect(isTold(reading: { _ = store.title }, when: { store.send(.startedAnew) }))
  }

  @Test("All of the state, or something computed, is told of every change") func all() {
    #expect(isTold(reading: { _ = store.state }, when: { store.send(.secondPassed) }))
    #expect(isTold(reading: { _ = store.isNew }, when: { store.send(.titleChanged("Fugue")) }))
  }

  @Test("Nobody is told of an ignored field") func ignored() {
    #expect(!isTold(reading: { _ = store.state }, when: { store.send(.skipButtonTapped) }))
    #expect(!isTold(reading: { _ = store.skips }, when: { store.send(.skipButtonTapped) }))
    #expect(isTold(reading: { _ = store.skips }, when: { store.send(.secondPassed) }))
    #expect(store.skips == 2)
    #expect(Player.State(skips: 1) != Player.State(skips: 2))
    #expect("\(Player.State(skips: 1))".contains("skips: 1"))
  }

  @Test("A part is told of its own fields through a store of its own") func part() {
    let sound = store.scope(state: \.sound, action: \.sound)
    let louder = { _ = store.send(.sound(.volumeChanged(7))) }
    #expect(isTold(reading: { _ = store.sound.isMuted }, when: { louder() }))
    #expect(!isTold(reading: { _ = sound.isMuted }, when: { louder() }))
    #expect(isTold(reading: { _ = sound.volume }, when: { louder() }))
  }

  @Test("A case is told of when it comes and goes, not when its payload changes") func cases() {
    let radio = Store(initialState: Radio.State.off) { Radio() }
    let ask = { _ = radio.scope(state: \.playing, action: \.playing) }
    #expect(isTold(reading: { ask() }, when: { radio.send(.switchTapped) }))
    #expect(!isTold(reading: { ask() }, when: { radio.send(.playing(.secondPassed)) }))
    #expect(isTold(reading: { ask() }, when: { radio.send(.switchTapped) }))
  }

  @Test("A screen shows it") func screen() async {
    let screen = Screen { PlayerView(store: store) }
    store.send(.secondPassed)
    await screen.rest()
    #expect(screen.text("1 s").exists && screen.text("Prelude").exists)
  }

  @Test("The marks take 16 bytes") func size() {
    struct Plain {
      var volume = 5
      var isMuted = false
    }
    #expect(MemoryLayout<Player.Sound>.stride - MemoryLayout<Plain>.stride == 16)
  }
}
