/// A walk through all states that a value can reach, breadth first: it finds the shortest way to a
/// state that must not be, and the states from which a goal cannot be reached any more.
///
/// Reach for it where a value has few enough states to try all of them: then a test says "never",
/// and not only "not in the examples".
///
/// ```swift
/// try Explorer(Door(), events: [.openTapped, .closeTapped, .keyTurned]) { door, event in
///   door.handle(event)
/// }
/// .always("A locked door is closed") { !$0.isLocked || !$0.isOpen }
/// .goal("It can be opened") { $0.isOpen }
/// .explore()
/// ```
///
/// It knows nothing of what the states mean, and needs nothing of Vitro: a state machine is explored as
/// any value with methods is. What is explored is a value, and what happens to it depends
/// on nothing else; an event that reads a clock or a random number would make another walk each time.
///
/// The events of a state come in the same order each time: sort what comes from a set or a dictionary.
/// Where one event can end in several ways, each of them is an event. Several cores share the work, and the
/// answer is the same on any number of them; a walk through a feature with effects stays on one.
public struct Explorer<State: Sendable, Event: Sendable>: Sendable {
  /// The error of a walk that has come to a state, or a step, that must not be.
  public typealias Counterexample = VitroExplorer.Counterexample<State, Event>

  var initial: [State]
  var identity: Identity<State>
  package var events: @Sendable (State) -> [Event]
  package var apply: @Sendable (inout State, Event) -> Void
  var rules = Rules<State, Event>()
  package var wording = Wording<State, Event>()
  /// Whether all is done on the thread of the caller.
  package var isSerial = false
  /// Whether an event that is replayed can happen.
  package var canHappen: @Sendable (State, Event) -> Bool = { _, _ in true }
  /// Whether the walk has gone no further somewhere, where it should have.
  package var hasGivenUp: @Sendable () -> Bool = { false }
  /// What the walk has taken for granted so far, where that may be wrong: `nil` where there is nothing.
  package var assumption: @Sendable () -> String? = { nil }
  /// The options of a walk through effects, and the same walk with others.
  package var effects: EffectOptions<Self>?

  /// A walk from some states, of which two count as one where their `key` is the same.
  ///
  /// The key keeps a walk small, or finite at all. It leaves out what no rule and no event looks at (a
  /// counter that only grows), or makes one of states that differ only in the order of equal parts:
  /// sort them in it. The walk goes on from the first state that it has met of each key, so every rule,
  /// and every event, must mean the same for all states of one.
  ///
  /// - Parameters:
  ///   - initial: The states to begin with, at least one.
  ///   - key: What tells a state apart from others.
  ///   - events: What can happen in a state. In a state without events the walk ends.
  ///   - apply: Lets an event happen.
  public init(
    from initial: [State],
    identifiedBy key: @escaping @Sendable (_ state: State) -> some Hashable & SendableMetatype,
    events: @escaping @Sendable (_ state: State) -> [Event],
    apply: @escaping @Sendable (_ state: inout State, _ event: Event) -> Void
  ) {
    self.init(initial, Identity(key: key), events, apply)
  }

  /// A walk from some states, in which what can happen depends on the state.
  ///
  /// - Parameters:
  ///   - initial: The states to begin with, at least one.
  ///   - events: What can happen in a state. In a state without events the walk ends.
  ///   - apply: Lets an event happen.
  public init(
    from initial: [State],
    events: @escaping @Sendable (_ state: State) -> [Event],
    apply: @escaping @Sendable (_ state: inout State, _ event: Event) -> Void
  ) where State: Hashable {
    self.init(initial, Identity(), events, apply)
  }

  /// A walk from some states that are told apart by functions of the caller's.
  ///
  /// - Parameters:
  ///   - initial: The states to begin with, at least one.
  ///   - hash: The hash of a state.
  ///   - areEqual: Whether two states are the same one.
  ///   - isWhole: Whether states that are equal are the same in all that a rule can look at.
  ///   - isPrinted: Whether the hash is that of what is printed.
  ///   - events: What can happen in a state.
  ///   - apply: Lets an event happen.
  package init(
    from initial: [State], hash: @escaping @Sendable (State) -> Int,
    areEqual: @escaping @Sendable (State, State) -> Bool, isWhole: Bool, isPrinted: Bool,
    events: @escaping @Sendable (State) -> [Event],
    apply: @escaping @Sendable (inout State, Event) -> Void
  ) {
    self.init(
      initial,
      Identity(hash: hash, areEqual: areEqual, isWhole: isWhole, isPrinted: isPrinted), events,
      apply)
  }

  private init(
    _ initial: [State], _ identity: Identity<State>,
    _ events: @escaping @Sendable (State) -> [Event],
    _ apply: @escaping @Sendable (inout State, Event) -> Void
  ) {
    precondition(!initial.isEmpty, "A walk begins somewhere: give at least one initial state.")
    self.initial = initial
    self.identity = identity
    self.events = events
    self.apply = apply
  }

  /// A walk from one state, in which what can happen depends on the state.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - events: What can happen in a state. In a state without events the walk ends.
  ///   - apply: Lets an event happen.
  public init(
    _ initial: State,
    events: @escaping @Sendable (_ state: State) -> [Event],
    apply: @escaping @Sendable (_ state: inout State, _ event: Event) -> Void
  ) where State: Hashable {
    self.init(from: [initial], events: events, apply: apply)
  }

  /// A walk from one state, in which every event can happen in every state.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - events: What can happen.
  ///   - apply: Lets an event happen.
  public init(
    _ initial: State,
    events: [Event],
    apply: @escaping @Sendable (_ state: inout State, _ event: Event) -> Void
  ) where State: Hashable {
    self.init(initial, events: { _ in events }, apply: apply)
  }

