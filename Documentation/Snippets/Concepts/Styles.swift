// One feature in three styles, each with its test, and one view for all of them.
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@DependencyClient
struct FortuneTeller: Sendable {
  var fortune: @Sendable () async throws -> String
}

extension DependencyValues {
  @DependencyEntry var fortuneTeller = FortuneTeller()
}

// MARK: - A reducer

@Reducer struct Fortune {
  @ObservableState struct State: Equatable {
    var text = ""
    var isLoading = false
  }

  enum Action {
    case askButtonTapped
    case fortuneResponse(String?)
  }

  @Dependency(\.fortuneTeller) var fortuneTeller

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        state.isLoading = true
        return .run { send in
          await send(.fortuneResponse(try? fortuneTeller.fortune()))
        }
      case .fortuneResponse(let fortune):
        state.isLoading = false
        state.text = fortune ?? "The stars are silent."
        return .none
      }
    }
  }
}

@MainActor @Suite("A fortune by a reducer") struct FortuneTests {
  @Test("Whoever asks is answered") func asking() async {
    let store = TestStore(initialState: Fortune.State()) {
      Fortune()
    } withDependencies: {
      $0.fortuneTeller.fortune = { "You will test." }
    }
    await store.send(.askButtonTapped) { $0.isLoading = true }
    await store.receive(\.fortuneResponse) {
      $0.isLoading = false
      $0.text = "You will test."
    }
  }
}

// MARK: - A model

@ObservableModel @MainActor final class FortuneModel {
  var text = ""
  var isLoading = false
  @Dependency(\.fortuneTeller) private var fortuneTeller

  func askButtonTapped() async {
    isLoading = true
    text = (try? await fortuneTeller.fortune()) ?? "The stars are silent."
    isLoading = false
  }
}

@MainActor @Suite("A fortune by a model") struct FortuneModelTests {
  @Test("Whoever asks is answered") func asking() async {
    let clock = TestClock()
    let test = TestModel(FortuneModel()) {
      $0.fortuneTeller.fortune = {
        try await clock.sleep(for: .seconds(1))
        return "You will test."
      }
    }
    await test.perform({ await $0.askButtonTapped() }, changes: { $0.isLoading = true })
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.isLoading = false
      $0.text = "You will test."
    }
  }
}

// MARK: - A machine

@ObservableState struct FortuneMachine: StateMachine, Equatable {
  var text = ""
  var isLoading = false

  enum Event {
    case askButtonTapped
    case response(String?)
  }

  enum Command: Equatable { case askFortuneTeller }

  mutating func handle(_ event: Event) -> [Command] {
    switch event {
    case .askButtonTapped:
      isLoading = true
      return [.askFortuneTeller]
    case .response(let fortune):
      isLoading = false
      text = fortune ?? "The stars are silent."
      return []
    }
  }
}

extension MachineDriver<FortuneMachine> {
  static func fortune() -> MachineDriver {
    @Dependency(\.fortuneTeller) var fortuneTeller
    return MachineDriver(FortuneMachine()) { command in
      switch command {
      case .askFortuneTeller:
        .run { [fortuneTeller] send in await send(.response(try? fortuneTeller.fortune())) }
      }
    }
  }
}

@Suite("A fortune by a machine") struct FortuneMachineTests {
  @Test("Whoever asks is answered") func asking() {
    var machine = FortuneMachine()
    #expect(machine.handle(.askButtonTapped) == [.askFortuneTeller])
    #expect(machine.isLoading)
    #expect(machine.handle(.response("You will test.")) == [])
    #expect(machine == FortuneMachine(text: "You will test."))
  }
}

// MARK: - The view

struct FortuneView: View {
  let text: String
  let isLoading: Bool
  let ask: () -> Void

  var body: some View {
    Text(text)
    Button("Ask the stars") { ask() }
      .disabled(isLoading)
  }
}

struct FortuneFeatureView: View {
  let store: StoreOf<Fortune>

  var body: some View {
    FortuneView(text: store.text, isLoading: store.isLoading) { store.send(.askButtonTapped) }
  }
}

struct FortuneModelView: View {
  let model: FortuneModel

  var body: some View {
    FortuneView(text: model.text, isLoading: model.isLoading) {
      Task { await model.askButtonTapped() }
    }
  }
}

struct FortuneMachineView: View {
  let machine: MachineDriver<FortuneMachine>

  var body: some View {
    FortuneView(text: machine.text, isLoading: machine.isLoading) { machine.send(.askButtonTapped) }
  }
}

@MainActor @Suite("A fortune on the screen") struct FortuneViewTests {
  @Test("It looks the same in every style", arguments: 0..<3) func looks(_ style: Int) async throws
  {
    let clock = TestClock()
    let screen = withDependencies {
      $0.fortuneTeller.fortune = {
        try await clock.sleep(for: .seconds(1))
        return "You will test."
      }
    } operation: {
      Screen {
        switch style {
        case 0: FortuneFeatureView(store: Store(initialState: Fortune.State()) { Fortune() })
        case 1: FortuneModelView(model: FortuneModel())
        default: FortuneMachineView(machine: .fortune())
        }
      }
    }
    try await screen.button("Ask the stars").tap()
    #expect(!screen.button("Ask the stars").isEnabled)
    await clock.advance(by: .seconds(1))
    await screen.rest()
    #expect(screen.text("You will test.").exists)
    #expect(screen.button("Ask the stars").isEnabled)
  }
}
