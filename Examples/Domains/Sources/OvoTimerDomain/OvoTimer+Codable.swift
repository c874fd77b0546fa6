extension OvoTimer: Codable {
  private enum Phase: String, Codable {
    case intro, winding, running, paused, finished, snoozed
  }

  private enum CodingKeys: CodingKey { case phase, selected, remaining, isAcknowledged }

  /// Reads a timer; a state that no timer can reach is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let phase = try values.decode(Phase.self, forKey: .phase)
    let selected = try values.decodeIfPresent(Int.self, forKey: .selected) ?? 0
    let remaining = try values.decodeIfPresent(Int.self, forKey: .remaining) ?? 0
    let isAcknowledged = try values.decodeIfPresent(Bool.self, forKey: .isAcknowledged) ?? false
    let state: State =
      switch phase {
      case .intro: .intro
      case .winding: .winding(selected: selected)
      case .running: .running(remaining: remaining, selected: selected)
      case .paused: .paused(remaining: remaining, selected: selected)
      case .finished: .finished(duration: selected, isAcknowledged: isAcknowledged)
      case .snoozed: .snoozed(remaining: remaining, duration: selected)
      }
    guard state.isPossible else {
      throw DecodingError.dataCorruptedError(
        forKey: .phase, in: values, debugDescription: "No timer can reach this state: \(state)")
    }
    self.init(state: state)
  }

  /// Writes what the timer is doing, with its times in seconds.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch state {
    case .intro:
      try values.encode(Phase.intro, forKey: .phase)
    case .winding(let selected):
      try values.encode(Phase.winding, forKey: .phase)
      try values.encode(selected, forKey: .selected)
    case .running(let remaining, let selected):
      try values.encode(Phase.running, forKey: .phase)
      try values.encode(remaining, forKey: .remaining)
      try values.encode(selected, forKey: .selected)
    case .paused(let remaining, let selected):
      try values.encode(Phase.paused, forKey: .phase)
      try values.encode(remaining, forKey: .remaining)
      try values.encode(selected, forKey: .selected)
    case .finished(let duration, let isAcknowledged):
      try values.encode(Phase.finished, forKey: .phase)
      try values.encode(duration, forKey: .selected)
      try values.encode(isAcknowledged, forKey: .isAcknowledged)
    case .snoozed(let remaining, let duration):
      try values.encode(Phase.snoozed, forKey: .phase)
      try values.encode(duration, forKey: .selected)
      try values.encode(remaining, forKey: .remaining)
    }
  }
}

extension OvoTimer.State {
  /// Whether a timer can reach it.
  fileprivate var isPossible: Bool {
    switch self {
    case .intro: true
    case .winding(let selected): (0...OvoTimer.longestTime).contains(selected)
    case .running(let remaining, let selected), .paused(let remaining, let selected):
      (1...OvoTimer.longestTime).contains(selected) && (1...selected).contains(remaining)
    case .finished(let duration, _): (1...OvoTimer.longestTime).contains(duration)
    case .snoozed(let remaining, let duration):
      (1...OvoTimer.longestTime).contains(duration)
        && (1...OvoTimer.longestSnooze).contains(remaining)
    }
  }
}
