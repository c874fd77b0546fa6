// A quiz that is tested in all the ways there are: the code of an article.
import Testing
import VitroTesting

@Reducer struct Quiz {
  @ObservableState struct State: Equatable {
    var question: String?
    var secondsLeft = 0
    var points = 0
  }

  enum Action: Equatable {
    case startButtonTapped
    case questionResponse(String)
    case timerTicked
    case answerButtonTapped(String)
  }

  enum CancelID { case timer }

  @Dependency(\.questions) var questions
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        return .run { send in
          await send(.questionResponse(try await questions.next()))
        }
      case .questionResponse(let question):
        state.question = question
        state.secondsLeft = 10
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
        }
        .cancellable(id: CancelID.timer)
      case .timerTicked:
        state.secondsLeft -= 1
        return state.secondsLeft == 0 ? .cancel(id: CancelID.timer) : .none
      case .answerButtonTapped(let answer):
        if answer == "7" { state.points += state.secondsLeft }
        state.question = nil
        return .cancel(id: CancelID.timer)
      }
    }
  }
}

@DependencyClient
struct Questions: Sendable {
  var next: @Sendable () async throws -> String
}

extension DependencyValues {
  @DependencyEntry var questions: Questions = Questions(next: { "3 + 4?" })
}

@MainActor @Suite("A quiz") struct QuizTests {
  let clock = TestClock()

  func makeStore(_ state: Quiz.State = Quiz.State()) -> TestStoreOf<Quiz> {
    TestStore(initialState: state) {
      Quiz()
    } withDependencies: {
      $0.questions.next = { "3 + 4?" }
      $0.continuousClock = clock
    }
  }

  @Test("A quick answer gives many points") func quick() async {
    let store = makeStore()
    await store.send(.startButtonTapped)
    await store.receive(\.questionResponse) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsLeft = 9 }
    await store.send(.answerButtonTapped("7")) {
      $0.question = nil
      $0.points = 9
    }
  }

  @Test("Actions are named in several ways") func ways() async {
    let store = makeStore()
    await store.send(\.startButtonTapped)
    await store.receive(.questionResponse("3 + 4?")) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    await store.send(\.answerButtonTapped, "8") { $0.question = nil }
    await store.send(\.startButtonTapped)
    await store.receive(\.questionResponse, "3 + 4?") { $0.question = "3 + 4?" }
    await store.send(\.answerButtonTapped, "8") { $0.question = nil }
    await store.send(\.startButtonTapped)
    await store.receive(where: { $0 != .timerTicked }) { $0.question = "3 + 4?" }
    await store.send(\.answerButtonTapped, "8") { $0.question = nil }
  }

  @Test("After ten seconds there is nothing to win") func late() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(10))
    await store.skipReceivedActions()
    store.assert { $0.secondsLeft = 0 }
    await store.send(.answerButtonTapped("7")) { $0.points = 0 }
  }

  @Test("Some steps say less") func less() async {
    let store = makeStore()
    await store.withExhaustivity(.off(showSkippedAssertions: true)) {
      await store.send(.startButtonTapped)
      await store.receive(\.questionResponse) {
        $0.question = "3 + 4?"
        $0.secondsLeft = 10
      }
    }
    await store.send(.answerButtonTapped("8")) { $0.question = nil }
  }

  @Test("The timer need not end") func running() async {
    let store = makeStore(Quiz.State(secondsLeft: 10))
    await store.send(.questionResponse("3 + 4?")) { $0.question = "3 + 4?" }
    await store.skipInFlightEffects()
  }

  @Test("An effect ends with the task of its action") func task() async {
    let store = makeStore()
    let task = await store.send(.startButtonTapped)
    await store.receive(\.questionResponse) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    #expect(!task.isFinished)
    await store.send(.answerButtonTapped("8")) { $0.question = nil }
    await task.finish()
    await store.finish()
  }

  @Test("The next question is another one") func next() async {
    let store = makeStore()
    await store.send(.startButtonTapped)
    await store.receive(\.questionResponse) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    store.dependencies.questions.next = { "5 + 4?" }
    await store.send(.startButtonTapped)
    await store.receive(\.questionResponse) { $0.question = "5 + 4?" }
    await store.send(.answerButtonTapped("8")) { $0.question = nil }
  }

  @Test("A question comes from the world outside") func outside() async {
    let store = makeStore()
    store.dependencies.questions.next = { await Task.detached { "3 + 4?" }.value }
    await store.send(.startButtonTapped)
    await store.receive(\.questionResponse, within: .seconds(5)) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    await store.send(.answerButtonTapped("8")) { $0.question = nil }
  }

  @Test("What was forgotten is said") func forgotten() async {
    let store = makeStore(Quiz.State(secondsLeft: 10))
    await fails(
      """
      'send(.answerButtonTapped(…))' changed the state, and nothing was expected to change.

          Quiz.State(
            question: nil,
            secondsLeft: 10,
        −   points: 0
        +   points: 10
          )

      (Before: −, After: +)

      To fix: 'await store.send(.answerButtonTapped(…)) { $0.… = … }'.
      """
    ) {
      await store.send(.answerButtonTapped("7"))
    }
  }

  @Test("What cannot come now is said") func cannotCome() async {
    let store = makeStore()
    await store.send(.startButtonTapped)
    await store.receive(\.questionResponse) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    await fails(
      """
      '\\.timerTicked' cannot come now: every effect is at rest, and waits for the world to move:

        the effect at TestingFeatures.swift, started by 'send(.startButtonTapped)' at TestingFeatures.swift, \
      sleeps until 1 s; the clock stands at 0 s

      To fix: 'await clock.advance(by: .seconds(1))' before 'receive'.
      """
    ) {
      await store.receive(\.timerTicked)
    }
    await store.send(.answerButtonTapped("8")) { $0.question = nil }
  }

  /// Expects one failure that says just this, whatever the lines are.
  private func fails(_ message: String, _ body: @MainActor () async -> Void) async {
    await withKnownIssue {
      await body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
        .replacing("\u{2007}", with: " ")
        .replacing(#/\.swift:\d+/#, with: ".swift")
      return text == message
    }
  }
}

@MainActor @Suite("A quiz by traits", .dependency(\.questions.next, { "3 + 4?" }))
struct QuizTraitTests {
  @Test("A question is asked", .dependency(\.continuousClock, TestClock()))
  func asks() async {
    let store = TestStore(initialState: Quiz.State()) { Quiz() }
    await store.send(.startButtonTapped)
    await store.receive(\.questionResponse) {
      $0.question = "3 + 4?"
      $0.secondsLeft = 10
    }
    await store.send(.answerButtonTapped("8")) { $0.question = nil }
  }
}
