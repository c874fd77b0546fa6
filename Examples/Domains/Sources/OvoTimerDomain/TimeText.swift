extension OvoTimer.State {
  /// The time that the timer shows, in seconds.
  public var time: Int {
    switch self {
    case .intro, .finished: 0
    case .winding(let selected): selected
    case .running(let remaining, _), .paused(let remaining, _), .snoozed(let remaining, _):
      remaining
    }
  }

  /// The time that the timer shows, for people.
  public var timeText: String { OvoTimer.text(of: time) }
}

extension OvoTimer {
  /// So many seconds, for people: "05:00", or "1:05:00" where there are hours.
  public static func text(of time: Int) -> String {
    let (hours, minutes, seconds) = (time / 3_600, time / 60 % 60, time % 60)
    return (hours > 0 ? "\(hours):" : "") + "\(twoDigits(minutes)):\(twoDigits(seconds))"
  }
}

extension OvoTimer {
  /// The seconds of a time as people type it, such as `90`, `5m`, `1h 30m`, `05:00` or
  /// `1:30:00`; `nil` where it is no time.
  public static func seconds(typed text: String) -> Int? {
    let text = text.filter { $0 != " " }.lowercased()
    guard !text.isEmpty, text.count <= 20 else { return nil }
    if text.contains(":") { return seconds(byColons: text) }
    if let seconds = Int(digits: text) { return seconds }
    var (total, number) = (0, "")
    var units = "hms"[...]
    for character in text {
      guard let place = units.firstIndex(of: character) else {
        number.append(character)
        continue
      }
      guard let count = Int(digits: number), count <= longestTime else { return nil }
      total += count * (character == "h" ? 3_600 : character == "m" ? 60 : 1)
      units = units[units.index(after: place)...]
      number = ""
    }
    return number.isEmpty ? total : nil
  }

  private static func seconds(byColons text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var total = 0
    for (index, part) in parts.enumerated() {
      guard let number = Int(digits: part), number < (index == 0 ? longestTime : 60) else {
        return nil
      }
      total = total * 60 + number
    }
    return total
  }
}

extension Int {
  /// A number that is written with nothing but digits.
  fileprivate init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self.init(String(text))
  }
}

private func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
