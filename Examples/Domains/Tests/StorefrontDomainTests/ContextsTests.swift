import Testing

@Suite("The contexts of the shop") struct ContextsTests {
  @Test("Identifiers of the same kind are equal when their texts are")
  func ids() { notYet() }
}
