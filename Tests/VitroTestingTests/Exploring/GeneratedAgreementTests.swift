import Foundation
import Testing
import VitroConcurrency
import VitroExplorer
import VitroTesting

/// The law that a store, a test store and an explorer make the same of effects, for effects and events at random.
@MainActor @Suite("A store, a test store and an explorer make the same of any effects")
struct GeneratedAgreementTests {
  @Test("In histories at random", arguments: 0..<40)
  func agreement(seed: UInt64) async throws {
    for history in 0..<historiesEach { try await play(seed: seed &* 1_000_003 &+ UInt64(history)) }
  }

  private func play(seed: UInt64) async throws {
    var history = try History(seed: seed)
    for _ in 1...8 {
      let event = history.nextEvent()
      await history.happens(event)
      let isAgreed = history.agrees()
      guard isAgreed else {
        Issue.record("seed \(seed): \(history.story)")
        return
      }
    }
    await history.end()
  }
}

/// Two hundred histories, or as many as are asked for.
private let historiesEach =
  (ProcessInfo.processInfo.environment["VITRO_HISTORIES"].flatMap { Int($0) } ?? 200) / 40

/// One history in all three.
@MainActor private struct History {
  enum Event {
    case sends(House.Action)
    case answers(String, Int)
  }

  private var generator: EffectGenerator
  private let explorer: Explorer<Explored, ReducerEvent<House.Action>>
  /// All that an explorer says can have become of the events.
  private var explored: [Explored]
  private let executor = RestExecutor()
  private let asked = AskedQuestions()
  private let store: StoreOf<House>
  private let askedInTest = AskedQuestions()
  private let testStore: TestStoreOf<House>
  private var events: [String] = []
  /// What the explorer says, in words.
  private var before: [String] = []

  typealias Explored = Configuration<House.State, House.Action>

  init(seed: UInt64) throws {
    generator = EffectGenerator(seed: seed)
    explorer = Explorer(
      House(), from: House.State(), actions: [],
      withDependencies: {
        $0.ask = { question in
          try await choice(question, of: Result<Int, any Error>.success(0), .success(1))
        }
      })
    explored = [try explorer.replay([])]
    store = executor.run { [asked] in
      Store(initialState: House.State()) {
        House()
      } withDependencies: {
        $0.ask = { try await asked.answer(to: $0) }
      }
    }
    testStore = TestStore(initialState: House.State()) {
      House()
    } withDependencies: { [askedInTest] in
      $0.ask = { try await askedInTest.answer(to: $0) }
    }
    testStore.exhaustivity = .off
  }

  /// An event that can happen.
  mutating func nextEvent() -> Event {
    let state = store.state
    if let question = asked.open.randomElement(using: &generator.source),
      Int.random(in: 0..<5, using: &generator.source) < 2
    {
      return .answers(question, .random(in: 0...1, using: &generator.source))
    }
    var actions: [House.Action] = [
      .performs(generator.effect(isPresented: false)),
      .performs(generator.effect(isPresented: false)),
      state.rows.count < 2 ? .rowComes : .rowGoes,
    ]
    for id in state.rows.ids {
      actions.append(
        .rows(.element(id: id, action: .performs(generator.effect(isPresented: false)))))
    }
    if let room = state.room {
      actions += [
        .roomGoes, .room(.presented(.performs(generator.effect(isPresented: true)))),
        .room(.presented(room.closet == nil ? .closetComes : .closetGoes)),
      ]
      if room.closet != nil {
        let effect = generator.effect(isPresented: true)
        actions.append(.room(.presented(.closet(.presented(.performs(effect))))))
      }
    } else {
      actions.append(.roomComes)
    }
    return .sends(actions.randomElement(using: &generator.source) ?? .roomComes)
  }

  /// Lets it happen in all three.
  mutating func happens(_ event: Event) async {
    var next: [Explored] = []
    switch event {
    case .sends(let action):
      events.append("\(action)")
      executor.run { _ = store.send(action) }
      await testStore.send(action)
      next = explored.map { explorer.after(.send(action), $0) }
    case .answers(let question, let answer):
      events.append("\(question): \(answer)")
      executor.run { asked.give(answer, to: question) }
      askedInTest.give(answer, to: question)
      next = explored.compactMap { configuration in
        configuration.effects.firstIndex { $0.hasSuffix(": \(question)") }
          .map { explorer.after(.effect($0, answer: answer), configuration) }
      }
    }
    await executor.rest()
    await testStore.skipReceivedActions(strict: false)
    explored = atRest(next)
  }