  /// A walk from one state by all cases of an event.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - apply: Lets an event happen.
  public init(
    _ initial: State,
    apply: @escaping @Sendable (_ state: inout State, _ event: Event) -> Void
  ) where State: Hashable, Event: CaseIterable {
    self.init(initial, events: Array(Event.allCases), apply: apply)
  }
}

// MARK: Rules

extension Explorer {
  /// What must be so in every state that is reached: an invariant.
  ///
  /// - Parameters:
  ///   - name: What is so, as a sentence: it is what a counterexample begins with.
  ///   - holds: Whether it is so in a state.
  public func always(
    _ name: String, _ holds: @escaping @Sendable (_ state: State) -> Bool
  ) -> Self {
    var copy = self
    copy.rules.invariants.append(Rule(name: name, test: holds))
    return copy
  }

  /// What must never happen: a step from one state to another.
  ///
  /// - Parameters:
  ///   - name: What never happens, as a sentence.
  ///   - happens: Whether an event that leads from one state to the other is it.
  public func never(
    _ name: String,
    _ happens: @escaping @Sendable (_ before: State, _ event: Event, _ after: State) -> Bool
  ) -> Self {
    var copy = self
    copy.rules.forbidden.append(Rule(name: name, test: { happens($0.before, $0.event, $0.after) }))
    return copy
  }

  /// What can still be reached from every state that is reached: there is no dead end. That it *will* be
  /// reached is not said: a walk knows of no patience.
  ///
  /// - Parameters:
  ///   - name: What can be reached, as a sentence.
  ///   - isReached: Whether a state is one of those.
  public func goal(
    _ name: String, _ isReached: @escaping @Sendable (_ state: State) -> Bool
  ) -> Self {
    var copy = self
    copy.rules.goals.append(Rule(name: name, test: isReached))
    return copy
  }
}

extension Explorer {
  /// A promise: from every state that is reached, it comes to be so by the driving events alone, in whatever order
  /// they happen: there is no circle without it, and no state at which nothing drives on.
  ///
  /// ```swift
  /// .eventually("What runs rings", by: { $0 == .tick }) { !$0.isRunning || $0.isRinging }
  /// ```
  ///
  /// An event that leaves a state as it is counts for nothing. A walk of a given depth takes the states that it has
  /// not left for ones that keep the promise.
  ///
  /// A network that may fail each time, for ever, keeps no promise. Where it is fair, that is said:
  ///
  /// ```swift
  /// .eventually("It is delivered", by: { $0 != .cancelTapped }, fairly: [{ $0 == .delivered }]) { $0.isDelivered }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What comes to be so, as a sentence.
  ///   - drives: Whether an event is one that happens by itself, sooner or later: a tick of a clock, an answer; all
  ///     of them, where nothing is said.
  ///   - fair: For each kind of event that is not put off for ever, whether an event is one of it: a circle in which one can
  ///     happen again and again, and none does, counts for nothing (strong fairness).
  ///   - isReached: Whether a state is one of those.
  public func eventually(
    _ name: String, by drives: @escaping @Sendable (_ event: Event) -> Bool = { _ in true },
    fairly fair: [@Sendable (_ event: Event) -> Bool] = [],
    _ isReached: @escaping @Sendable (_ state: State) -> Bool
  ) -> Self {
    eventually(
      name, bySteps: { drives($1) }, fairly: fair.map { fair in { fair($1) } }, isReached)
  }

  /// The same promise, where it depends on the state, too, whether an event happens by itself, and of which kind it is: the
  /// answer to one of several questions, such as the one that an effect of a feature asks.
  ///
  /// - Parameters:
  ///   - name: What comes to be so, as a sentence.
  ///   - drives: Whether an event of a state is one that happens by itself, sooner or later.
  ///   - fair: For each kind of event that is not put off for ever, whether an event of a state is one of it.
  ///   - isReached: Whether a state is one of those.
  public func eventually(
    _ name: String, bySteps drives: @escaping @Sendable (_ state: State, _ event: Event) -> Bool,
    fairly fair: [@Sendable (_ state: State, _ event: Event) -> Bool] = [],
    _ isReached: @escaping @Sendable (_ state: State) -> Bool
  ) -> Self {
    var copy = self
    copy.rules.promises.append(
      Promise(name: name, drives: drives, fair: fair, isReached: isReached))
    return copy
  }
}

// MARK: Writing

extension Explorer {
  /// How an event is written in Swift, in the test that a ``Counterexample`` ends with.
  ///
  /// It is asked for where that cannot be told from the value: where an event describes itself in words
  /// of its own, or is not made by naming its members.
  ///
  /// - Parameter code: The Swift that makes an event, where its type is known.
  public func written(as code: @escaping @Sendable (_ event: Event) -> String) -> Self {
    var copy = self
    copy.wording.code = code
    return copy
  }
}

/// The identity of states, by which two are the same one.
struct Identity<State: Sendable>: Sendable {
  var hash: @Sendable (State) -> Int
  var areEqual: @Sendable (State, State) -> Bool
  /// Whether states that are equal are the same in all that a rule can look at.
  var isWhole: Bool
  /// Whether the hash is that of what is printed, which may differ for states that are equal.
  var isPrinted = false
}

extension Identity {
  init(key: @escaping @Sendable (State) -> some Hashable & SendableMetatype) {
    self.init(
      hash: { key($0).hashValue }, areEqual: { key($0) == key($1) }, isWhole: false)
  }

  init() where State: Hashable {
    self.init(hash: { $0.hashValue }, areEqual: { $0 == $1 }, isWhole: true)
  }
}
