import IssueReporting

/// Plays a feature step by step, and fails unless every change of its state is asserted, every action
/// of its effects received, and every effect ended.
///
/// ```swift
/// @Test func nthPrime() async {
///   let store = TestStore(initialState: .init(count: 4)) { Counter() } withDependencies: {
///     $0.primes.nth = { _ in 7 }
///   }
///   await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
///   await store.receive(\.nthPrimeResponse) { $0.isLoading = false; $0.nthPrime = 7 }
/// }
/// ```
///
/// Nothing waits: after each step the effects have come to rest, so that the store knows whether an
/// action can still come.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state as far as it has been asserted.
  public private(set) var state: State

  /// The dependencies; a change counts from the next action on.
  public var dependencies: DependencyValues

  private let reducer: BuiltReducer<State, Action>
  private let effects = EffectRunner<Action>()
  private let executor = RestExecutor()
  private let place: SourcePlace
  private let shared = SharedTracker()

  /// The state after all actions, those included that have not been received yet.
  private var actual: State
  nonisolated(unsafe) private var received: [Received<State, Action>] = []
  private var buffer: [(action: Action, group: EffectGroup)] = []
  private var isReducing = false

  /// Makes a store that begins with a state, and tests a reducer.
  ///
  /// `withDependencies` overrides dependencies, for making the initial state too; whatever the test
  /// uses and nobody overrides fails it.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.current
    update(&dependencies)
    self.dependencies = dependencies
    (state, self.reducer) = withDependencies(from: dependencies) {
      (initialState(), reducer().built())
    }
    actual = state
    self.dependencies.sharedTracker = shared
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    effects.receive = { [weak self] action, group in
      self?.effectSent(action, from: group)
    }
  }

  deinit {
    let left = effects.running.all
    for message in EndMessages.all(received: received.map(\.summary), running: left, at: place) {
      message.report()
    }
    guard received.isEmpty else { return }
    Message.unassertedShared(shared, by: "the test ended", at: place)?.report()
  }

  // MARK: Steps

  /// Sends an action as a user would, asserts how it changes the state, and lets its effects come to
  /// rest.
  ///
  /// The closure changes a copy of the state to what is expected; without it nothing may change.
  ///
  /// - Returns: the effects of the action, to be awaited or cancelled.
  @discardableResult
  public func send(
    _ action: Action,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> StoreTask {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if !received.isEmpty {
      let names = received.map(\.name)
      Message.pendingActions(sending: Describe.action(action), names, at: place).report()
      state = actual
      received = []
      shared.assert(shared.moment())
    }
    let step = SendStep(action: action)
    Message.unassertedShared(shared, by: "'\(step.description)'", at: place)?.report()
    shared.assert(shared.moment())
    let group = EffectGroup(origin: EffectOrigin(step: { step.description }, place: place))
    let before = state
    let effect = reduce(action)
    state = actual
    let sharedStep = SharedStep(shared, after: shared.moment())
    check(expect, before: before, after: actual, sharedStep, step: step.description, at: place)
    group.begin()
    executor.run {
      isReducing = true
      effects.start(effect, in: group)
      drain()
      isReducing = false
    }
    group.end()
    await executor.rest()
    return StoreTask(group: group)
  }

  /// Takes the next action that effects have sent, if `matches` says so, and asserts its change.
  ///
  /// If no action was sent and none can come, because the effects are at rest, it fails at once.
  func receive(
    _ expected: String,
    matches: (Action) -> Mismatch?,
    _ expect: ((inout State) throws -> Void)?,
    at place: SourcePlace
  ) async {
    if received.isEmpty { await executor.rest() }
    guard !received.isEmpty else {
      return Message.cannotCome(expected, running: effects.running.all, at: place).report()
    }
    let next = received.removeFirst()
    let before = state
    state = next.state
    let sharedStep = SharedStep(shared, after: next.shared)
    defer { sharedStep.end() }
    if let mismatch = matches(next.action) {
      return Message.unexpected(next, expected: expected, mismatch, at: place).report()
    }
    let step = "receive(\(expected))"
    check(expect, before: before, after: next.state, sharedStep, step: step, at: place)
  }

  /// Asserts that all actions have been received, and that no effect runs any more.
  ///
  /// The end of the test asserts the same. What still runs is cancelled.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await executor.rest()
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let summaries = received.map(\.summary)
    for message in EndMessages.all(received: summaries, running: effects.running.all, at: place) {
      message.report()
    }
    if received.isEmpty { Message.unassertedShared(shared, by: "'finish()'", at: place)?.report() }
    received = []
    state = actual
    shared.assert(shared.moment())
    effects.running.cancelAll()
    await executor.rest()
  }

  // MARK: What happens

  private func reduce(_ action: Action) -> Effect<Action> {
    withDependencies(from: dependencies) { reducer.reduce(into: &actual, action: action) }
  }

  private func effectSent(_ action: Action, from parent: EffectGroup) {
    let group = EffectGroup(parent: parent)
    group.begin()
    buffer.append((action, group))
    guard !isReducing else { return }
    isReducing = true
    executor.run { drain() }
    isReducing = false
  }

  private func drain() {
    var next = 0
    while next < buffer.count {
      let (action, group) = buffer[next]
      next += 1
      let effect = reduce(action)
      received.append(
        Received(action: action, state: actual, shared: shared.moment(), origin: group.origin))
      effects.start(effect, in: group)
      group.end()
    }
    buffer = []
  }

  private func check(
    _ expect: ((inout State) throws -> Void)?,
    before: State,
    after: State,
    _ shared: SharedStep,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    defer { shared.end() }
    var expected = before
    if let expect {
      do {
        try shared.expect { try expect(&expected) }
      } catch {
        return Message.expectationThrew(error, step: step(), at: place).report()
      }
      let isChanged = shared.compare(.before, .after) { before != after }
      if !isChanged, shared.isSame(.before, .expected, { expected == before }) {
        return Message.nothingChanged(step: step(), at: place).report()
      }
    }
    shared.compare(.expected, .after) {
      guard expected != after else {
        Message.wrongShared(shared, step: step(), at: place)?.report()
        return
      }
      if expect == nil {
        Message.unexpectedChange(step: step(), before: before, after: after, at: place).report()
      } else {
        Message.wrongState(step: step(), expected: expected, actual: after, at: place).report()
      }
    }
  }
}

/// A step that is put into words only when a message needs it.
private struct SendStep<Action>: @unchecked Sendable {
  let action: Action

  var description: String { "send(.\(Describe.action(action)))" }
}

/// An action that an effect sent, and the state after it.
struct Received<State, Action> {
  let action: Action
  let state: State
  /// The shared values after it.
  let shared: SharedMoment
  let origin: EffectOrigin?

  var name: String { Describe.action(action) }
  var summary: ReceivedSummary { ReceivedSummary(name: name, origin: origin) }
}

/// What a message needs to know about an action that was not received.
struct ReceivedSummary {
  let name: String
  let origin: EffectOrigin?
}
