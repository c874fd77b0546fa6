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
public struct ModelExplorer<Model: ModelObject, Event: Hashable & Sendable> {
  /// The error of a walk that has come to a state in which a rule is not kept.
  public typealias Counterexample = VitroExplorer.Counterexample<
    ModelState<Model.Snapshot>, ModelEvent<Event>
  >

  private let make: @MainActor () -> Model
  private let dependencies: DependencyValues
  private let events: (Model.Snapshot) -> [Event]
  private let call: @MainActor (Model, Event) async throws -> Void
  private var rules = Rules<ModelState<Model.Snapshot>, ModelEvent<Event>>()
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
    copy.rules.invariants.append(rule(name, holds))
    return copy
  }

  /// A rule against a step from one state to another, which must never happen.
  ///
  /// - Parameters:
  ///   - name: What never happens, as a sentence.
  ///   - happens: Whether an event that leads from one state to the other is it.
  /// - Returns: The walk.
  public func never(
    _ name: String,
    _ happens:
      @escaping (
        _ before: Model.Snapshot, _ event: ModelEvent<Event>, _ after: Model.Snapshot
      ) -> Bool
  ) -> Self {
    var copy = self
    copy.rules.forbidden.append(
      Rule(name: name) { happens($0.before.snapshot, $0.event, $0.after.snapshot) })
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
    copy.rules.goals.append(rule(name, isReached))
    return copy
  }

  /// A promise: from every state, it comes to be so by the driving events alone, in whatever order they happen.
  ///
  /// - Parameters:
  ///   - name: What comes to be so, as a sentence.
  ///   - drives: Whether an event is one that happens by itself; the answers, where nothing is said.
  ///   - fair: For each kind of event that is not put off for ever, whether an event is one of it.
  ///   - isReached: Whether a state is one of those.
  /// - Returns: The walk.
  public func eventually(
    _ name: String,
    by drives: @escaping @Sendable (_ event: ModelEvent<Event>) -> Bool = { $0.isAnswer },
    fairly fair: [@Sendable (_ event: ModelEvent<Event>) -> Bool] = [],
    _ isReached: @escaping (_ state: Model.Snapshot) -> Bool
  ) -> Self {
    var copy = self
    copy.rules.promises.append(
      Promise(name: name, drives: drives, fair: fair) { isReached($0.snapshot) })
    return copy
  }

  private func rule(
    _ name: String, _ test: @escaping (_ state: Model.Snapshot) -> Bool
  ) -> Rule<ModelState<Model.Snapshot>> {
    Rule(name: name) { test($0.snapshot) }
  }

  /// Walks through all states.
  ///
  /// - Parameters:
  ///   - depth: How many events a way may have; all of them where it is `nil`.
  ///   - limit: How many states there may be at most.
  ///   - memory: How many bytes the process may have at most; three quarters of the machine's where it is `nil`.
  ///   - pending: How many choices may be open when an event happens: work that nobody answers would pile up without
  ///     end. Of a walk that has held back events by that, `isExhaustive` is `false`.
  ///   - progress: Is told of each state that has been left by all of its events; where it is `nil`, the standard error
  ///     stream is told, from the third second on.
  /// - Returns: What it has met.
  /// - Throws: A `Counterexample`, or an `ExplorationError`.
  @discardableResult
  public func explore(
    depth: Int? = nil, limit: Int = 100_000, memory: Int? = nil, pending: Int = 3,
    progress: ((_ progress: ExplorationProgress) -> Void)? = nil
  ) async throws -> Exploration<ModelState<Model.Snapshot>, ModelEvent<Event>> {
    var subject = self
    subject.mostPending = pending
    var walk = ReplayWalk(subject, limit: limit, memory: memory)
    return try await walk.walk(to: depth, progress: progress)
  }

  /// Walks some ways at random, where there are too many states to walk all of them. Goals and promises are not looked for.
  ///
  /// - Parameters:
  ///   - ways: How many ways.
  ///   - length: How many events each of them has at most.
  ///   - seed: What the choices begin with: the same seed walks the same ways.
  /// - Throws: A `Counterexample`, of which all is left out that is not needed, or an `ExplorationError`.
  public func sample(_ ways: Int, length: Int, seed: UInt64) async throws {
    try await walkAtRandom(ways, length: length, seed: seed)
  }

  /// Lets events happen one after the other, and holds each state to the rules: the test that a counterexample is
  /// written as. Goals and promises are not looked for.
  ///
  /// - Parameter events: The events.
  /// - Returns: The state that they lead to.
  /// - Throws: The `Counterexample` that they show.
  @discardableResult
  public func replay(_ events: [ModelEvent<Event>]) async throws -> Model.Snapshot {
    try await replayed(events).model.snapshot
  }
}

