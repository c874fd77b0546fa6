import Foundation
import OvoTimerDomain
import Testing

@Suite("A timer that is sent to somebody") struct WireTests {
  @Test(
    "It arrives as it is",
    arguments: [
      OvoTimer(), OvoTimer(after: .wind(9)), OvoTimer(after: .wind(9), .start, .tick),
      OvoTimer(after: .wind(9), .start, .tick, .pause), OvoTimer(after: .wind(1), .start, .tick),
      OvoTimer(after: .wind(1), .start, .tick, .acknowledge),
      OvoTimer(after: .wind(1), .start, .tick, .snooze(300)),
    ])
  func roundTrip(_ timer: OvoTimer) throws {
    let data = try JSONEncoder().encode(timer)
    #expect(try JSONDecoder().decode(OvoTimer.self, from: data) == timer)
  }

  @Test(
    "A state that no timer can reach is refused", .tags(.badInput, .illegalStatesAreUnreachable),
    arguments: [
      #"{}"#, #"{"phase":"flying"}"#, #"{"phase":"winding","selected":-1}"#,
      #"{"phase":"winding","selected":86400}"#, #"{"phase":"running","selected":5}"#,
      #"{"phase":"running","selected":5,"remaining":6}"#, #"{"phase":"finished","selected":0}"#,
      #"{"phase":"paused","selected":0,"remaining":0}"#,
      #"{"phase":"snoozed","selected":5,"remaining":0}"#,
      #"{"phase":"snoozed","selected":5,"remaining":3601}"#,
      #"{"phase":"snoozed","selected":0,"remaining":5}"#,
    ])
  func refused(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OvoTimer.self, from: Data(text.utf8))
    }
  }
}
