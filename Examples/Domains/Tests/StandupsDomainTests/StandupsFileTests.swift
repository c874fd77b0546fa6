import Foundation
import StandupsDomain
import Testing

@Suite("The file of stand-ups")
struct StandupsFileTests {
  @Test("It is text that people can read")
  func golden() throws {
    let standup = try Standup.fixture(
      7, attendees: 2, meetings: [.fixture(4, at: 1_234_567_890, said: "Good morning.")])
    let text = """
      {"version":1,"checksum":"92093e7a","standups":[
      {"id":"00000000-0000-0000-0000-000000000007","title":"Website","minutes":5,"theme":"ocean",\
      "attendees":[
      {"id":"00000000-0000-0000-0000-000000000001","name":"Attendee 1"},
      {"id":"00000000-0000-0000-0000-000000000002","name":"Attendee 2"}
      ],"meetings":[
      {"id":"00000000-0000-0000-0000-000000000004","date":"2009-02-13T23:31:30Z",\
      "transcript":"Good morning."}
      ]}
      ]}
      """
    #expect(String(decoding: StandupsFile.encode(try Standups([standup])), as: UTF8.self) == text)
  }

  @Test("Its checksum has 8 digits, even where the first of them are zeros")
  func zeros() throws {
    let standups = try Standups([.fixture(title: "Team 1010")])
    let text = String(decoding: StandupsFile.encode(standups), as: UTF8.self)
    #expect(text.hasPrefix(#"{"version":1,"checksum":"002249c5","standups":["#))
  }

  @Test("What is written is read back", arguments: [0, 1, 20])
  func roundTrip(_ count: Int) throws {
    let standups = try Standups(
      (0..<count).map {
        try .fixture(
          $0, title: "Team \($0)", minutes: 5 + $0, attendees: 2,
          meetings: [.fixture(at: Double($0), said: "Done")])
      })
    #expect(try StandupsFile.decode(StandupsFile.encode(standups)) == standups)
  }

  @Test(
    "Every character survives, wherever it stands",
    arguments: [
      String(String.UnicodeScalarView((0..<0x250).compactMap(Unicode.Scalar.init))),
      "\"[{\\\"" + String(repeating: "[", count: 600), "\u{2028}👩‍🚀\u{FEFF}\u{10FFFF}",
      "\n\u{301}a\u{301} \u{301}", "a\r\nb", "</script>",
    ])
  func characters(_ text: String) throws {
    let standup = try Standup(
      id: .number(1), title: text, length: .initial, theme: .ink,
      attendees: [Attendee(id: .number(1), name: text)], meetings: [.fixture(said: text)])
    let standups = try Standups([standup])
    #expect(try StandupsFile.decode(StandupsFile.encode(standups)) == standups)
  }

  @Test("The samples are written and read back")
  func samples() throws {
    let standups = try Standups(Standup.samples)
    #expect(try StandupsFile.decode(StandupsFile.encode(standups)) == standups)
  }
}
