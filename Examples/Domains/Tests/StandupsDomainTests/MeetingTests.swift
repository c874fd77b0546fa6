import Foundation
import StandupsDomain
import Testing

@Suite("A past meeting")
struct MeetingTests {
  @Test("It has a date and a transcript")
  func holds() {
    let meeting = Meeting.fixture(1, at: 60, said: "Good morning")
    #expect(meeting.id == .number(1))
    #expect(meeting.date == Date(timeIntervalSince1970: 60))
    #expect(meeting.transcript.text == "Good morning")
  }

  @Test("Its date is kept to the second", arguments: [(59.999, 59), (60, 60), (60.001, 60)])
  func seconds(_ date: Double, _ kept: Double) {
    #expect(Meeting.fixture(at: date).date == Date(timeIntervalSince1970: kept))
  }

  @Test(
    "A date before 1970 or after 9999, or none at all, becomes the nearest one kept",
    .tags(.badInput),
    arguments: [
      (-1, 0), (0, 0), (253_402_300_799, 253_402_300_799), (253_402_300_800, 253_402_300_799),
      (.nan, 0), (-.infinity, 0), (.infinity, 253_402_300_799),
      (.greatestFiniteMagnitude, 253_402_300_799),
    ] as [(Double, Double)])
  func dates(_ date: Double, _ kept: Double) {
    #expect(Meeting.fixture(at: date).date == Date(timeIntervalSince1970: kept))
  }
}
