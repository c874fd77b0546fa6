import Testing
import VitroDependencies
import VitroExplorer
import VitroTesting

@Suite("Reducers, explored")
struct ReducerExploringTests {
  @Test(
    "An answer to what is no longer asked is found, by the shortest way, and the line that plays it"
  )
  func lateAnswer() throws {
    let error = #expect(
      throws: Counterexample<Searching, SearchEvent>.self
    ) {
      try explorer(Search(cancelsInFlight: false)).explore()
    }
    #expect(
      error?.events == [
        .send(.typed("a")), .send(.typed("b")), .effect(0, answer: 0),
      ])
    #expect(
      error?.description.hasSuffix(
        """
        As a test, in place of the walk:

        .replay([.send(.typed("a")), .send(.typed("b")), .effect(0, answer: 0)])
        """) == true)
    #expect(throws: (any Error).self) {
      try explorer(Search(cancelsInFlight: false)).replay([
        .send(.typed("a")), .send(.typed("b")), .effect(0, answer: 0),
      ])
    }
  }

  @Test("The mended one is walked through to its end, with each answer, and with none")
  func mended() throws {
    let walk = try explorer(Search(cancelsInFlight: true)).explore()
    #expect(try walk.way { $0.state.hasFailed } == [.send(.typed("a")), .effect(0, answer: 1)])
    #expect(walk.states.allSatisfy { $0.effects.count <= 1 })
    #expect(try walk.way { $0.effects.contains { $0.hasSuffix(": search b") } } != nil)
  }

  @Test("An answer that comes twice is found where it counts twice")
  func answersThatComeTwice() throws {
    let payment = Explorer(
      Payment(), from: Payment.State(),
      actions: { state in state.paid == 0 && !state.isPaying ? [.payTapped] : [] },
      withDependencies: { $0.search = { await choice("pay", of: [$0]) } }
    )
    .always("Nobody pays twice") { $0.state.paid <= 1 }
    try payment.explore()
    let error = #expect(
      throws: Counterexample<
        Configuration<Payment.State, Payment.Action>, ReducerEvent<Payment.Action>
      >.self
    ) {
      try payment.repeatingAnswers().explore()
    }
    #expect(error?.events == [.send(.payTapped), .repeated(0), .effect(0)])
  }

  @Test("States that differ in a log are one where the key leaves it out")
  func key() throws {
    let walk = try Explorer(
      Logged(), from: Logged.State(), identifiedBy: { $0.isOn }, actions: { _ in [.tapped] }
    )
    .goal("It can be turned on") { $0.state.isOn }
    .explore()
    #expect(walk.states.count == 2)
  }

  private func explorer(
    _ search: Search
  ) -> Explorer<Searching, SearchEvent> {
    Explorer(
      search, from: Search.State(), actions: [.typed("a"), .typed("b")],
      withDependencies: {
        $0.search = { query in
          try await choice("search \(query)", of: .success(query), .failure(Offline()))
        }
      }
    )
    .always("What is shown was asked for last") {
      $0.state.shown == "" || $0.state.shown == $0.state.query
    }
    .goal("It can come to rest") { $0.isAtRest }
  }
}

struct Offline: Error {}

private enum SearchKey: DependencyKey {
  static let liveValue: @Sendable (String) async throws -> String = { $0 }
  static let testValue = liveValue
}

extension DependencyValues {
  var search: @Sendable (String) async throws -> String {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

typealias Searching = Configuration<Search.State, Search.Action>
typealias SearchEvent = ReducerEvent<Search.Action>

struct Search: Reducer {
  struct State: Hashable {
    var query = ""
    var shown = ""
    var hasFailed = false
  }

  enum Action: Hashable {
    case typed(String), found(String), failed
  }

  var cancelsInFlight: Bool
  @Dependency(\.search) var search

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let query):
      state = State(query: query)
      let effect = Effect<Action>.run { [search] send in
        await send(.found(try await search(query)))
      } catch: { _, send in
        await send(.failed)
      }
      return cancelsInFlight ? effect.cancellable(id: "search", cancelInFlight: true) : effect
    case .found(let text): state.shown = text
    case .failed: state.hasFailed = true
    }
    return .none
  }
}

/// A payment whose answers are counted.
@Reducer private struct Payment {
  struct State: Hashable {
    var paid = 0
    var isPaying = false
  }

  enum Action: Hashable { case payTapped, paid }

  @Dependency(\.search) private var search

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payTapped:
        state.isPaying = true
        return .run { [search] send in
          _ = try await search("10")
          await send(.paid)
        }
      case .paid:
        (state.paid, state.isPaying) = (state.paid + 1, false)
        return .none
      }
    }
  }
}

/// A switch with a log.
@Reducer private struct Logged {
  struct State: Equatable {
    var isOn = false
    var log: [Bool] = []
  }

  enum Action: Hashable { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      state.log.append(state.isOn)
      return .none
    }
  }
}
