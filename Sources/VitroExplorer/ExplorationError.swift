/// Why a walk says nothing of the states that it was to look at.
public enum ExplorationError: Error, Equatable {
  /// There are more states than it was to look at.
  case tooManyStates(limit: Int)
  /// The process needs more memory than it was to take.
  case tooMuchMemory(limit: Int, states: Int)
  /// Two states are equal that are printed differently, so that one would be met again and again.
  case equalButPrintedDifferently
  /// No event has happened, or none has changed anything, so that every rule would be kept.
  case nothingHappens
  /// A state from which a goal could be reached was not met as far as the walk went.
  case goalNotMet(String)
  /// There are no rules but goals and promises, which a few ways say nothing of.
  case nothingToSample
  /// The same events have led to another state when they happened again; the call that plays them, where that is known.
  case notRepeatable(way: String? = nil)
  /// An event that is replayed cannot happen after so many events.
  case cannotHappen(String, after: Int)
  /// A state is not equal to itself, so that each would be a new one.
  case notEqualToItself
  /// An effect goes on for longer than the walk compares effects, so that two were taken for the same which may differ
  /// later.
  case goesOnTooLong(String, answers: Int)
}

extension ExplorationError: CustomStringConvertible {
  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .tooManyStates(let limit):
      """
      There are more than \(limit) states, so that not all of them were walked.

      To fix: leave out of a state what no rule looks at with 'identifiedBy:', give fewer events or \
      smaller values, or say how far the walk goes: 'explore(depth: 10)', \
      'explore(limit: \(limit.multipliedReportingOverflow(by: 10).partialValue))', \
      'sample(1_000, length: 100, seed: 1)'.
      """
    case .tooMuchMemory(let limit, let states):
      """
      The process has more than \(limit) bytes, with \(states) states, so that not all of them were walked.

      To fix: make the states smaller, leave out of them what no rule looks at, or say how far the walk goes: \
      'explore(depth: 10)', 'explore(memory:)', 'sample(1_000, length: 100, seed: 1)'.
      """
    case .equalButPrintedDifferently:
      """
      Two states are equal that are printed differently, so that one would be met again and again.

      To fix: make the state 'Hashable', or give its key with 'identifiedBy:'.
      """
    case .nothingHappens:
      """
      Nothing has happened that changes a state, so that no rule was put to the test.

      To fix: give the walk events, let 'apply' change the state that it is given, and let it go on for \
      at least one event.
      """
    case .goalNotMet(let goal):
      """
      As far as the walk went, no state was met of which “\(goal)” is so.

      To fix: let it go further.
      """
    case .nothingToSample:
      """
      Whether a goal can be reached from every state, and whether a promise is kept, is not known from a few ways.

      To fix: give the walk rules with 'always' or 'never', or walk all states with 'explore()'.
      """
    case .cannotHappen(let event, let count):
      """
      \(event) cannot happen after \(count) \(count == 1 ? "event" : "events").

      Expected: a way that is replayed is one of what is explored as it is now.
      To fix: explore it again, and replay the way that is found then, if any.
      """
    case .notRepeatable(nil):
      """
      The same event has led to another state when it happened again.

      To fix: give the events of a state in the same order each time (sort what comes from a set or a \
      dictionary), and let 'apply' depend on nothing but the state and the event.
      """
    case .notRepeatable(let way?):
      """
      The same events have led to another state when they happened again: \(way)

      To fix: let what is explored depend on nothing but what is made for it anew (a generator such as '.incrementing' goes \
      on: give '.constant'), give the events of a state in the same order each time, and put all that is behind a state into \
      its key, where it has one ('identifiedBy:').
      """
    case .goesOnTooLong(let effect, let answers):
      """
      The effect at \(effect) waits for more than \(answers) answers, and two moments of it were taken for the same, \
      for they do the same until then. What it does later was perhaps not walked.

      To fix: 'upToAnswers(\(answers + 3))', where it ends after fewer; or 'upToAnswers(\(answers))', where it goes on as it \
      has begun, as a timer does: then the walk says nothing of what would come otherwise.
      """
    case .notEqualToItself:
      """
      A state is not equal to itself, so that each would be a new one.

      To fix: keep what is not a number out of the state, or out of its key with 'identifiedBy:'.
      """
    }
  }
}
