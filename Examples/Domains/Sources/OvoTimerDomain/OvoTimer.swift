/// A kitchen timer: it is wound, started, paused and unpaused, and counts down to its end.
public struct OvoTimer: Hashable, Sendable {
  /// A timer that nobody has touched yet.
  public init() {}
}
