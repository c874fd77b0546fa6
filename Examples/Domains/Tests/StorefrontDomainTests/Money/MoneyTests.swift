import Testing

@Suite("An amount of money") struct MoneyTests {
  @Test("Each currency has its own number of decimals: two for EUR, none for JPY, three for KWD")
  func decimals() { notYet() }

  @Test("Amounts of one currency are added and subtracted to the cent")
  func sum() { notYet() }

  @Test("Of two amounts in one currency it is known which is smaller")
  func order() { notYet() }

  @Test("A price times a quantity is exact")
  func product() { notYet() }

  @Test("Amounts of different currencies are never added, subtracted or compared")
  func currencies() { notYet() }

  @Test("A result too large to be held is refused instead of being wrong")
  func overflow() { notYet() }

  @Test("An amount is written with a point, all its decimals and its currency, the same everywhere")
  func printed() { notYet() }

  @Test("Each error says what to do")
  func sentences() { notYet() }
}
