import Testing

@Suite("Placing an order") struct CheckoutTests {
  @Test("Placing an order reserves its goods and copies its prices")
  func placed() { notYet() }

  @Test("When anything is short nothing is reserved, and everything that is short is told")
  func short() { notYet() }

  @Test("A price that changed since it was put into the cart is told, and can be accepted")
  func prices() { notYet() }

  @Test("What is no longer for sale is told")
  func notForSale() { notYet() }

  @Test("An empty cart is refused")
  func empty() { notYet() }

  @Test("Submitting the same checkout twice places one order")
  func twice() { notYet() }

  @Test("A declined payment releases what was reserved")
  func declined() { notYet() }

  @Test("An accepted payment makes the order a paid one")
  func accepted() { notYet() }

  @Test("A discount is used up by orders, and given back by a declined payment")
  func discounts() { notYet() }

  @Test("Each error says what to do")
  func sentences() { notYet() }
}
