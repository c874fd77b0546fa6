import Foundation
import StandupsDomain

extension Identifier {
  static func number(_ number: Int) -> Self {
    let (high, low) = (UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number))
    return Self(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, high, low)))
  }
}

extension Attendee {
  /// "Attendee 1", "Attendee 2" and so on.
  static func first(_ count: Int) throws -> [Attendee] {
    try (1...count).map { try Attendee(id: .number($0), name: "Attendee \($0)") }
  }
}

extension Meeting {
  static func fixture(_ number: Int = 1, at seconds: Double = 0, said words: String = "") -> Self {
    Meeting(
      id: .number(number), date: Date(timeIntervalSince1970: seconds), transcript: Transcript(words)
    )
  }
}

extension Standup {
  static func fixture(
    _ number: Int = 1, title: String = "Website", minutes: Int = 5, attendees: Int = 3,
    meetings: [Meeting] = []
  ) throws -> Standup {
    try Standup(
      id: .number(number), title: title, length: MeetingLength(minutes: minutes), theme: .ocean,
      attendees: Attendee.first(attendees), meetings: meetings)
  }
}

/// Every choice of this many rows: of 2 rows none, the first, the second and both.
func everyChoice(of rows: Int) -> [[Int]] {
  (0..<1 << rows).map { bits in (0..<rows).filter { bits & 1 << $0 != 0 } }
}
