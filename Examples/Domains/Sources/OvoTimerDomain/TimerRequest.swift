/// A request to a timer, from a page, a command line or elsewhere.
public enum TimerRequest: Hashable, Sendable {
  /// To be wound to so many seconds.
  case wind(to: Int)
  /// To count down from the time that it is wound to.
  case start
  /// To run once more, for the same time.
  case restart
  /// To stand still.
  case pause
  /// To go on.
  case unpause
  /// To silence its alarm.
  case acknowledge
  /// To let its alarm be silent for so many seconds.
  case snooze(for: Int)
}

extension OvoTimer {
  /// Does what somebody asks, or says why not.
  @discardableResult
  public mutating func handle(_ request: TimerRequest) -> Outcome {
    switch request {
    case .wind(let seconds): wind(to: seconds)
    case .start: start()
    case .restart: restart()
    case .pause: pause()
    case .unpause: unpause()
    case .acknowledge: acknowledge()
    case .snooze(let seconds): snooze(for: seconds)
    }
  }
}
