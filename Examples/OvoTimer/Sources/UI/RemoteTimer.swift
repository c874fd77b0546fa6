public import Foundation
public import OvoTimerDomain
public import OvoTimerClient

/// The timer as a page shows it at once: what the service has told last, and what this page has asked
/// for and not been answered yet.
///
/// It is controlled as an ``OvoTimerDomain/OvoTimer`` is, except that only the service lets it tick: a
/// control is handed either, and cannot tell which.
///
/// ```
/// control ──▶ unanswered ──next──▶ service ──answered──▶ confirmed       timer = confirmed + unanswered
/// ```
public struct RemoteTimer: Hashable, Sendable {
  /// The newest status that the service has sent.
  public private(set) var confirmed: TimerStatus
  /// The requests without an answer, the oldest in front.
  public private(set) var unanswered: [TimerRequest] = []
  /// Whether the oldest of them is on its way.
  public private(set) var isAsking = false

  /// The timer of which a service tells.
  public init(_ confirmed: TimerStatus = TimerStatus()) { self.confirmed = confirmed }

  /// The timer that is shown.
  public var timer: OvoTimer {
    var timer = confirmed.timer
    for request in unanswered { timer.handle(request) }
    return timer
  }

  /// The date of its alarm, or since when it sounds; `nil` where there is none, or where the service has not
  /// told it yet.
  public var end: Date? { unanswered.isEmpty ? confirmed.end : nil }

  /// Takes the request that is to be sent now, if there is one; it counts as on its way.
  public mutating func next() -> TimerRequest? {
    guard !isAsking, let request = unanswered.first else { return nil }
    isAsking = true
    return request
  }

  /// The service has answered what was on its way: it has done it, or refused it where there is no
  /// status.
  public mutating func answered(_ status: TimerStatus?) {
    if isAsking { unanswered.removeFirst() }
    isAsking = false
    if let status { tell(status) }
  }

  /// The service was not there to answer: nothing that was asked for will be done.
  public mutating func failed() {
    unanswered = []
    isAsking = false
  }

  /// The service that is followed tells of a change; what is older than what it has told is no news,
  /// and another run of it is not listened to.
  public mutating func tell(_ status: TimerStatus) {
    if status.run == confirmed.run, status.revision >= confirmed.revision { confirmed = status }
  }

  /// The first that is told by a service that is followed from now on; it may have begun anew.
  public mutating func tellFirst(_ status: TimerStatus) {
    if status.run == confirmed.run { tell(status) } else { confirmed = status }
  }

  /// A second has passed of which no service tells.
  public mutating func tickAlone() { confirmed.timer.tick() }

  private mutating func ask(_ request: TimerRequest) -> Outcome {
    var timer = timer
    let outcome = timer.handle(request)
    guard outcome == .changed else { return outcome }
    // Of several times only the last counts, unless the one before is on its way.
    let isWaiting = unanswered.count > (isAsking ? 1 : 0)
    if case .wind = request, case .wind = unanswered.last, isWaiting { unanswered.removeLast() }
    unanswered.append(request)
    return outcome
  }
}

extension RemoteTimer: Winding {
  /// Asks for a time.
  @discardableResult
  public mutating func wind(to seconds: Int) -> Outcome { ask(.wind(to: seconds)) }
  /// Asks for the count to begin.
  @discardableResult
  public mutating func start() -> Outcome { ask(.start) }
}

extension RemoteTimer: Pausing {
  /// Asks for the count to stop.
  @discardableResult
  public mutating func pause() -> Outcome { ask(.pause) }
  /// Asks for the count to go on.
  @discardableResult
  public mutating func unpause() -> Outcome { ask(.unpause) }
}

extension RemoteTimer: Restarting {
  /// Asks for the same time once more.
  @discardableResult
  public mutating func restart() -> Outcome { ask(.restart) }
}

extension RemoteTimer: Acknowledging {
  /// Asks for silence.
  @discardableResult
  public mutating func acknowledge() -> Outcome { ask(.acknowledge) }
}

extension RemoteTimer: Snoozing {
  /// Asks for silence for so many seconds.
  @discardableResult
  public mutating func snooze(for seconds: Int) -> Outcome { ask(.snooze(for: seconds)) }
}
