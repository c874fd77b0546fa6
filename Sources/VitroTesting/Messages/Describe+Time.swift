extension Describe {
  /// A time for people: `0.25 s`.
  static func time(_ duration: Duration) -> String { "\(seconds(duration)) s" }

  /// A time as it is written in a test: `.milliseconds(250)`.
  static func code(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let inMillisecond: Int64 = 1_000_000_000_000_000
    if attoseconds != 0, attoseconds.isMultiple(of: inMillisecond), abs(seconds) < 1_000 {
      return ".milliseconds(\(seconds * 1_000 + attoseconds / inMillisecond))"
    }
    return ".seconds(\(self.seconds(duration)))"
  }

  /// The seconds with as many digits as they need.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let digits = String(attoseconds.magnitude)
    var fraction = String(repeating: "0", count: 18 - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    let sign = duration < .zero ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(fraction.isEmpty ? "" : ".\(fraction)")"
  }
}
