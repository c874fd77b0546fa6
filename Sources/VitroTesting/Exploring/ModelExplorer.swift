public import Vitro
public import VitroExplorer

/// A walk through all that can become of a model: its methods in every order, and its work, whose answers may come in
/// any order, late, or never.
///
/// ```swift
/// try await ModelExplorer(SearchModel(), events: ["a", "b"]) { model, word in
///   await model.typed(word)
/// } withDependencies: {
///   $0.weather.search = { query in await choice("search \(query)", of: [[], [query]]) }
/// }
/// .always("What is shown was asked for last") { model in
///   model.results.allSatisfy { $0 == model.query }
/// }
/// .explore()
/// ```
///
/// A state is the snapshot of the model, with the choices that its work waits for; two are the same where those are
/// asked by the same texts. Each way is walked from the beginning, on a model of its own.
@MainActor
public struct ModelExplorer<Model: ModelObject, Event: Hashable> {
  private let make: @MainActor () -> Model
  private let dependencies: DependencyValues
  private let events: (Model.Snapshot) -> [Event]
  private let call: @MainActor (Model, Event) async throws -> Void
  private var invariants: [(name: String, test: (Model.Snapshot) -> Bool)] = []
  private var goals: [(name: String, test: (Model.Snapshot) -> Bool)] = []
  private var mostPending = 3
  private let told = ToldIssues()

  /// A walk through what can become of a model.
  ///
  /// - Parameters:
  ///   - model: The model, which is made with the dependencies, each time anew.
  ///   - events: The events that can happen in a state.
  ///   - perform: Lets an event happen: calls the method that it stands for.
  ///   - update: Overrides dependencies, of which those that work waits for answer by choice.
  public init(
    _ model: @autoclosure @escaping @MainActor () -> Model,
    events: @escaping (_ state: Model.Snapshot) -> [Event],
    perform: @escaping @MainActor (_ model: Model, _ event: Event) async throws -> Void,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) {
    (make, self.events, call) = (model, events, perform)
    dependencies = DependencyValues.current.updated(by: update)
  }

  /// A walk through what can become of a model, in which every event can happen in every state.
  ///
  /// - Parameters:
  ///   - model: The model, which is made with the dependencies, each time anew.
  ///   - events: The events.
  ///   - perform: Lets an event happen: calls the method that it stands for.
  ///   - update: Overrides dependencies, of which those that work waits for answer by choice.
  public init(
    _ model: @autoclosure @escaping @MainActor () -> Model, events: [Event],
    perform: @escaping @MainActor (_ model: Model, _ event: Event) async throws -> Void,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) {
    self.init(model(), events: { _ in events }, perform: perform, withDependencies: update)
  }

  /// What is so in every state.
  ///
  /// - Parameters:
  ///   - name: The sentence that a counterexample begins with.
  ///   - holds: Whether it is so.
  /// - Returns: The walk.
  public func always(_ name: String, _ holds: @escaping (_ state: Model.Snapshot) -> Bool) -> Self {
    var copy = self
    copy.invariants.append((name, holds))
    return copy
  }

  /// What can still be reached from every state.
  ///
  /// - Parameters:
  ///   - name: The sentence that a counterexample begins with.
  ///   - isReached: Whether a state is one of those.
  /// - Returns: The walk.
  public func goal(
    _ name: String, _ isReached: @escaping (_ state: Model.Snapshot) -> Bool
  ) -> Self {
    var copy = self
    copy.goals.append((name, isReached))
    return copy
  }

  /// Walks through all states.
  ///
  /// - Parameters:
  ///   - depth: How many events a way may have; all of them where it is `nil`.
  ///   - limit: How many states there may be at most.
  ///   - pending: How many choices may be open when an event happens: work that nobody answers would pile up without
  ///     end.
  ///   - progress: Is told of each state that has been left by all of its events; where it is `nil`, the standard error stream is told, from
  ///     the third second on.
  /// - Returns: How many states and transitions there are.
  /// - Throws: A ``ModelCounterexample``, or an `ExplorationError`.
  @discardableResult
  public func explore(
    depth: Int? = nil, limit: Int = 100_000, pending: Int = 3,
    progress: ((_ progress: ExplorationProgress) -> Void)? = nil
  ) async throws -> ModelExploration {
    var subject = self
    subject.mostPending = pending
    var walk = ReplayWalk(subject, limit: limit)
    try await walk.walk(to: depth, progress: progress)
    return ModelExploration(
      stateCount: walk.nodes.count, transitionCount: walk.transitionCount,
      depth: walk.nodes.last?.way.count ?? 0)
  }

  /// Lets events happen one after the other, and holds each state to the rules: the test that a counterexample is
  /// written as. Goals are not looked for.
  ///
  /// - Parameter events: The events.
  /// - Returns: The state that they lead to.
  /// - Throws: The ``ModelCounterexample`` that they show.
  @discardableResult
  public func replay(_ events: [ModelEvent<Event>]) async throws -> Model.Snapshot {
    var visit = try await begin()
    try check(visit)
    for event in events {
      try await perform(event, in: &visit)
      try check(visit)
    }
    return visit.snapshot
  }
}

/// An event of a model that is explored.
public enum ModelEvent<Event: Hashable>: Hashable {
  /// An event of a person or of the system.
  case perform(Event)
  /// A choice that work waits for is answered, by its place among those that are open and by that of the answer.
  case answer(Int, Int = 0)
}

