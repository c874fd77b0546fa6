import Testing

@Suite("Saving the form")
struct FormSavingTests {
  @Test(
    "A saved form is a stand-up with the title, length, theme and attendees typed in"
  )
  func saves() { notYet() }

  @Test("Editing keeps the stand-up's identity, its attendees' and its meetings")
  func keeps() { notYet() }

  @Test("Names are trimmed, and rows without a name are dropped")
  func names() { notYet() }

  @Test("Two people may have the same name")
  func sameName() { notYet() }

  @Test("Without a title it cannot be saved")
  func title() { notYet() }

  @Test("Without a single name it cannot be saved")
  func nobody() { notYet() }

  @Test("A form that was refused can be completed and saved")
  func again() { notYet() }
}
