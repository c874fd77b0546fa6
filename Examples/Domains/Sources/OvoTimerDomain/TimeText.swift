extension OvoTimer.State {
  /// The time that the timer shows, in seconds.
  public var time: Int {
    switch self {
    case .intro, .finished: 0
    case .winding(let selected): selected
    case .running(let remaining, _), .paused(let remaining, _): remaining
    }
  }

  /// The time that the timer shows, for people: "05:00", or "1:05:00" where there are hours.
  public var timeText: String {
    let (hours, minutes, seconds) = (time / 3_600, time / 60 % 60, time % 60)
    return (hours > 0 ? "\(hours):" : "") + "\(twoDigits(minutes)):\(twoDigits(seconds))"
  }
}

private func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
