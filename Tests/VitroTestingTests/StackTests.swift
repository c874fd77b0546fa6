import Testing
import VitroTesting

/// Tests of the ids of pushed elements: 0, 1, … in each test store, and in the closures that assert it.
@MainActor @Suite struct StackTests {
  @Test(arguments: [1, 2]) func eachStoreCountsFromZero(_ time: Int) async {
    let store = TestStore(initialState: Walk.State(path: StackState([Step.State(name: "0")]))) {
      Walk()
    }
    await store.send(.pushButtonTapped("1")) { $0.path[id: 1] = Step.State(name: "1") }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func theClosureOfAStepPushesAsTheFeatureDoes() async {
    let store = TestStore(initialState: Walk.State()) { Walk() }
    await store.send(.pushButtonTapped("a")) { $0.path.append(Step.State(name: "a")) }
    await store.send(.pushButtonTapped("b")) { $0.path.append(Step.State(name: "b")) }
    #expect(store.state.path.ids == [0, 1])
  }

  @Test func soDoesThatOfAnActionThatIsReceived() async {
    let store = TestStore(initialState: Walk.State()) { Walk() }
    await store.send(.twoButtonTapped)
    await store.receive(\.pushButtonTapped) { $0.path.append(Step.State(name: "a")) }
    await store.receive(\.pushButtonTapped) { $0.path.append(Step.State(name: "b")) }
  }

  @Test func idsOfYoursAreTaken() async {
    let store = TestStore(initialState: Walk.State()) {
      Walk()
    } withDependencies: {
      $0.stackElementID = StackElementIDGenerator { 7 }
    }
    await store.send(.pushButtonTapped("a")) { $0.path[id: 7] = Step.State(name: "a") }
  }
}

@Reducer struct Walk {
  @ObservableState struct State: Equatable { var path = StackState<Step.State>() }

  enum Action {
    case pushButtonTapped(String)
    case twoButtonTapped
    case path(StackActionOf<Step>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pushButtonTapped(let name): state.path.append(Step.State(name: name))
      case .twoButtonTapped:
        return .concatenate(.send(.pushButtonTapped("a")), .send(.pushButtonTapped("b")))
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Step() }
  }
}

@Reducer struct Step {
  @ObservableState struct State: Equatable { var name: String }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}