  /// All that configurations can become before they wait for an answer, but for what the store cannot have come by.
  private func atRest(_ configurations: [Explored]) -> [Explored] {
    var (met, next) = (configurations, 0)
    var resting: [Explored] = []
    while next < met.count {
      let configuration = met[next]
      next += 1
      let moves = configuration.effects.indices.filter { place in
        let words = configuration.effects[place]
        return words.hasSuffix("ends") || words.hasSuffix(": cancels")
          || words.hasSuffix(": begins")
          || words.contains(": sends ")
      }
      if moves.isEmpty { resting.append(configuration) }
      for place in moves {
        let after = explorer.after(.effect(place), configuration)
        if after.state.canBecome(store.state), !met.contains(after) { met.append(after) }
      }
    }
    return resting
  }

  /// Whether both stores are in the same state, which is one of those that the explorer has.
  mutating func agrees() -> Bool {
    let open = asked.open
    before = explored.map { "\($0.state) \($0.effects)" }
    explored.removeAll { configuration in
      let questions = configuration.effects.compactMap { $0.split(separator: ": ").last }
      return configuration.state != store.state || questions.map(String.init).sorted() != open
    }
    return !explored.isEmpty && testStore.state == store.state && askedInTest.open == open
  }

  /// The events, and what both stores have made of them.
  var story: String {
    """
    \(events.joined(separator: "\n"))
    store: \(store.state) \(asked.open)
    test store: \(testStore.state) \(askedInTest.open)
    explorer: \(before.joined(separator: "\n  "))
    """
  }

  /// Ends what still runs.
  func end() async {
    await testStore.skipReceivedActions(strict: false)
    await testStore.skipInFlightEffects(strict: false)
  }
}

extension House.State {
  /// Whether it may become another one by what is said.
  fileprivate func canBecome(_ end: Self) -> Bool {
    guard end.said.starts(with: said) else { return false }
    if let room, let last = end.room {
      if !last.said.starts(with: room.said) { return false }
      if let closet = room.closet, let last = last.closet, !last.said.starts(with: closet.said) {
        return false
      }
    }
    return rows.allSatisfy { end.rows[id: $0.id]?.said.starts(with: $0.said) ?? true }
  }
}

extension Explorer {
  fileprivate func after(_ event: Event, _ state: State) -> State {
    var state = state
    apply(&state, event)
    return state
  }
}

/// A feature with children at three depths, all of which perform effects that are made at random.
@Reducer private struct House {
  @ObservableState struct State: Hashable {
    var said: [String] = []
    @Presents var room: Room.State?
    var rows: IdentifiedArrayOf<Closet.State> = []
  }

  enum Action: Hashable {
    case performs(Generated), said(String)
    case roomComes, roomGoes, rowComes, rowGoes
    case room(PresentationAction<Room.Action>)
    case rows(IdentifiedActionOf<Closet>)
  }

  @Dependency(\.ask) var ask
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .performs(let effect): return effect.effect(ask, dismiss) { .said($0) }
      case .said(let text): state.said.append(text)
      case .roomComes: state.room = Room.State()
      case .roomGoes: state.room = nil
      case .rowComes: state.rows.append(Closet.State(id: (state.rows.ids.max() ?? 0) + 1))
      case .rowGoes: state.rows.removeFirst()
      case .room, .rows: break
      }
      return .none
    }
    .ifLet(\.$room, action: \.room) { Room() }
    .forEach(\.rows, action: \.rows) { Closet() }
  }
}

@Reducer private struct Room {
  @ObservableState struct State: Hashable {
    var said: [String] = []
    @Presents var closet: Closet.State?
  }

  enum Action: Hashable {
    case performs(Generated), said(String)
    case closetComes, closetGoes
    case closet(PresentationAction<Closet.Action>)
  }

  @Dependency(\.ask) var ask
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .performs(let effect): return effect.effect(ask, dismiss) { .said($0) }
      case .said(let text): state.said.append(text)
      case .closetComes: state.closet = Closet.State(id: 0)
      case .closetGoes: state.closet = nil
      case .closet: break
      }
      return .none
    }
    .ifLet(\.$closet, action: \.closet) { Closet() }
  }
}

@Reducer private struct Closet {
  @ObservableState struct State: Hashable, Identifiable {
    let id: Int
    var said: [String] = []
  }

  enum Action: Hashable { case performs(Generated), said(String) }

  @Dependency(\.ask) var ask
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .performs(let effect): return effect.effect(ask, dismiss) { .said($0) }
      case .said(let text): state.said.append(text)
      }
      return .none
    }
  }
}
