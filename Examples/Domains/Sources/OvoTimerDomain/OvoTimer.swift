/// A kitchen timer: it is wound, started, paused and unpaused, and counts down to its end.
///
/// It is a value that knows neither clocks nor screens: whoever holds it sends it ``tick()`` each
/// second and stores ``stored(at:)`` when an ``Outcome`` asks for it. Only its own methods change
/// its state, so no state is ever illegal.
public struct OvoTimer: Hashable, Sendable {
  /// The state of a timer. All times are whole seconds.
  public enum State: Hashable, Sendable {
    /// It has not been touched yet.
    case intro
    /// It is being wound, and stands at `selected`.
    case winding(selected: Int)
    /// It was started with `selected`, of which `remaining` is left: at least one second.
    case running(remaining: Int, selected: Int)
    /// It stands still with `remaining` left of `selected`.
    case paused(remaining: Int, selected: Int)
    /// It has run for all of `duration`; its alarm sounds until somebody has
    /// acknowledged it.
    case finished(duration: Int, isAcknowledged: Bool)
    /// It has run for all of `duration`; its alarm is put off, and sounds again after `remaining`.
    case snoozed(remaining: Int, duration: Int)
  }

  /// The longest time that it can be wound to: 23:59:59.
  public static let longestTime = 24 * 60 * 60 - 1
  /// The longest time for which its alarm can be snoozed: an hour.
  public static let longestSnooze = 60 * 60

  /// The present state.
  public internal(set) var state: State

  /// A timer that nobody has touched yet.
  public init() { self.init(state: .intro) }

  init(state: State) { self.state = state }
}
