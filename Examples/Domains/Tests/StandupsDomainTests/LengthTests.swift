import StandupsDomain
import Testing

@Suite("The length of a stand-up")
struct LengthTests {
  @Test("It is a whole number of minutes from 5 to 30", .tags(.everyCase))
  func range() throws {
    #expect(try MeetingLength.choices.map { try MeetingLength(minutes: $0).minutes }.count == 26)
    #expect(MeetingLength.choices == 5...30)
  }

  @Test(
    "Anything shorter or longer is refused", .tags(.badInput),
    arguments: [4, 31, 0, -5, Int.max, Int.min])
  func refused(_ minutes: Int) {
    #expect(throws: StandupError.lengthOutOfRange(minutes: minutes)) {
      try MeetingLength(minutes: minutes)
    }
  }

  @Test(
    "A slider pushed too far gives the nearest length there is", .tags(.badInput),
    arguments: [
      (4, 5), (5, 5), (6, 6), (29, 29), (30, 30), (31, 30), (0, 5), (-1, 5), (Int.max, 30),
      (Int.min, 5),
    ])
  func clamped(_ minutes: Int, _ nearest: Int) {
    #expect(MeetingLength(nearest: minutes).minutes == nearest)
  }

  @Test("In seconds it is sixty times its minutes", arguments: [(5, 300), (7, 420), (30, 1_800)])
  func duration(_ minutes: Int, _ seconds: Int) throws {
    #expect(try MeetingLength(minutes: minutes).duration == .seconds(seconds))
  }

  @Test("A new stand-up takes 5 minutes until somebody says otherwise")
  func first() {
    #expect(MeetingLength.initial.minutes == 5)
  }
}
