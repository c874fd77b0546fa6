extension OvoTimer: Winding {
  /// Winds it, from whatever state; a time below zero, or above ``longestTime``, changes nothing.
  @discardableResult
  public mutating func wind(to seconds: Int) -> Outcome {
    guard seconds >= 0 else { return .refused(.negativeTime) }
    guard seconds <= Self.longestTime else { return .refused(.tooLong) }
    let before = state
    state = .winding(selected: seconds)
    return state == before ? .progressed : .changed
  }

  /// Starts it; only a timer that is wound to more than zero starts.
  @discardableResult
  public mutating func start() -> Outcome {
    guard case .winding(let selected) = state else { return .refused(.notWinding) }
    guard selected > 0 else { return .refused(.noTime) }
    state = .running(remaining: selected, selected: selected)
    return .changed
  }
}

extension OvoTimer: Restarting {
  /// Starts it again for the time that has run out; only a finished timer does so, snoozed or not.
  @discardableResult
  public mutating func restart() -> Outcome {
    switch state {
    case .finished(let duration, _), .snoozed(_, let duration):
      state = .running(remaining: duration, selected: duration)
      return .changed
    case .intro, .winding, .running, .paused:
      return .refused(.notFinished)
    }
  }
}

extension OvoTimer: Acknowledging {
  /// Silences the alarm of a timer that has finished, also one that is snoozed.
  @discardableResult
  public mutating func acknowledge() -> Outcome {
    switch state {
    case .finished(let duration, false), .snoozed(_, let duration):
      state = .finished(duration: duration, isAcknowledged: true)
      return .changed
    case .intro, .winding, .running, .paused, .finished:
      return .refused(.notSounding)
    }
  }
}

extension OvoTimer: Snoozing {
  /// Puts off an alarm that sounds; no second, or more than ``longestSnooze``, changes nothing.
  @discardableResult
  public mutating func snooze(for seconds: Int) -> Outcome {
    guard case .finished(let duration, false) = state else { return .refused(.nothingToSnooze) }
    guard 1...Self.longestSnooze ~= seconds else { return .refused(.impossibleSnooze) }
    state = .snoozed(remaining: seconds, duration: duration)
    return .changed
  }
}

extension OvoTimer: Pausing {
  /// Lets a running timer stand still.
  @discardableResult
  public mutating func pause() -> Outcome {
    guard case .running(let remaining, let selected) = state else { return .refused(.notRunning) }
    state = .paused(remaining: remaining, selected: selected)
    return .changed
  }

  /// Lets a paused timer run on.
  @discardableResult
  public mutating func unpause() -> Outcome {
    guard case .paused(let remaining, let selected) = state else { return .refused(.notPaused) }
    state = .running(remaining: remaining, selected: selected)
    return .changed
  }
}

extension OvoTimer: Ticking {
  /// Takes a second off a timer that runs or is snoozed; the last second lets its alarm sound.
  @discardableResult
  public mutating func tick() -> Outcome {
    switch state {
    case .running(remaining: 1, let duration), .snoozed(remaining: 1, let duration):
      state = .finished(duration: duration, isAcknowledged: false)
    case .running(let remaining, let selected):
      state = .running(remaining: remaining - 1, selected: selected)
    case .snoozed(let remaining, let duration):
      state = .snoozed(remaining: remaining - 1, duration: duration)
    case .intro, .winding, .paused, .finished:
      return .refused(.notRunning)
    }
    return .progressed
  }
}

extension OvoTimer.State {
  /// The seconds until the alarm of a timer that runs or is snoozed; `nil` where nothing is counted down.
  public var remaining: Int? {
    switch self {
    case .running(let remaining, _), .snoozed(let remaining, _): remaining
    case .intro, .winding, .paused, .finished: nil
    }
  }
}
