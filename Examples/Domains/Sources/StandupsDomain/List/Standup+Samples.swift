#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Standup {
  /// Three stand-ups to look around with, for a new application or in place of a damaged file. They
  /// are the same each time, so that a list takes them but once.
  public static let samples: [Standup] = [
    sample(
      1, "Website", minutes: 10, .ocean, ["Ada", "Ben", "Cleo"],
      meetings: [
        Meeting(
          id: Identifier(uuid(4)), date: Date(timeIntervalSince1970: 1_768_208_400),
          transcript: Transcript(
            "The search page is done. I shall look at the slow pictures today. Nothing holds me up."
          ))
      ]),
    sample(2, "Support", minutes: 5, .honey, ["Dora", "Emil"]),
    sample(3, "Warehouse", minutes: 15, .forest, ["Finn", "Gwen", "Hugo", "Ines", "Jon"]),
  ].compactMap(\.self)

  /// A stand-up, or none where a rule would be broken.
  private static func sample(
    _ number: UInt8, _ title: String, minutes: Int, _ theme: Theme, _ names: [String],
    meetings: [Meeting] = []
  ) -> Standup? {
    try? Standup(
      id: Identifier(uuid(number)), title: title, length: MeetingLength(minutes: minutes),
      theme: theme,
      attendees: zip(UInt8(1)..., names).map { try Attendee(id: Identifier(uuid($0)), name: $1) },
      meetings: meetings)
  }

  private static func uuid(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
