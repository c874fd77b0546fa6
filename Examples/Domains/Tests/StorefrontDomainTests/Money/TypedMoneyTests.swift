import Testing

@Suite("An amount that somebody types") struct TypedMoneyTests {
  @Test("Digits with or without a point are read; spaces around them do not matter")
  func read() { notYet() }

  @Test("Commas, plus signs, exponents and digits of other scripts are refused, not guessed")
  func refused() { notYet() }

  @Test("More decimals than the currency has are refused, not rounded")
  func decimals() { notYet() }

  @Test("The largest amount that can be held is read, and one cent more refused")
  func extremes() { notYet() }

  @Test("Each refusal says how to write the amount")
  func sentences() { notYet() }
}
