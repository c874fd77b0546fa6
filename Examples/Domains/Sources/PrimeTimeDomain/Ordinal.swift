extension Int {
  /// The number as a place in a row: 1st, 2nd, 3rd, 4th, 11th, 21st, 111th.
  public var ordinal: String { "\(self)\(ordinalSuffix)" }

  private var ordinalSuffix: String {
    let tens = (magnitude % 100) / 10
    if tens == 1 { return "th" }
    return switch magnitude % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }
}
