/// Why a walk says nothing of the states that it was to look at.
public enum ExplorationError: Error, Equatable {
  /// There are more states than it was to look at.
  case tooManyStates(limit: Int)
  /// No event can happen, so that every rule would be kept.
  case nothingHappens
}

extension ExplorationError: CustomStringConvertible {
  /// What happened and what to do, for people.
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
    case .nothingHappens:
      """
      Nothing can happen in the initial state, so that no rule was tried.

      To fix: give the walk events.
      """
    }
  }
}
