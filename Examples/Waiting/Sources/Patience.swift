/// The time limit of somebody who waits for another who does not move.
///
/// Only time counts in which everybody had a turn and nothing changed: on a machine that is slow, or
/// busy with something else, turns come seldom, and each counts for little.
public struct Patience {
  /// How long nothing may change before it counts as a standstill.
  public static let standstill: Duration = .seconds(60)
  /// The most that one turn counts for.
  public static let turn: Duration = .milliseconds(100)

  private let limit: Duration
  private var waited: Duration = .zero
  private var state = ""
  // Wall clock: the limit is for what stands still, and no turn counts for more than it may.
  private var last = ContinuousClock.now

  /// Makes the patience of somebody who waits so long.
  public init(_ limit: Duration) {
    self.limit = limit
  }

  /// Looks at the other one, who is in some state now; returns whether patience is at its end.
  public mutating func isOver(_ state: String) -> Bool {
    let now = ContinuousClock.now  // Wall clock: see above.
    waited = state == self.state ? waited + min(now - last, Patience.turn) : .zero
    self.state = state
    last = now
    return waited >= limit
  }
}