/// The result of a walk through the states of a model.
public struct ModelExploration: Hashable, Sendable {
  /// How many states were met.
  public let stateCount: Int
  /// How many events were tried: those of all states.
  public let transitionCount: Int
  /// How many events the longest of the shortest ways has.
  public let depth: Int
}

/// A way to a state in which a rule is not kept: the error that a ``ModelExplorer`` throws.
public struct ModelCounterexample: Error, CustomStringConvertible {
  /// The sentence that is not so.
  public let rule: String
  /// The way, as Swift: the test that plays it.
  public let replay: String
  /// The state, in words.
  public let state: String
  /// Whether the rule is a goal, which cannot be reached any more.
  let isGoal: Bool

  /// The sentence, the state, and the test.
  public var description: String {
    """
    “\(rule)” \(isGoal ? "cannot be reached any more from" : "is not so in") this state:

      \(state)

    \(isGoal ? "The way to it, on which the walk looks for the goal:" : "As a test, in place of the walk:")

    \(replay)
    """
  }
}

/// A model on the way through its states.
package final class ModelVisit<Model: ModelObject, Event: Hashable>: ReplayVisit {
  let model: Model
  let executor: RestExecutor
  let questions: OpenQuestions
  /// The events that can happen in a state while so many choices are open.
  let events: (Model.Snapshot, Int) -> [Event]
  var tasks: [Task<Void, Never>] = []
  package var way: [ModelEvent<Event>] = []
  package var trail: [ModelEvent<Event>] = []

  init(
    _ model: Model, _ executor: RestExecutor, _ questions: OpenQuestions,
    events: @escaping (Model.Snapshot, Int) -> [Event]
  ) {
    (self.model, self.executor, self.questions, self.events) = (model, executor, questions, events)
  }

  isolated deinit {
    for task in tasks { task.cancel() }
    questions.end()
    let executor = executor
    // Nobody else would run what hears now that it is over, and what it holds would stay for ever.
    if executor.hasWork { Task { await executor.rest() } }
  }

  var snapshot: Model.Snapshot { model.snapshot }

  package var actions: [ModelEvent<Event>] {
    let questions = questions.all
    let answers = questions.enumerated().flatMap { place, question in
      (0..<question.count).map { ModelEvent<Event>.answer(place, $0) }
    }
    return events(snapshot, questions.count).map { .perform($0) } + answers
  }

  package var words: String {
    ([swiftCode(of: snapshot, isNamed: true)] + questions.all.map { "waits: \($0.text)" })
      .joined(separator: "\n  ")
  }
  package var isKeyWhole: Bool { false }

  package func key() -> AnyHashable {
    let state = (snapshot as? any Hashable).map { AnyHashable($0) }
    let texts = questions.all.map { $0.text }
    return [state ?? AnyHashable(swiftCode(of: snapshot, isNamed: true)), AnyHashable(texts)]
  }
}

extension ModelExplorer: ReplaySubject {
  package func begin() async throws -> ModelVisit<Model, Event> {
    let (executor, questions) = (RestExecutor(), OpenQuestions())
    let model = OpenQuestions.$current.withValue(questions) {
      withDependencies(from: dependencies) { executor.run(make) }
    }
    let (events, mostPending) = (events, mostPending)
    let visit = ModelVisit<Model, Event>(model, executor, questions) {
      $1 < mostPending ? events($0) : []
    }
    await executor.rest()
    return visit
  }

  package func perform(
    _ event: ModelEvent<Event>, in visit: inout ModelVisit<Model, Event>
  ) async throws {
    visit.way.append(event)
    visit.trail.append(event)
    switch event {
    case .answer(let place, let answer): visit.questions.answer(place, by: answer)
    case .perform(let event):
      let (model, call) = (visit.model, call)
      let task = OpenQuestions.$current.withValue(visit.questions) {
        withDependencies(from: dependencies) {
          visit.executor.startOnMainActor { [told] in
            do {
              try await call(model, event)
            } catch {
              if !(error is CancellationError) { told.reportThrown(error, by: event) }
            }
          }
        }
      }
      visit.tasks.append(task)
    }
    await visit.executor.rest()
  }

  package func check(_ visit: ModelVisit<Model, Event>) throws {
    for rule in invariants where !rule.test(visit.snapshot) {
      throw counterexample(rule.name, visit.way, visit.words)
    }
  }

  package func reached(
    _ visit: ModelVisit<Model, Event>, from first: ModelVisit<Model, Event>
  ) -> [Bool] {
    goals.map { $0.test(visit.snapshot) }
  }

  package func lost(
    goal: Int, way: [ModelEvent<Event>], words: String, from first: ModelVisit<Model, Event>
  ) -> any Error {
    counterexample(goals[goal].name, way, words, isGoal: true)
  }

  package func notRepeatable(_ visit: ModelVisit<Model, Event>) -> any Error {
    ExplorationError.notRepeatable
  }

  package func tooMany(limit: Int) -> any Error { ExplorationError.tooManyStates(limit: limit) }

  private func counterexample(
    _ rule: String, _ way: [ModelEvent<Event>], _ words: String, isGoal: Bool = false
  ) -> ModelCounterexample {
    let events = way.map { swiftCode(of: $0) }.joined(separator: ", ")
    return ModelCounterexample(
      rule: rule, replay: ".replay([\(events)])", state: words, isGoal: isGoal)
  }
}
