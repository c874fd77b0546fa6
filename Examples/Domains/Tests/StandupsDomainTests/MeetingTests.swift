import Testing

@Suite("A past meeting")
struct MeetingTests {
  @Test("It has a date and a transcript")
  func holds() { notYet() }

  @Test("Its date is kept to the second")
  func seconds() { notYet() }

  @Test(
    "A date before 1970 or after 9999, or none at all, becomes the nearest one kept"
  )
  func dates() { notYet() }
}
