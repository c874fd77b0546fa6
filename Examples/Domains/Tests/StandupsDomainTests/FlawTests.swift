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
}
