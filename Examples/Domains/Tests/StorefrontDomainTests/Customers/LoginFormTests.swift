import StorefrontDomain
import Testing

@Suite("The form for logging in") struct LoginFormTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let username: String, password: String, isValid: Bool
    var testDescription: String {
      "user name “\(username)”, password “\(password)” → \(isValid ? "valid" : "invalid")"
    }
    static let table = [
      Example(username: "ada", password: "secret", isValid: true),
      Example(username: " ada ", password: " s ", isValid: true),
      Example(username: "ada", password: "", isValid: false),
      Example(username: "", password: "secret", isValid: false),
      Example(username: "ada", password: "   ", isValid: false),
      Example(username: " ", password: "secret", isValid: false),
    ]
  }

  @Test(
    "The form is valid when neither the user name nor the password is blank",
    arguments: Example.table
  )
  func validity(_ example: Example) {
    let form = LoginFormConfig(username: example.username, password: example.password)
    #expect(form.isFormValid == example.isValid)
  }

  @Test("A new form is empty, and so not valid")
  func empty() {
    #expect(LoginFormConfig() == LoginFormConfig(username: "", password: ""))
    #expect(!LoginFormConfig().isFormValid)
  }
}
