import Synchronization
import Testing
import VitroDependencies
import VitroExplorer
import VitroTesting

@Suite("Reducers, explored")
struct ReducerExploringTests {
  @Test(
    "An answer to what is no longer asked is found, by the shortest way, and the line that plays it",
    .tags(.everyOrderOfAnswers))
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

  @Test("States that are equal and printed differently are told, and not met again and again")
  func printedDifferently() {
    #expect(throws: ExplorationError.equalButPrintedDifferently) {
      try Explorer(Numbered(), from: Numbered.State(), actions: [.tapped]).explore()
    }
  }

  @Test("A walk that would take more memory than it may ends, and says so")
  func memory() {
    let error = #expect(throws: ExplorationError.self) {
      try Explorer(0, events: [1]) { $0 += $1 }.explore(memory: 1)
    }
    #expect(error?.description.hasPrefix("The process has more than 1 bytes, with") == true)
  }

  @Test("An issue in an effect is told, and once, however often the effect is run")
  func issuesInEffects() throws {
    let count = Mutex(0)
    try withKnownIssue {
      _ = try Explorer(
        Careless(), from: Careless.State(), actions: [.askTapped],
        withDependencies: {
          $0.search = { try await choice("ask", of: .success($0), .failure(Offline())) }
        }
      ).explore(depth: 5)
    } matching: {
      count.withLock { $0 += 1 }
      return $0.description.contains("threw an error that nobody caught: Offline()")
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("An effect that never stops sending is told, and the walk ends")
  func endlessSends() throws {
    try withKnownIssue {
      _ = try Explorer(Careless(), from: Careless.State(), actions: [.spinTapped]).explore(depth: 2)
    } matching: {
      $0.description.contains("sends one action after the other without an end")
    }
  }

  @Test("Effects that pile up are told, and the walk ends")
  func pile() throws {
    try withKnownIssue {
      _ = try Explorer(
        Careless(), from: Careless.State(), actions: [.askTapped],
        withDependencies: { $0.search = { await choice("ask", of: [$0]) } }
      ).explore()
    } matching: {
      $0.description.contains("Effects pile up: more than 32 are under way")
        && $0.description.contains("ReducerExploringTests.swift")
    }
  }

  @Test("A timer that ticks for ever is one effect where that is said, and the walk ends")
  func timer() throws {
    let walk = try Explorer(
      Blinking(), from: Blinking.State(),
      actions: { state in state.hasBegun ? [] : [.appeared] },
      withDependencies: { $0.continuousClock = ChoiceClock() }
    )
    .upToAnswers(1)
    .goal("It can be on") { $0.state.isOn }
    .explore()
    #expect(walk.states.count == 3)
  }

  @Test("A way that cannot be replayed any more is told", arguments: [0, 3])
  func staleReplay(place: Int) throws {
    #expect(throws: ExplorationError.cannotHappen(".effect(\(place), answer: 0)", after: 0)) {
      try explorer(Search(cancelsInFlight: true)).replay([.effect(place, answer: 0)])
    }
    #expect(throws: ExplorationError.cannotHappen(".effect(0, answer: 9)", after: 1)) {
      try explorer(Search(cancelsInFlight: true))
        .replay([.send(.typed("a")), .effect(0, answer: 9)])
    }
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

/// A feature with effects that nobody ends.
@Reducer private struct Careless {
  struct State: Hashable { var isOn = false }

  enum Action: Hashable { case askTapped, spinTapped, ticked }

  @Dependency(\.search) private var search

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askTapped:
        state.isOn = true
        return .run { [search] _ in _ = try await search("a") }
      case .spinTapped:
        return .run { send in while true { await send(.ticked) } }
      case .ticked:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

/// A lamp that blinks.
@Reducer private struct Blinking {
  struct State: Hashable {
    var hasBegun = false
    var isOn = false
  }

  enum Action: Hashable { case appeared, ticked }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.hasBegun = true
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

/// A state whose values are equal though they are printed differently.
@Reducer private struct Numbered {
  struct State: Equatable {
    var isOn = false
    var count = 0

    static func == (left: Self, right: Self) -> Bool { left.isOn == right.isOn }
  }

  enum Action: Hashable { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      state.count += 1
      return .none
    }
  }
}
