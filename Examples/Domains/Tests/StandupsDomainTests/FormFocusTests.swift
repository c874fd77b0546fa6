import Testing

@Suite("The cursor in the form")
struct FormFocusTests {
  @Test("A row that is added gets the cursor")
  func add() { notYet() }

  @Test("Removing other rows leaves the cursor where it is")
  func stays() { notYet() }

  @Test(
    "When its row is removed the cursor goes to the next row that is left, else to the last one"
  )
  func moves() { notYet() }

  @Test(
    "When every row is removed the cursor goes to the fresh row, if it was in a row"
  )
  func fresh() { notYet() }
}
