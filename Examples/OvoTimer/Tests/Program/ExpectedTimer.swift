import OvoTimerDomain

/// A timer as it must be by the requests that were answered: each time lies between two known ones, in
/// seconds.
enum ExpectedTimer: Hashable {
  case intro
  case winding(Int)
  case running(Int, end: ClosedRange<Double>)
  case paused(Int, left: ClosedRange<Double>)
  case acknowledged(Int)
  case snoozed(Int, end: ClosedRange<Double>)

  /// The seconds by which the service may be late; more on a machine that is slow or busy with other tests.
  static let lateness = OvoHome.isMeasured ? 0.5 : 60
  private static let rounding = 0.01

  /// The timer after a request that was carried out between two times; `nil` where it would be refused.
  func after(_ request: TimerRequest, during time: ClosedRange<Double>) -> ExpectedTimer? {
    switch (request, self) {
    case (.wind(to: let seconds), _):
      .winding(seconds)
    case (.start, .winding(let seconds)) where seconds > 0:
      .running(seconds, end: time.shifted(by: Double(seconds)))
    case (.pause, .running(let seconds, let end)) where end.upperBound > time.lowerBound:
      .paused(
        seconds,
        left: max(0, end.lowerBound - time.upperBound)...(end.upperBound - time.lowerBound))
    case (.unpause, .paused(let seconds, let left)):
      .running(
        seconds,
        end: (time.lowerBound + left.lowerBound)...(time.upperBound + left.upperBound))
    case (.acknowledge, .running(let seconds, let end)) where end.lowerBound < time.upperBound:
      .acknowledged(seconds)
    case (.acknowledge, .snoozed(let seconds, _)): .acknowledged(seconds)
    case (.snooze(for: let snooze), .running(let seconds, let end)),
      (.snooze(for: let snooze), .snoozed(let seconds, let end)):
      end.lowerBound < time.upperBound
        ? .snoozed(seconds, end: time.shifted(by: Double(snooze))) : nil
    case (.restart, .snoozed(let seconds, _)):
      .running(seconds, end: time.shifted(by: Double(seconds)))
    case (.restart, .running(let seconds, let end)) where end.lowerBound < time.upperBound:
      .running(seconds, end: time.shifted(by: Double(seconds)))
    case (.restart, .acknowledged(let seconds)):
      .running(seconds, end: time.shifted(by: Double(seconds)))
    default: nil
    }
  }

  /// Whether it would show a state at some moment between two times.
  func shows(_ state: OvoTimer.State, during time: ClosedRange<Double>) -> Bool {
    switch (self, state) {
    case (.intro, .intro): true
    case (.winding(let seconds), .winding(let selected)): seconds == selected
    case (.running(let seconds, let end), .running(let remaining, let selected)),
      (.snoozed(let seconds, let end), .snoozed(let remaining, let selected)):
      seconds == selected
        && Self.holds(
          remaining,
          (end.lowerBound - time.upperBound)...(end.upperBound - time.lowerBound + Self.lateness))
    case (.running(let seconds, let end), .finished(let duration, false)),
      (.snoozed(let seconds, let end), .finished(let duration, false)):
      seconds == duration && end.lowerBound <= time.upperBound + Self.rounding
    case (.paused(let seconds, let left), .paused(let remaining, let selected)):
      seconds == selected && Self.holds(remaining, left)
    case (.acknowledged(let seconds), .finished(let duration, true)): seconds == duration
    default: false
    }
  }

  /// Whether its alarm may sound at a time.
  func maySound(at time: Double) -> Bool {
    end.map { $0.lowerBound <= time + Self.rounding } ?? false
  }

  /// The end of one that runs or is snoozed.
  var end: ClosedRange<Double>? {
    switch self {
    case .running(_, let end), .snoozed(_, let end): end
    case .intro, .winding, .paused, .acknowledged: nil
    }
  }

  /// Whether a time of which so many seconds are shown can be one that is left.
  private static func holds(_ shown: Int, _ left: ClosedRange<Double>) -> Bool {
    left.overlaps((Double(shown - 1) - rounding)...(Double(shown) + rounding))
  }
}

extension ClosedRange<Double> {
  fileprivate func shifted(by seconds: Double) -> ClosedRange {
    (lowerBound + seconds)...(upperBound + seconds)
  }
}
