import Testing

@Suite("The form for logging in") struct LoginFormTests {
  @Test("The form is valid when neither the user name nor the password is blank")
  func validity() { notYet() }
}
