import Foundation
import StandupsDomain
import Testing

@Suite("What is wrong in a damaged file")
struct FlawTests {
  /// An edit of a file with two stand-ups of three attendees, the 2nd with two meetings.
  struct Example: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let flaw: StandupsFileError.Flaw
    let place: StandupsFileError.Place

    init(
      _ old: String, _ new: String, _ flaw: StandupsFileError.Flaw, _ place: StandupsFileError.Place
    ) {
      (self.old, self.new, self.flaw, self.place) = (old, new, flaw, place)
    }

    var testDescription: String { "\(place) \(flaw)" }
  }

  private func decode(_ example: Example) throws -> Standups {
    let meetings: [Meeting] = [.fixture(0xC, at: 1_234_567_890), .fixture(0xD)]
    let file = StandupsFile.encode(
      try Standups([
        .fixture(0xA), .fixture(0xB, title: "Support", minutes: 20, meetings: meetings),
      ])
    )
    var text = String(decoding: file, as: UTF8.self)
    let range = try #require(text.ranges(of: example.old).last)
    text.replaceSubrange(range, with: example.new)
    return try StandupsFile.decode(Data(text.utf8))
  }

  static let missing = [
    Example("\"version\"", "\"v\"", .missing(field: "version"), .file),
    Example("\"standups\"", "\"s\"", .missing(field: "standups"), .file),
    Example("\"title\"", "\"t\"", .missing(field: "title"), .standup(2)),
    Example("\"theme\"", "\"t\"", .missing(field: "theme"), .standup(2)),
    Example("\"minutes\"", "\"m\"", .missing(field: "minutes"), .standup(2)),
    Example("\"attendees\"", "\"a\"", .missing(field: "attendees"), .standup(2)),
    Example("\"meetings\"", "\"m\"", .missing(field: "meetings"), .standup(2)),
    Example("\"name\"", "\"n\"", .missing(field: "name"), .attendee(3, standup: 2)),
    Example("\"date\"", "\"d\"", .missing(field: "date"), .meeting(2, standup: 2)),
    Example("\"id\"", "\"i\"", .missing(field: "id"), .meeting(2, standup: 2)),
    Example("\"transcript\"", "\"t\"", .missing(field: "transcript"), .meeting(2, standup: 2)),
  ]

  static let wrongKind = [
    Example("\"version\":1", "\"version\":\"1\"", .wrongKind(field: "version"), .file),
    Example("\"standups\":[", "\"standups\":[[],", .wrongKind(field: "standups"), .file),
    Example("\"Support\"", "null", .wrongKind(field: "title"), .standup(2)),
    Example("\"minutes\":20", "\"minutes\":\"20\"", .wrongKind(field: "minutes"), .standup(2)),
    Example("\"attendees\":[", "\"attendees\":[1,", .wrongKind(field: "attendees"), .standup(2)),
    Example(
      "\"Attendee 2\"", "{}", .wrongKind(field: "name"), .attendee(2, standup: 2)),
    Example(
      "\"1970-01-01T00:00:00Z\"", "1e300", .wrongKind(field: "date"), .meeting(2, standup: 2)),
  ]

  static let broken = [
    Example(
      "00000000-0000-0000-0000-00000000000B", "B", .notAnID("B"), .standup(2)),
    Example(
      "00000000-0000-0000-0000-00000000000D", "", .notAnID(""), .meeting(2, standup: 2)),
    Example(
      "00000000-0000-0000-0000-000000000003", "3", .notAnID("3"), .attendee(3, standup: 2)),
    Example("00000000000B", "00000000000A", .repeated, .standup(2)),
    Example("ocean", "pink", .unknownTheme("pink"), .standup(2)),
    Example(
      "1970-01-01T00:00:00Z", "NaN", .notADate("NaN"), .meeting(2, standup: 2)),
    Example(
      "1970-01-01T00:00:00Z", "1969-12-31T23:59:59Z", .notADate("1969-12-31T23:59:59Z"),
      .meeting(2, standup: 2)),
    Example(
      "2009-02-13T23:31:30Z", "10000-01-01T00:00:00Z", .notADate("10000-01-01T00:00:00Z"),
      .meeting(1, standup: 2)),
    Example("Support", "  ", .broken(.noTitle), .standup(2)),
    Example("Attendee 1", "\\t", .broken(.noName), .attendee(1, standup: 2)),
    Example(
      ":20,", ":4,", .broken(.lengthOutOfRange(minutes: 4)), .standup(2)),
    Example(
      ":20,", ":9223372036854775807,", .broken(.lengthOutOfRange(minutes: .max)), .standup(2)),
    Example(
      "000000000003", "000000000002", .broken(.duplicateAttendee(.number(2))), .standup(2)),
    Example(
      "00000000000D", "00000000000C", .broken(.duplicateMeeting(.number(0xC))), .standup(2)),
    Example(
      "\"attendees\":[", "\"attendees\":[],\"others\":[", .broken(.noAttendees), .standup(2)),
  ]

  @Test("A missing field is named, with its place", .tags(.badInput), arguments: missing)
  func isMissing(_ example: Example) {
    #expect(throws: StandupsFileError.flaw(example.flaw, example.place)) { try decode(example) }
  }

  @Test(
    "A field of the wrong kind is named, with its place", .tags(.badInput), arguments: wrongKind)
  func isOfWrongKind(_ example: Example) {
    #expect(throws: StandupsFileError.flaw(example.flaw, example.place)) { try decode(example) }
  }

  @Test("A broken rule is named, with its place", .tags(.badInput), arguments: broken)
  func breaksRule(_ example: Example) {
    #expect(throws: StandupsFileError.flaw(example.flaw, example.place)) { try decode(example) }
  }

  private static let advice = "Restore an older copy of it, or start with the samples."

  @Test(
    "Each error says what is wrong and what to do", .tags(.badInput),
    arguments: [
      (.notJSON, "The file is damaged: it cannot be read as JSON. \(advice)"),
      (.notStandups, "The file holds something else than stand-ups. \(advice)"),
      (
        .unknownVersion(2),
        "The file is of version 2, and this application knows version 1. "
          + "Open it with a newer application."
      ),
      (
        .changed,
        "The file is not as this application wrote it: somebody else has changed it, or it is "
          + "damaged. It is kept aside, with the change in it. \(advice)"
      ),
      (
        .flaw(.broken(.noAttendees), .standup(2)),
        "The 2nd stand-up has no attendees. \(advice)"
      ),
    ] as [(StandupsFileError, String)])
  func sentences(_ error: StandupsFileError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(
    "The sentence goes on with what is wrong there", .tags(.badInput),
    arguments: [
      (.missing(field: "name"), "has no “name”"),
      (.wrongKind(field: "name"), "has a “name” of the wrong kind"),
      (.notAnID("B"), "has the identity “B”, which is no UUID"),
      (.unknownTheme("pink"), "has the theme “pink”, which does not exist"),
      (
        .notADate("NaN"),
        "has the date “NaN”, which is not one like 2009-02-13T23:31:30Z from 1970 to 9999"
      ),
      (.repeated, "has the identity of one before it"),
      (.broken(.noTitle), "has no title"),
      (.broken(.noAttendees), "has no attendees"),
      (.broken(.noName), "has no name"),
      (.broken(.lengthOutOfRange(minutes: 4)), "takes 4 minutes instead of 5 to 30"),
      (
        .broken(.duplicateAttendee(.number(1))),
        "has the attendee 00000000-0000-0000-0000-000000000001 twice"
      ),
      (
        .broken(.duplicateMeeting(.number(2))),
        "has the meeting 00000000-0000-0000-0000-000000000002 twice"
      ),
    ] as [(StandupsFileError.Flaw, String)])
  func flaws(_ flaw: StandupsFileError.Flaw, _ words: String) {
    #expect(flaw.description == words)
  }

  @Test(
    "It begins with the place, counted 1st, 2nd, 3rd and so on",
    arguments: [
      (.file, "The file"), (.standup(1), "The 1st stand-up"), (.standup(3), "The 3rd stand-up"),
      (.standup(4), "The 4th stand-up"), (.standup(10), "The 10th stand-up"),
      (.standup(11), "The 11th stand-up"), (.standup(12), "The 12th stand-up"),
      (.standup(13), "The 13th stand-up"), (.standup(14), "The 14th stand-up"),
      (.standup(21), "The 21st stand-up"), (.standup(111), "The 111th stand-up"),
      (.attendee(2, standup: 1), "The 2nd attendee of the 1st stand-up"),
      (.meeting(1, standup: 2), "The 1st meeting of the 2nd stand-up"),
    ] as [(StandupsFileError.Place, String)])
  func places(_ place: StandupsFileError.Place, _ words: String) {
    #expect(place.description == words)
  }
}