/// An event of a model that is explored.
public enum ModelEvent<Event: Hashable>: Hashable {
  /// An event of a person or of the system.
  case perform(Event)
  /// A choice that work waits for is answered, by its place among those that are open and by that of the answer.
  case answer(Int, Int = 0)

  /// Whether a choice is answered.
  public var isAnswer: Bool { if case .answer = self { true } else { false } }
}

extension ModelEvent: CustomStringConvertible, CustomDebugStringConvertible {
  /// The event as Swift code.
  public var description: String { swiftCode(of: self) }
  /// The event as Swift code.
  public var debugDescription: String { description }
}

extension ModelEvent: Sendable where Event: Sendable {}

/// The state of a model that is explored, and the choices that its work waits for.
public struct ModelState<Snapshot> {
  /// The state.
  public let snapshot: Snapshot
  /// The texts of the choices that are open.
  public let questions: [String]
}

extension ModelState: WordedState {
  package var wordedValue: Any { snapshot }
  package var wordedLines: [String] { questions.map { "waits: \($0)" } }
}

// NB: A walk through a model stays on the main actor, and hands no snapshot to anybody else.
extension ModelState: @unchecked Sendable {}

/// A model on the way through its states.
package final class ModelVisit<Model: ModelObject, Event: Hashable & Sendable>: ReplayVisit {
  let model: Model
  let executor: RestExecutor
  let questions: OpenQuestions
  /// The events that can happen in a state.
  private let allEvents: (Model.Snapshot) -> [Event]
  /// How many choices may be open when one happens.
  private let mostPending: Int
  var tasks: [Task<Void, Never>] = []

  init(
    _ model: Model, _ executor: RestExecutor, _ questions: OpenQuestions, mostPending: Int,
    events: @escaping (Model.Snapshot) -> [Event]
  ) {
    (self.model, self.executor, self.questions) = (model, executor, questions)
    (self.mostPending, allEvents) = (mostPending, events)
  }

  isolated deinit {
    for task in tasks { task.cancel() }
    questions.end()
    let executor = executor
    // Nobody else would run what hears now that it is over, and what it holds would stay for ever.
    if executor.hasWork { Task { await executor.rest() } }
  }

  package var state: ModelState<Model.Snapshot> {
    ModelState(snapshot: model.snapshot, questions: questions.all.map { $0.text })
  }

  package var events: [ModelEvent<Event>] {
    let answers = questions.all.enumerated().flatMap { place, question in
      (0..<question.count).map { ModelEvent<Event>.answer(place, $0) }
    }
    let isFull = questions.all.count >= mostPending
    return (isFull ? [] : allEvents(model.snapshot).map { .perform($0) }) + answers
  }

  package var isHeldBack: Bool {
    questions.all.count >= mostPending && !allEvents(model.snapshot).isEmpty
  }

  package var isKeyWhole: Bool { false }

  package func key() -> AnyHashable {
    let state = state
    let whole = (state.snapshot as? any Hashable).map { AnyHashable($0) }
    return [
      whole ?? AnyHashable(swiftCode(of: state.snapshot, isNamed: true)),
      AnyHashable(state.questions),
    ]
  }
}

extension ModelExplorer: ReplaySubject {
  package var wording: Wording<ModelState<Model.Snapshot>, ModelEvent<Event>> {
    var wording = Wording<ModelState<Model.Snapshot>, ModelEvent<Event>>.worded
    wording.replayLooksForGoals = false
    return wording
  }

  package func rules(
    from first: ModelState<Model.Snapshot>
  ) -> Rules<ModelState<Model.Snapshot>, ModelEvent<Event>> { rules }

  package func canHappen(_ event: ModelEvent<Event>, in visit: ModelVisit<Model, Event>) -> Bool {
    guard case .answer(let place, let answer) = event else { return true }
    let questions = visit.questions.all
    return questions.indices.contains(place) && (0..<questions[place].count).contains(answer)
  }

  package func begin() async throws -> ModelVisit<Model, Event> {
    let (executor, questions) = (RestExecutor(), OpenQuestions())
    let model = OpenQuestions.$current.withValue(questions) {
      withDependencies(from: dependencies) { executor.run(make) }
    }
    let visit = ModelVisit(model, executor, questions, mostPending: mostPending, events: events)
    await executor.rest()
    return visit
  }

  package func perform(
    _ event: ModelEvent<Event>, after way: [ModelEvent<Event>],
    in visit: inout ModelVisit<Model, Event>
  ) async throws {
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
}
