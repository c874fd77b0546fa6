import Testing

@Suite("The rows of the form")
struct FormRowsTests {
  @Test("A new form has one blank row, 5 minutes and the cursor in the title")
  func new() { notYet() }

  @Test("The form of a stand-up shows what the stand-up has")
  func edited() { notYet() }

  @Test("Adding an attendee appends a blank row")
  func noGap() { notYet() }

  @Test("A name is typed into its row")
  func rename() { notYet() }

  @Test("What is typed into a row that has gone is dropped")
  func renameGone() { notYet() }

  @Test("Every choice of rows removes exactly those rows")
  func remove() { notYet() }

  @Test("A row that the form does not have is ignored")
  func beyond() { notYet() }

  @Test("When the last row is removed a blank one takes its place")
  func last() { notYet() }
}
