import Foundation
import StandupsDomain
import Testing

@Suite("The sample stand-ups")
struct SampleTests {
  @Test("There are three samples, one of them with a past meeting")
  func there() {
    #expect(Standup.samples.map(\.title) == ["Website", "Support", "Warehouse"])
    #expect(Standup.samples.map(\.length.minutes) == [10, 5, 15])
    #expect(Standup.samples.map(\.theme) == [.ocean, .honey, .forest])
    #expect(Standup.samples.map(\.attendees.count) == [3, 2, 5])
    #expect(Standup.samples.map(\.meetings.count) == [1, 0, 0])
    #expect(Standup.samples.first?.meetings.first?.date.ISO8601Format() == "2026-01-12T09:00:00Z")
  }

  @Test("A list takes each of them, and takes them but once", .tags(.badInput))
  func saved() throws {
    var standups = try Standups(Standup.samples)
    #expect(throws: StandupsError.duplicate(.number(2))) { try standups.add(Standup.samples[1]) }
  }
}
