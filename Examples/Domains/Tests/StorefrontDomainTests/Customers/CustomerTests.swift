import Testing

@Suite("A customer") struct CustomerTests {
  @Test("A customer has a name")
  func name() { notYet() }

  @Test("The first address is the default until another is chosen")
  func addresses() { notYet() }

  @Test("When the default address goes, the next one takes its place")
  func removed() { notYet() }

  @Test("An address has a street, a postal code, a city and a country")
  func address() { notYet() }
}
