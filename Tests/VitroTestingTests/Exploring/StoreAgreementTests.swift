import Synchronization
import Testing
import VitroConcurrency
import VitroExplorer
import VitroTesting

/// The law that an explorer makes of a feature what a store does, for events at random.
@MainActor @Suite("An explorer does what a store does")
struct StoreAgreementTests {
  @Test(
    "After each event, in each of 40 histories, both have the same state, and the same under way",
    arguments: 0..<40)
  func agreement(seed: UInt64) async throws {
    var source = SplitMix(state: seed)
    let explorer = Explorer(
      House(), from: House.State(), actions: [],
      withDependencies: { $0.ask = { question in await choice(question, of: [0, 1]) } })
    let asked = Asked()
    let executor = RestExecutor()
    let store = executor.run {
      Store(initialState: House.State()) {
        House()
      } withDependencies: {
        $0.ask = { try await asked.answer(to: $0) }
      }
    }
    var events: [ReducerEvent<House.Action>] = []
    var explored = try explorer.replay([])
    for _ in 1...12 {
      let actions = House.Action.possible(in: explored.state)
      let effects = explored.effects.count
      let number = Int.random(in: 0..<(actions.count + 2 * effects), using: &source)
      if number < actions.count {
        let action = actions[number]
        events.append(.send(action))
        executor.run { _ = store.send(action) }
      } else {
        let (effect, answer) = (number - actions.count).quotientAndRemainder(dividingBy: 2)
        events.append(.effect(effect, answer: answer))
        let question = try #require(explored.effects[effect].split(separator: ": ").last)
        // Of several that ask the same, the one that has asked as early.
        let place = explored.effects[..<effect].count { $0 == explored.effects[effect] }
        executor.run { asked.give(answer, to: String(question), place: place) }
      }
      await executor.rest()
      explored = try explorer.replay(events)
      #expect(store.state == explored.state, "\(events)")
      let open = explored.effects.compactMap { $0.split(separator: ": ").last.map(String.init) }
      #expect(asked.open == open.sorted(), "\(events)")
    }
  }
}

/// The questions that a store's effects wait with.
private final class Asked: Sendable {
  private typealias Question = (
    text: String, id: Int, continuation: CheckedContinuation<Int, any Error>
  )

  private let questions = Mutex<(next: Int, open: [Question])>((0, []))

  var open: [String] { questions.withLock { $0.open.map(\.text).sorted() } }

  func answer(to text: String) async throws -> Int {
    let id = questions.withLock { questions in
      questions.next += 1
      return questions.next
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = questions.withLock { questions in
          if !Task.isCancelled { questions.open.append((text, id, continuation)) }
          return Task.isCancelled
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      take { $0.id == id }?.continuation.resume(throwing: CancellationError())
    }
  }

  func give(_ answer: Int, to text: String, place: Int) {
    var place = place
    take { question in
      defer { if question.text == text { place -= 1 } }
      return question.text == text && place == 0
    }?.continuation.resume(returning: answer)
  }

  private func take(_ isMeant: (Question) -> Bool) -> Question? {
    questions.withLock { questions in
      questions.open.firstIndex(where: isMeant).map { questions.open.remove(at: $0) }
    }
  }
}

private enum AskKey: DependencyKey {
  static let liveValue: @Sendable (String) async throws -> Int = { _ in 0 }
  static let testValue = liveValue
}

extension DependencyValues {
  fileprivate var ask: @Sendable (String) async throws -> Int {
    get { self[AskKey.self] }
    set { self[AskKey.self] = newValue }
  }
}

/// A feature with all kinds of effects, and with children that come and go.
@Reducer private struct House {
  @ObservableState struct State: Hashable {
    var answers: [String] = []
    var room: Room.State?
    var rows: IdentifiedArrayOf<Room.State> = []
  }

  enum Action: Hashable {
    case two, inOrder, latest, latestStops, relays, roomOpens, roomCloses, rowComes, firstRowGoes
    case answered(String, Int)
    case room(Room.Action)
    case rows(IdentifiedActionOf<Room>)

    /// Those that can be sent in a state.
    static func possible(in state: State) -> [Action] {
      let own: [Action] = [
        .two, .inOrder, .latest, .latestStops, .relays, .roomOpens, .roomCloses, .rowComes,
        .firstRowGoes,
      ]
      let room: [Room.Action] = [.asks, .asksTwice, .leaves]
      return own + (state.room == nil ? [] : room.map { .room($0) })
        + state.rows.ids.flatMap { id in room.map { .rows(.element(id: id, action: $0)) } }
    }
  }

  @Dependency(\.ask) var ask

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .two: return .merge(question("left"), question("right"))
      case .inOrder:
        return .concatenate(
          .merge(question("first"), .send(.answered("now", 0))), .send(.answered("between", 0)),
          question("second").cancellable(id: "order"), question("third"))
      case .latest: return question("latest").cancellable(id: "latest", cancelInFlight: true)
      case .latestStops:
        return .merge(.cancel(id: "latest"), .cancel(id: "order"), .cancel(id: "room"))
      case .relays: return .concatenate(.send(.two), .send(.latest))
      case .roomOpens: state.room = state.room ?? Room.State(id: 7)
      case .roomCloses: state.room = nil
      case .rowComes:
        if state.rows.count < 2 {
          state.rows.append(Room.State(id: state.rows.ids.contains(0) ? 1 : 0))
        }
      case .firstRowGoes: if !state.rows.isEmpty { state.rows.removeFirst() }
      case .answered(let text, let answer):
        state.answers = state.answers.suffix(3) + ["\(text) \(answer)"]
      case .room, .rows: break
      }
      return .none
    }
    .ifLet(\.room, action: \.room) { Room() }
    .forEach(\.rows, action: \.rows) { Room() }
  }

  private func question(_ text: String) -> Effect<Action> {
    .run { [ask] send in await send(.answered(text, try await ask(text))) }
  }
}

@Reducer private struct Room {
  @ObservableState struct State: Hashable, Identifiable {
    let id: Int
    var sum = 0
  }

  enum Action: Hashable {
    case asks, asksTwice, leaves
    case answered(Int)
  }

  @Dependency(\.ask) var ask

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .asks: return question("room \(state.id)").cancellable(id: "room")
      case .asksTwice:
        return .concatenate(
          question("room \(state.id) first"),
          question("room \(state.id) last").cancellable(id: "room", cancelInFlight: true))
      case .leaves: return .cancel(id: "room")
      case .answered(let answer):
        state.sum = (state.sum + answer + 1) % 5
        return .none
      }
    }
  }

  private func question(_ text: String) -> Effect<Action> {
    .run { [ask] send in await send(.answered(try await ask(text))) }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
