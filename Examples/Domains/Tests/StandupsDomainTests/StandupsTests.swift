import Testing

@Suite("The list of stand-ups")
struct StandupsTests {
  @Test("Stand-ups stand in the order in which they were added")
  func order() { notYet() }

  @Test("A stand-up that is there already is not added a second time")
  func unique() { notYet() }

  @Test("A changed stand-up keeps its place")
  func update() { notYet() }

  @Test(
    "A change to a stand-up that has been deleted is refused, and the list stays as it is"
  )
  func updateGone() { notYet() }

  @Test("A deleted stand-up is gone and the others keep their order")
  func delete() { notYet() }

  @Test("Deleting a stand-up that is not there changes nothing")
  func deleteGone() { notYet() }

  @Test("Every choice of rows deletes exactly those rows")
  func offsets() { notYet() }

  @Test("A row that the list does not have is ignored")
  func noOffsets() { notYet() }

  @Test("A meeting is added to its stand-up, newest first")
  func meeting() { notYet() }

  @Test("A meeting of a stand-up that has been deleted is refused")
  func meetingGone() { notYet() }

  @Test("Each error says what to do")
  func sentences() { notYet() }
}
