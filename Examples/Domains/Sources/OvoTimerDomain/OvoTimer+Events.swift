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
  /// Starts it again for the time that has run out; only a finished timer does so.
  @discardableResult
  public mutating func restart() -> Outcome {
    guard case .finished(let duration, _) = state else { return .refused(.notFinished) }
    state = .running(remaining: duration, selected: duration)
    return .changed
  }
}

extension OvoTimer: Acknowledging {
  /// Silences the alarm of a timer that has finished.
  @discardableResult
  public mutating func acknowledge() -> Outcome {
    guard case .finished(let duration, false) = state else { return .refused(.notSounding) }
    state = .finished(duration: duration, isAcknowledged: true)
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
  /// Takes a second off a running timer; the last second finishes it.
  @discardableResult
  public mutating func tick() -> Outcome {
    guard case .running(let remaining, let selected) = state else { return .refused(.notRunning) }
    if remaining > 1 {
      state = .running(remaining: remaining - 1, selected: selected)
    } else {
      state = .finished(duration: selected, isAcknowledged: false)
    }
    return .progressed
  }
}
