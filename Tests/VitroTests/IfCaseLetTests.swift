import Testing
import Vitro

@MainActor @Suite("A child while the state is its case") struct IfCaseLetTests {
  let store = Store(initialState: Entrance.State.inside(.init(id: 1))) { Entrance() }

  @Test("It handles its actions before the parent") func actions() {
    store.send(.inside(.countUp))
    #expect(store.state == .inside(.init(id: 1, count: 1, log: ["heard"])))
  }

  @Test("Its effects end when the state becomes another case, or another child of its case")
  func effects() async {
    for action in [Entrance.Action.leave, .enter(2)] {
      store.send(.enter(1))
      let task = store.send(.inside(.wait))
      store.send(action)
      await task.finish()
    }
  }

  @Test("They go on when the parent only changes it") func changed() {
    let task = store.send(.inside(.wait))
    store.send(.enter(1))
    #expect(!task.isFinished)
  }

  @Test("It is scoped to while it is there") func scoped() throws {
    let inside = try #require(store.scope(state: \.inside, action: \.inside))
    let count = Watch { _ = inside.count }
    inside.send(.countUp)
    #expect(count.isAwake && inside.count == 1)
    store.send(.leave)
    #expect(store.scope(state: \.inside, action: \.inside) == nil)
  }

  @Test("An action for it while it is not there is reported") func absent() {
    store.send(.leave)
    withKnownIssue {
      _ = store.send(.inside(.countUp))
    } matching: {
      $0.comments.first?.rawValue == """
        An action 'inside.countUp' arrived for a child that was not there: 'inside' was nil or another case.

        Expected: a child gets actions only while it is there.
        To fix: find who sends 'inside.countUp' too late, often an effect that nobody cancelled or a view \
        that has gone.
        """
    }
    #expect(store.state == .outside)
  }
}

@Reducer struct Entrance {
  @ObservableState enum State: Equatable {
    case outside
    case inside(Inside.State)
  }

  enum Action {
    case enter(Int)
    case leave
    case inside(Inside.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .enter(let id): state = .inside(.init(id: id))
      case .leave: state = .outside
      case .inside(.countUp): state[case: \.inside]?.log.append("heard")
      case .inside: break
      }
      return .none
    }
    .ifCaseLet(\.inside, action: \.inside) { Inside() }
  }
}

@Reducer struct Inside {
  @ObservableState struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
    var log: [String] = []
  }

  enum Action { case countUp, wait }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard action == .countUp else { return .run { _ in await untilCancelled() } }
      state.count += 1
      return .none
    }
  }
}
