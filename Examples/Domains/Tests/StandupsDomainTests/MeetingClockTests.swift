import Testing

@Suite("The clock of a meeting")
struct MeetingClockTests {
  @Test("It starts at zero, with the first speaker and the whole time before it")
  func starts() { notYet() }

  @Test("Every tick is a second")
  func ticks() { notYet() }

  @Test("It ends with the last second and stands still from then on")
  func ends() { notYet() }

  @Test("The next speaker begins when a share of the time is over")
  func change() { notYet() }

  @Test("Progress runs from 0 to 1")
  func progress() { notYet() }

  @Test("The ring shows each speaker's share as it fills")
  func ring() { notYet() }

  @Test("Skipping goes to the beginning of the next speaker's share")
  func skip() { notYet() }

  @Test("After the last speaker there is nobody to skip to")
  func skipLast() { notYet() }
}
