/// A clock that can tell who sleeps on it.
protocol SleepRegister: AnyObject, Sendable {
  /// What the tasks of some scopes sleep for, the earliest first.
  func sleeps(where isWanted: (RestScope) -> Bool) -> [KnownSleep]
}

/// A sleep on a clock that a test moves.
package struct KnownSleep: Sendable, Equatable {
  /// When it is over, as the time since the clock was made.
  package let end: Duration
  /// What the clock shows, as the time since it was made.
  package let now: Duration
}
