import Testing

@Suite("A way of shipping") struct ShippingMethodTests {
  @Test("Shipping is free from its threshold on, to the cent")
  func cost() { notYet() }

  @Test("A price below zero or a threshold in another currency is refused")
  func refused() { notYet() }
}
