import StandupsDomain
import Testing

/// The seconds of each speaker's share, found by skipping from one to the next.
private func shares(of clock: MeetingClock) -> [Int] {
  var clock = clock
  var beginnings = [0]
  while !clock.isLastSpeaker {
    clock.skip()
    beginnings.append(Int(clock.elapsed.components.seconds))
  }
  let end = beginnings[beginnings.count - 1] + Int(clock.remaining.components.seconds)
  return zip(beginnings, beginnings.dropFirst() + [end]).map { $1 - $0 }
}

@Suite("The shares of the time")
struct SharesTests {
  @Test(
    "Shares that do not divide evenly differ by a second at most",
    arguments: [
      (5, 4, [75, 75, 75, 75]), (5, 7, [42, 43, 43, 43, 43, 43, 43]), (5, 1, [300]),
      (7, 8, [52, 53, 52, 53, 52, 53, 52, 53]),
    ])
  func uneven(_ minutes: Int, _ speakers: Int, _ seconds: [Int]) throws {
    #expect(try shares(of: clock(minutes: minutes, speakers: speakers)) == seconds)
  }

  @Test("The shares of every stand-up make up its whole length", .tags(.everyCase))
  func whole() throws {
    var count = 0
    for speakers in 1...20 {
      let attendees = try Attendee.first(speakers)
      for minutes in MeetingLength.choices {
        let standup = try Standup(
          id: .number(1), title: "A", length: MeetingLength(minutes: minutes), theme: .ink,
          attendees: attendees)
        let shares = shares(of: MeetingClock(standup))
        let equal = minutes * 60 / speakers
        count += 1
        #expect(shares.count == speakers && shares.reduce(0, +) == minutes * 60)
        #expect(shares.allSatisfy { $0 == equal || $0 == equal + 1 })
      }
    }
    #expect(count == 520)
  }

  @Test("Ticking through a meeting of 7 speakers in 5 minutes lets each of them speak, in order")
  func everyTick() throws {
    var clock = try clock(speakers: 7)
    var speakers: [Int] = []
    while !clock.isOver {
      speakers.append(clock.speaker)
      clock.tick()
    }
    #expect(speakers.count == 300)
    #expect(speakers == speakers.sorted())
    #expect(
      (0...6).map { speaker in speakers.count { $0 == speaker } } == [42]
        + Array(repeating: 43, count: 6))
  }

  @Test(
    "With more speakers than seconds some are passed over and the meeting still ends on time",
    .tags(.badInput))
  func crowd() throws {
    var clock = try clock(speakers: 400)
    #expect(clock.speaker == 1)
    #expect(clock.segments.prefix(2) == [1, 0])
    clock.skip()
    #expect(clock.elapsed == .seconds(1))
    for _ in 1..<300 { clock.tick() }
    #expect(clock.isOver)
    #expect(clock.speaker == 399)
    #expect(clock.segments == Array(repeating: 1, count: 400))
  }
}
