/// The time limit of somebody who waits for another who does not move.
///
/// Only time counts in which everybody had a turn and nothing changed: on a machine that is slow, or
/// busy with something else, turns come seldom, and each counts for little.
struct Patience {
  /// What one turn counts for at most.
  static let turn: Duration = .milliseconds(100)

  private let limit: Duration
  private var waited: Duration = .zero
  private var state = ""
  private var last = ContinuousClock.now

  /// Makes the patience of somebody who waits so long.
  init(_ limit: Duration) {
    self.limit = limit
  }

  /// Looks at the other one, who is in some state now; returns whether patience is at its end.
  mutating func isOver(_ state: String) -> Bool {
    let now = ContinuousClock.now
    waited = state == self.state ? waited + min(now - last, Patience.turn) : .zero
    self.state = state
    last = now
    return waited >= limit
  }
}
