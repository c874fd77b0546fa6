import Foundation
import Synchronization
import Testing
import VitroDependencies
import VitroExplorer
import VitroTesting

@Suite("What a walk through a feature tells of itself")
struct ToldWalkTests {
  @Test("A feature that makes another state each time is told, and never green")
  func notRepeatable() {
    let error = #expect(throws: ExplorationError.self) {
      try explorer(actions: [.numberTapped]) { $0.uuid = .incrementing }.explore(depth: 4)
    }
    #expect(
      error?.description.hasPrefix(
        "The same events have led to another state when they happened again: "
          + ".replay([.send(.numberTapped)])") == true)
    #expect(throws: Never.self) {
      try explorer(actions: [.numberTapped]) { $0.uuid = .constant(UUID(number: 0)) }.explore(
        depth: 4)
    }
  }

  @Test("The answer that an event gives stands beside it, with the action that comes of it")
  func answers() {
    let error = #expect(throws: ExplorerOf<Kitchen>.Counterexample.self) {
      try explorer(actions: [.askTapped])
        .always("It is never burnt") { !$0.state.dishes.contains("burnt") }.explore()
    }
    #expect(
      error?.description.contains(
        #".effect(0, answer: 1)  // cook: .success("burnt") → .cooked("burnt")"#) == true,
      "\(error as Any)")
  }

  @Test("An effect that waits for its turn is told, too")
  func waiting() throws {
    let error = #expect(throws: ExplorerOf<Kitchen>.Counterexample.self) {
      try explorer(actions: [.courseTapped])
        .always("Nothing is cooked") { $0.isAtRest }.explore()
    }
    #expect(error?.states.last?.waiting.count == 1)
    #expect(error?.description.contains("then: ToldWalkTests.swift:") == true)
  }

  @Test("What was not walked is not said to be exhaustive")
  func notExhaustive() throws {
    let whole = try explorer(actions: [.askTapped]).explore()
    #expect(whole.isExhaustive)
    withKnownIssue {
      let walk = try? explorer(actions: [.askTapped]) {
        $0.search = { _ in
          for await _ in AsyncStream<Never>.makeStream().stream {}
          return ""
        }
      }.explore()
      #expect(walk?.isExhaustive == false)
    }
  }

  @Test("What is wrong in a reducer is told once")
  func issuesOfReducers() throws {
    let count = Mutex(0)
    try withKnownIssue {
      _ = try explorer(actions: [.numberTapped, .askTapped]).explore(depth: 4)
    } matching: { issue in
      count.withLock { $0 += issue.description.contains("'uuid'") ? 1 : 0 }
      return true
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("Fairness is said of the answers to a question")
  func fairQuestions() throws {
    let kitchen = explorer(actions: [.untilDoneTapped])
    func promise(fairly answer: Int) throws {
      try kitchen.upToAnswers(1).eventually(
        "It is done", bySteps: { _, event in if case .effect = event { true } else { false } },
        fairly: [{ $0.question(of: $1) == "cook" && $1 == .effect(0, answer: answer) }]
      ) { $0.isAtRest }
      .explore()
    }
    try promise(fairly: 0)
    #expect(throws: ExplorerOf<Kitchen>.Counterexample.self) { try promise(fairly: 1) }
  }

  @Test("Events are printed as Swift code")
  func printed() throws {
    let walk = try explorer(actions: [.askTapped]).explore()
    let way = try #require(try walk.way { $0.state.dishes == ["burnt"] })
    #expect("\(way)" == "[.send(.askTapped), .effect(0, answer: 1)]")
  }

  private func explorer(
    actions: [Kitchen.Action], withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) -> ExplorerOf<Kitchen> {
    Explorer(
      Kitchen(), from: Kitchen.State(), actions: { $0.isBusy ? [] : actions },
      withDependencies: {
        $0.search = { question in
          try await choice(
            question, of: Result<String, any Error>.success("done"), .success("burnt"))
        }
        update(&$0)
      })
  }
}

@Reducer private struct Kitchen {
  struct State: Hashable {
    var dishes: [String] = []
    var isBusy = false
    var smells = false
    var number: UUID?
  }

  enum Action: Hashable {
    case askTapped, courseTapped, untilDoneTapped, numberTapped
    case cooked(String), smelled
  }

  @Dependency(\.search) private var search
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action != .numberTapped { state.isBusy = true }
      switch action {
      case .askTapped: return cook
      case .courseTapped: return .concatenate(cook, cook)
      case .untilDoneTapped:
        return .run { [search] send in
          while try await search("cook") != "done" { await send(.smelled) }
          await send(.cooked("done"))
        }
      case .numberTapped:
        state.number = uuid()
        return .none
      case .smelled:
        state.smells.toggle()
        return .none
      case .cooked(let dish):
        state.dishes.append(dish)
        return .none
      }
    }
  }

  private var cook: Effect<Action> {
    .run { [search] send in await send(.cooked(try await search("cook"))) }
      .cancellable(id: "cook", cancelInFlight: false)
  }
}
