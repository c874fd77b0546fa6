import StandupsDomain
import Testing

/// A clock of a meeting after so many seconds.
func clock(minutes: Int = 5, speakers: Int = 3, after ticks: Int = 0) throws -> MeetingClock {
  var clock = MeetingClock(try .fixture(minutes: minutes, attendees: speakers))
  for _ in 0..<ticks { clock.tick() }
  return clock
}

@Suite("The clock of a meeting")
struct MeetingClockTests {
  @Test("It starts at zero, with the first speaker and the whole time before it")
  func starts() throws {
    let clock = try clock(minutes: 10, speakers: 2)
    #expect(clock.elapsed == .zero)
    #expect(clock.remaining == .seconds(600))
    #expect(clock.speaker == 0)
    #expect(clock.speakerCount == 2)
    #expect(!clock.isOver)
  }

  @Test("Every tick is a second")
  func ticks() throws {
    let clock = try clock(after: 2)
    #expect(clock.elapsed == .seconds(2))
    #expect(clock.remaining == .seconds(298))
  }

  @Test("It ends with the last second and stands still from then on")
  func ends() throws {
    #expect(try !clock(after: 299).isOver)
    for ticks in [300, 301] {
      let clock = try clock(after: ticks)
      #expect(clock.isOver)
      #expect(clock.elapsed == .seconds(300))
      #expect(clock.remaining == .zero)
      #expect(clock.speaker == 2)
    }
  }

  @Test(
    "The next speaker begins when a share of the time is over",
    arguments: [(0, 0), (99, 0), (100, 1), (199, 1), (200, 2), (299, 2)])
  func change(_ seconds: Int, _ speaker: Int) throws {
    let clock = try clock(after: seconds)
    #expect(clock.speaker == speaker)
    #expect(clock.isLastSpeaker == (speaker == 2))
  }

  @Test("Progress runs from 0 to 1", arguments: [(0, 0), (75, 0.25), (150, 0.5), (300, 1)])
  func progress(_ seconds: Int, _ progress: Double) throws {
    #expect(try clock(after: seconds).progress == progress)
  }

  @Test(
    "The ring shows each speaker's share as it fills",
    arguments: [
      (0, [0, 0, 0]), (25, [0.25, 0, 0]), (100, [1, 0, 0]), (150, [1, 0.5, 0]),
      (275, [1, 1, 0.75]), (300, [1, 1, 1]),
    ])
  func ring(_ seconds: Int, _ segments: [Double]) throws {
    #expect(try clock(after: seconds).segments == segments)
  }

  @Test(
    "Skipping goes to the beginning of the next speaker's share",
    arguments: [(0, 100), (99, 100), (100, 200), (199, 200)])
  func skip(_ seconds: Int, _ beginning: Int) throws {
    var clock = try clock(after: seconds)
    clock.skip()
    #expect(clock.elapsed == .seconds(beginning))
  }

  @Test("After the last speaker there is nobody to skip to", arguments: [200, 299, 300])
  func skipLast(_ seconds: Int) throws {
    var clock = try clock(after: seconds)
    clock.skip()
    #expect(clock.elapsed == .seconds(seconds))
  }
}
