import Testing
import VitroConcurrency
import VitroExplorer
import VitroTesting

/// Effects of which an explorer once said less than a store does.
@Suite("What an effect can do is explored to its end")
struct ExploredEffectTests {
  private typealias Explored = Configuration<Talker.State, Talker.Action>
  private typealias TalkerEvent = ReducerEvent<Talker.Action>

  /// All that is said by the time that nothing is under way.
  private func outcomes(
    upToAnswers count: Int? = nil, _ effects: Effect<Talker.Action>...
  ) throws -> Set<[String]> {
    let explorer = Explorer(
      Talker(effects: effects), from: Talker.State(),
      actions: { state in effects.indices.filter { $0 == state.begun }.map { .begins($0) } },
      withDependencies: { $0.continuousClock = ChoiceClock() })
    let walk = try (count.map(explorer.upToAnswers) ?? explorer).explore()
    return Set(
      walk.states.filter { $0.isAtRest && $0.state.begun == effects.count }.map(\.state.said))
  }

  private func asks(_ question: String) -> Effect<Talker.Action> {
    .run { send in await send(.says(question + (await ask(question)))) }
  }

  private func says(_ text: String) -> Effect<Talker.Action> {
    .run { send in await send(.says(text)) }
  }

  @Test("Work that asks and says nothing is followed by what waits for it")
  func silentWork() throws {
    let silent = Effect<Talker.Action>.run { _ in _ = await ask("one") }
    #expect(try outcomes(.concatenate(silent, says("two"))) == [["two"]])
  }

  @Test("Others may come between what an effect says last and what follows on it")
  func between() throws {
    let found = try outcomes(.concatenate(says("one"), .send(.says("two"))), .send(.says("x")))
    #expect(found == [["one", "two", "x"], ["one", "x", "two"], ["x", "one", "two"]])
  }

  @Test("A loop of five sleeps comes to its end where that many answers are looked at")
  func loop() throws {
    let rings = Effect<Talker.Action>.run { send in
      for _ in 1...5 { try await ChoiceClock().sleep(for: .seconds(1)) }
      await send(.says("rings"))
    }
    let error = #expect(throws: ExplorationError.self) { try outcomes(rings) }
    #expect(error?.description.contains("waits for more than 3 answers") == true)
    #expect(error?.description.contains("ExploredEffectTests.swift") == true)
    #expect(try outcomes(upToAnswers: 6, rings) == [["rings"]])
  }

  @Test("Who tries three times gives up after the third")
  func retries() throws {
    let tries = Effect<Talker.Action>.run { send in
      for number in 1...3 where await ask("try \(number)") == "+" {
        return await send(.says("done"))
      }
      await send(.says("gave up"))
    }
    #expect(try outcomes(tries) == [["done"], ["gave up"]])
  }

  @Test("A walk that has taken two moments of a timer for one is not exhaustive")
  func timer() throws {
    let ticks = Effect<Talker.Action>.run { send in
      while true {
        try await ChoiceClock().sleep(for: .seconds(1))
        await send(.says("tick"))
      }
    }
    let explorer = Explorer(
      Talker(effects: [ticks]), from: Talker.State(),
      actions: { $0.begun == 0 ? [.begins(0)] : [] })
    #expect(throws: ExplorationError.self) { try explorer.explore() }
    #expect(try !explorer.upToAnswers(2).explore().isExhaustive)
    let quiet = Explorer(Talker(effects: [says("a")]), from: Talker.State(), actions: [])
    #expect(throws: ExplorationError.nothingHappens) { try quiet.explore() }
  }

  @Test("Two children of a task group are answered in either order")
  func group() throws {
    let both = Effect<Talker.Action>.run { send in
      await withTaskGroup { group in
        for name in ["a", "b"] {
          group.addTask { await send(.says(name + (await ask(name)))) }
        }
      }
    }
    let names = ["+", "-"].flatMap { a in ["+", "-"].map { ("a\(a)", "b\($0)") } }
    #expect(try outcomes(both) == Set(names.flatMap { [[$0, $1], [$1, $0]] }))
  }

  @Test("'async let' is answered in either order")
  func asyncLet() throws {
    let both = Effect<Talker.Action>.run { send in
      async let left = ask("left")
      async let right = ask("right")
      await send(.says(await left + right))
    }
    #expect(try outcomes(both) == [["++"], ["+-"], ["-+"], ["--"]])
  }

  @Test("A part of an effect is cancelled by its id, and the effect goes on")
  func part() throws {
    let parted = Effect<Talker.Action>.run { send in
      let answer = try? await withTaskCancellation(id: "a") {
        try await choice("part", of: Result<String, any Error>.success("+"))
      }
      await send(.says(answer ?? "cancelled"))
    }
    #expect(try outcomes(parted, .cancel(id: "a")) == [["+"], ["cancelled"]])
  }

  @Test("An effect that cancels an id ends the effects with it")
  func cancelsFromInside() throws {
    let waits = asks("one").cancellable(id: "a")
    let cancels = Effect<Talker.Action>.run { _ in Task.cancel(id: "a") }
    #expect(try outcomes(waits, cancels) == [["one+"], ["one-"], []])
  }

  @Test("What is cancelled by what begins beside it has begun, and ends")
  func beside() throws {
    let both = Effect.merge(asks("one"), .cancel(id: "a")).cancellable(id: "a")
    #expect(try outcomes(both) == [[]])
  }

  @Test("What follows is cancelled by what comes before it, by the id of the whole")
  func before() throws {
    let three = Effect.concatenate(asks("one"), .cancel(id: "a"), says("two"))
    #expect(try outcomes(three.cancellable(id: "a")) == [["one+"], ["one-"]])
  }
}

private func ask(_ question: String) async -> String { await choice(question, of: ["+", "-"]) }

/// A feature that says what its effects say.
@Reducer private struct Talker {
  struct State: Hashable {
    var begun = 0
    var said: [String] = []
  }

  enum Action: Hashable { case begins(Int), says(String) }

  var effects: [Effect<Action>]

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .begins(let number):
        state.begun += 1
        return effects[number]
      case .says(let text):
        // What is said again and again is said once.
        if state.said.last != text { state.said.append(text) }
        return .none
      }
    }
  }
}
