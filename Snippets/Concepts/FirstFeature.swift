// A first feature, who is told of its changes, and bindings: the code of three articles.
import Observation
import Synchronization
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

// MARK: - A first feature

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
  }

  @Dependency(\.facts) var facts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factResponse(try await facts.about(count)))
        }
      case .factResponse(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

@DependencyClient
struct Facts: Sendable {
  var about: @Sendable (_ number: Int) async throws -> String
}

extension DependencyValues {
  @DependencyEntry var facts: Facts = Facts(about: { "\($0) is a number." })
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
      Button("Fact") { store.send(.factButtonTapped) }
      if let fact = store.fact { Text(fact) }
    }
  }
}

@MainActor @Suite("A first feature") struct CounterTests {
  @Test("A store runs it") func runs() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementButtonTapped)
    #expect(store.count == 1)
  }

  @Test("It is a pure function") func pure() {
    var state = Counter.State(count: 2, fact: "2 is even.")
    let effect = Counter().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == Counter.State(count: 3))
    #expect(effect.isNone)
  }

  @Test("A fact is shown") func fact() async {
    let store = TestStore(initialState: Counter.State(count: 2)) {
      Counter()
    } withDependencies: {
      $0.facts.about = { "\($0) is even." }
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse) { $0.fact = "2 is even." }
    await store.send(.incrementButtonTapped) {
      $0.count = 3
      $0.fact = nil
    }
  }

  @Test("On the screen as well") func screen() async throws {
    let store = Store(initialState: Counter.State(count: 2)) {
      Counter()
    } withDependencies: {
      $0.facts.about = { "\($0) is even." }
    }
    let screen = Screen { CounterView(store: store) }
    try await screen.button("Fact").tap()
    #expect(screen.text("2 is even.").exists)
  }
}

// MARK: - Who is told

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

// MARK: - Bindings

@Reducer struct Profile {
  @ObservableState struct State: Equatable {
    var nickname = ""
    var problem: String?
    var isSaved = false
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case saved
    case view(View)

    @CasePathable enum View { case saveButtonTapped }
  }

  @Dependency(\.profiles) var profiles

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.nickname):
        state.problem = state.nickname.isEmpty ? "A name is needed." : nil
        return .none
      case .binding:
        return .none
      case .saved:
        state.isSaved = true
        return .none
      case .view(.saveButtonTapped):
        return .run { [name = state.nickname] send in
          try await profiles.save(name)
          await send(.saved)
        }
      }
    }
  }
}

@DependencyClient
struct Profiles: Sendable {
  var save: @Sendable (_ name: String) async throws -> Void
}

extension DependencyValues {
  @DependencyEntry var profiles: Profiles = Profiles(save: { _ in })
}

struct ProfileView: View, ViewActionSending {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    VStack {
      TextField("Name", text: $store.nickname)
      if let problem = store.problem { Text(problem) }
      Button("Save") { send(.saveButtonTapped) }
    }
  }
}

@Reducer struct Greeting {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action { case nameChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = String(name.prefix(10))
        return .none
      }
    }
  }
}

struct GreetingView: View {
  let store: StoreOf<Greeting>

  var body: some View {
    TextField("Name", text: store.binding(\.name) { .nameChanged($0) })
  }
}

@MainActor @Suite("Bindings") struct ProfileTests {
  @Test("A name is needed") func name() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.nickname, "Blob") { $0.nickname = "Blob" }
    await store.send(\.binding.nickname, "") {
      $0.nickname = ""
      $0.problem = "A name is needed."
    }
  }

  @Test("A name is saved") func save() async {
    let store = TestStore(initialState: Profile.State(nickname: "Blob")) {
      Profile()
    } withDependencies: {
      $0.profiles.save = { #expect($0 == "Blob") }
    }
    await store.send(\.view.saveButtonTapped)
    await store.receive(\.saved) { $0.isSaved = true }
  }

  @Test("What is typed arrives") func screen() async throws {
    let store = Store(initialState: Profile.State()) { Profile() }
    let screen = Screen { ProfileView(store: store) }
    try await screen.textField("Name").type("Blob")
    #expect(store.nickname == "Blob")
    try await screen.textField("Name").type("")
    #expect(screen.text("A name is needed.").exists)
  }

  @Test("A reducer decides what becomes of it") func decides() async throws {
    let store = Store(initialState: Greeting.State()) { Greeting() }
    let screen = Screen { GreetingView(store: store) }
    try await screen.textField("Name").type("Blob the Tenth")
    #expect(store.name == "Blob the T")
  }

  @Test("What no reducer carries out is reported") func unhandled() {
    let store = Store(initialState: Profile.State()) {
      EmptyReducer<Profile.State, Profile.Action>()
    }
    withKnownIssue {
      store.nickname = "Blob"
    } matching: {
      $0.description.hasSuffix(
        "To fix: write 'BindingReducer()' first in the 'body' of the feature.")
    }
  }

  @Test("Outside of a view it is an assignment") func assignment() {
    let store = Store(initialState: Profile.State()) { Profile() }
    store.nickname = "Blob"
    #expect(store.nickname == "Blob")
  }
}
