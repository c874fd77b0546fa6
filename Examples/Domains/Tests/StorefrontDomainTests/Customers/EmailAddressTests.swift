import Testing

@Suite("An e-mail address") struct EmailAddressTests {
  @Test("Whatever looks like name@domain is accepted, without spaces around it")
  func accepted() { notYet() }

  @Test("What can reach nobody is refused with the reason")
  func refused() { notYet() }

  @Test("Each refusal says what is missing")
  func sentences() { notYet() }
}
