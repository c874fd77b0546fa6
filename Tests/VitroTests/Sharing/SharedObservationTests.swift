import Observation
import Testing
import Vitro

@MainActor @Suite struct SharedObservationTests {
  @Shared(.inMemory("count")) var count = 0
  let store = Store(initialState: Tally.State()) { Tally() }

  @Test func whoeverReadsAValueIsTold() {
    let watch = Watch { _ = count }
    $count.withLock { $0 += 1 }
    #expect(watch.isAwake)
  }

  @Test func otherValuesWakeNobody() {
    @Shared(.inMemory("other")) var other = 0
    let watch = Watch { _ = count }
    $other.withLock { $0 += 1 }
    #expect(!watch.isAwake)
  }

  @Test func aReaderOfAPartIsToldOfChangesOfTheWhole() {
    let user = Shared(value: User(name: "Blob", age: 3))
    let name = user.name
    let watch = Watch { _ = name.wrappedValue }
    user.age.withLock { $0 += 1 }
    #expect(watch.isAwake)
  }

  @Test func aFeatureThatHoldsAValueIsToldWhenItChangesElsewhere() {
    let watch = Watch { [store] in _ = store.count }
    $count.withLock { $0 += 1 }
    #expect(watch.isAwake && store.count == 1)
  }

  @Test func twoFeaturesSeeEachOthersChanges() {
    let other = Store(initialState: Tally.State()) { Tally() }
    let watch = Watch { _ = other.count }
    store.send(.incrementButtonTapped)
    #expect(watch.isAwake && other.count == 1)
  }

  @Test func aFieldBesideItWakesNobody() {
    let count = Watch { [store] in _ = store.count }
    let title = Watch { [store] in _ = store.title }
    store.send(.titleChanged("x"))
    #expect(!count.isAwake && title.isAwake)
  }

  @Test func aSharedValueWakesNobodyBesideIt() {
    let title = Watch { [store] in _ = store.title }
    store.send(.incrementButtonTapped)
    #expect(!title.isAwake)
  }

  @Test func aStateThatReplacesItselfWholeIsObserved() {
    let watch = Watch { [store] in _ = store.count }
    store.send(.replaceState)
    #expect(watch.isAwake)
  }

  @Test func aVariableThatSharesAnotherValueIsObserved() {
    let watch = Watch { [store] in _ = store.count }
    store.send(.shareAnother(Shared(value: 9)))
    #expect(watch.isAwake && store.count == 9 && count == 0)
  }

  @Test func anObserverSeesTheNewValue() {
    let seen = Recorder()
    withObservationTracking {
      _ = count
    } onChange: {
      MainActor.assumeIsolated { seen.seen.append(count) }
    }
    $count.withLock { $0 = 4 }
    #expect(seen.seen == [4])
  }

  @Test func anErrorOfTheStorageIsObserved() {
    let post = Post()
    @Shared(.post("a", post)) var value = 0
    let watch = Watch { _ = $value.saveError }
    $value.withLock { $0 = 1 }
    withKnownIssue { post.answerSave(.failure(Full())) }
    #expect(watch.isAwake)
  }
}

@Reducer struct Tally {
  @ObservableState struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    var title = ""
  }

  enum Action {
    case incrementButtonTapped
    case titleChanged(String)
    case replaceState
    case shareAnother(Shared<Int>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped: state.$count.withLock { $0 += 1 }
      case .titleChanged(let title): state.title = title
      case .replaceState: state = State()
      case .shareAnother(let other): state.$count = other
      }
      return .none
    }
  }
}
