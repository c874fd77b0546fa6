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
///
/// A test that is about a part of a feature says less: see ``exhaustivity``.
@MainActor
public final class TestStore<State: Equatable, Action>: ExhaustiveTest {
  /// The state as far as it has been asserted.
  public internal(set) var state: State

  /// The dependencies; a change counts from the next action on.
  public var dependencies: DependencyValues

  /// How much the test has to say; it can be changed between two steps.
  ///
  /// With ``Exhaustivity/off`` the closure of a step is applied to the state after the step, and must
  /// change nothing: what it sets is right, what it does not mention may be anything. So it says what
  /// is there, `$0.count = 1`, not how it came about.
  public var exhaustivity = Exhaustivity.on

  /// Whether the feature has dismissed itself; that ends its effects, and it takes no more actions.
  public internal(set) var isDismissed = false

  let effects = EffectRunner<State, Action>()
  let executor = RestExecutor()
  /// Follows what the feature changes of shared values.
  let shared = SharedTracker()
  /// The line that made the store.
  let place: SourcePlace

  /// The state after all actions, those included that have not been received yet.
  var actual: State
  nonisolated(unsafe) var received: [Received<State, Action>] = []
  /// Effects that need not end.
  var skippedEffects: Set<Int> = []
  /// Whether a step waits for the world outside.
  var isWaiting = false

  private let reducer: BuiltReducer<State, Action>
  private var queue = ActionQueue<Waiting>()
  private var isStarting = false

  /// An action that an effect has sent at once, and the path to the child whose it is.
  private struct Waiting {
    let action: Action
    let group: EffectGroup
    let path: [ScopeStep]
  }

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
    let dependencies = DependencyValues.current.updated { [shared] in
      $0.stackElementID = .incrementing
      update(&$0)
      $0.sharedTracker = shared
    }
    self.dependencies = dependencies
    (state, self.reducer) = withDependencies(from: dependencies) {
      (initialState(), reducer().built())
    }
    actual = state
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    effects.receive = { [weak self] action, group, path in
      self?.effectSent(action, from: group, path)
    }
    effects.dismissRoot = { [weak self] in self?.dismiss() }
    if State.self is AnyObject.Type { Message.classState(State.self, at: place).report() }
  }

  deinit {
    defer { endWork() }
    guard exhaustivity != .off else { return }
    let skipped = skippedEffects
    EndMessages.report(
      received: received.map(\.summary),
      running: effects.running.all.filter { !skipped.contains($0.id) },
      at: place,
      exhaustivity
    )
    guard received.isEmpty else { return }
    Message.unassertedShared(shared, by: "the test ended", at: place)?.report(under: exhaustivity)
  }

  /// Lets what still runs hear that it is cancelled: nobody else would run it, and what it holds would
  /// stay for ever.
  private nonisolated func endWork() {
    effects.running.cancelAll()
    guard executor.hasWork else { return }
    Task { @MainActor [executor] in await executor.rest() }
  }

  /// Takes a state as asserted; gives the one that was asserted before.
  func settle(at newState: State) -> State {
    var before = newState
    swap(&before, &state)
    return before
  }

  // MARK: What happens

  /// Lets the reducer handle an action, and says what else a closure that repeats it needs to know.
  ///
  /// - Parameter place: the step to blame for what is wrong.
  func reduce(
    _ action: Action, at place: SourcePlace
  ) -> (effect: Effect<Action>, pushes: Pushes) {
    let ids = dependencies.stackElementID
    let count = ids.count
    let effect = reporting(at: place) {
      withDependencies(from: dependencies) { reducer.reduce(into: &actual, action: action) }
    }
    return (effect, Pushes(after: count))
  }

  private func reporting<Result>(at place: SourcePlace, _ operation: () -> Result) -> Result {
    withIssueContext(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column,
      operation: operation)
  }

  /// Starts an effect, handles what it sends at once, and ends the effects of children that have gone.
  ///
  /// - Returns: whether there was something to do.
  @discardableResult
  func start(_ effect: Effect<Action>, in group: EffectGroup) -> Bool {
    if effect.isNone, !effects.hasScopes { return false }
    isStarting = true
    let hasEnded = executor.run {
      effects.start(effect, in: group)
      let hasEnded = effects.endGone(in: actual)
      handleBuffered()
      return hasEnded
    }
    isStarting = false
    return hasEnded || !effect.isNone
  }

  private func effectSent(
    _ action: Action, from parent: EffectGroup, _ path: [ScopeStep]
  ) {
    guard !isDismissed else { return }
    let group = EffectGroup(parent: parent)
    group.begin()
    if isStarting { return queue.append(Waiting(action: action, group: group, path: path)) }
    start(receive(action, group), in: group)
    group.end()
    if isWaiting { executor.hasArrived() }
  }

  /// Handles what effects have sent while others were started; a loop, so that actions which send each
  /// other do not grow the stack.
  private func handleBuffered() {
    while let next = queue.popFirst() {
      let isReplaced = reporting(at: next.group.origin?.place ?? place) {
        next.path.isReplaced(in: actual, sending: next.action)
      }
      if !isReplaced {
        effects.start(receive(next.action, next.group), in: next.group)
        effects.endGone(in: actual)
      }
      next.group.end()
      if queue.isEndless { stopEndless(next.action, next.group) }
    }
  }

  /// Says that actions answer each other without end, takes them as asserted, and sends no more.
  private func stopEndless(_ action: Action, _ group: EffectGroup) {
    for next in queue.removeAll() { next.group.end() }
    received = []
    state = actual
    shared.assert(shared.moment())
    let count = ActionQueue<Waiting>.mostInARow
    Message.endless(Describe.name(action), after: count, at: group.origin?.place ?? place).report()
  }

  private func receive(_ action: Action, _ group: EffectGroup) -> Effect<Action> {
    let (effect, pushes) = reduce(action, at: group.origin?.place ?? place)
    received.append(
      Received(
        action: action,
        state: actual,
        shared: shared.moment(),
        pushes: pushes,
        origin: group.origin
      )
    )
    return effect
  }
}

/// The test store of a feature.
public typealias TestStoreOf<Feature: Reducer> = TestStore<Feature.State, Feature.Action>
where Feature.State: Equatable
