/// All that a ``TestModel`` knows; it outlives it for as long as the end takes.
@MainActor
final class TestModelCore<Model: ModelObject> {
  let model: Model
  /// The state as far as it has been asserted.
  private(set) var state: Model.Snapshot
  var dependencies: DependencyValues
  var exhaustivity = Exhaustivity.on

  let executor = RestExecutor()
  /// Follows what the model changes of shared values.
  let shared: SharedTracker
  /// The line that made the test model.
  private let place: SourcePlace
  private var steps: [RunningStep] = []
  /// Whether what the model began when it was made has come to rest since.
  private var hasRested = false

  init(
    _ model: () -> Model,
    withDependencies update: (inout DependencyValues) -> Void,
    at place: SourcePlace
  ) {
    let (executor, shared) = (executor, SharedTracker())
    let dependencies = DependencyValues.current.updated {
      update(&$0)
      $0.sharedTracker = shared
    }
    let rest = RestStep()
    self.model = withDependencies(from: dependencies) { executor.run(as: rest, model) }
    self.shared = shared
    self.dependencies = dependencies
    self.place = place
    state = self.model.snapshot
    steps.append(RunningStep(name: "TestModel(…)", place: place, rest: rest))
  }

  /// The steps of which something runs that has to end.
  var running: [RunningStep] { steps.filter { $0.isRunning && !$0.isSkipped } }

  /// Whether the model has changed since the last step.
  var hasChanged: Bool { model.snapshot != state }

  /// Lets what the model began when it was made come to rest, before the first step is taken.
  func restOnce() async {
    if hasRested { return }
    hasRested = true
    await executor.rest()
  }

  func begin(_ step: RunningStep) {
    steps.removeAll { !$0.isRunning }
    steps.append(step)
  }

  /// Lets everything that runs go on after the end of the test.
  func skipRunning() {
    for index in steps.indices { steps[index].isSkipped = true }
  }

  func cancelAll() {
    for step in steps { step.task?.cancel() }
  }

  /// Asserts that the model has changed as a closure says since the last step.
  func check(
    _ step: Step,
    _ expect: StepCheck<Model.Snapshot>.Expectation?,
    at place: SourcePlace
  ) {
    let before = settle()
    let shared = SharedStep(shared, after: shared.moment())
    StepCheck(step, exhaustivity, after: state, shared, at: place)
      .run(expect, from: consume before)
  }

  /// Takes the state as asserted; gives the one that was asserted before.
  private func settle() -> Model.Snapshot {
    var before = model.snapshot
    swap(&before, &state)
    return before
  }

  /// Takes what has changed since the last step as asserted; fails if nobody has received it.
  func receiveRest(before step: @autoclosure () -> String, at place: SourcePlace) {
    let now = model.snapshot
    if now != state {
      Message.unreceived(from: state, to: now, before: step(), at: place)
        .report(under: exhaustivity)
      state = now
    }
    if exhaustivity != .off {
      Message.unassertedShared(shared, by: step(), at: place)?.report(under: exhaustivity)
    }
    shared.assert(shared.moment())
  }

  /// Takes what has changed since the last step as asserted, and shows it if that is wanted.
  func skipChange(at place: SourcePlace) {
    let before = settleAll()
    if exhaustivity == .off(showSkippedAssertions: true), before != state {
      Message.skipsChange(from: before, to: state, at: place).show()
    }
  }

  /// Takes the state and what is shared as asserted; gives the state that was asserted before.
  @discardableResult
  func settleAll() -> Model.Snapshot {
    shared.assert(shared.moment())
    return settle()
  }

  /// Ends the test.
  func end() {
    reportEnd(by: "the test ended", at: place)
    cancelAll()
    guard executor.hasWork else { return }
    // Nobody else would run what hears now that it is cancelled, and what it holds would stay for ever.
    Task { [executor] in await executor.rest() }
  }

  /// Fails if something has changed that nobody received, or something runs that has to end.
  func reportEnd(by end: String, at place: SourcePlace) {
    receiveRest(before: end, at: place)
    guard exhaustivity != .off else { return }
    for step in running { Message.stillRuns(step).report(under: exhaustivity) }
  }
}
