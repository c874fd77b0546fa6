import LoginDomain
import Testing

@Suite("A password")
struct PasswordTests {
  @Test("A password shows as eight dots, however long it is", arguments: ["", "x", "secret words"])
  func showsDots(_ text: String) {
    let password = Password(text)
    #expect(password.description == "••••••••")
    #expect(String(reflecting: password) == "••••••••")
    #expect(dumped(password) == "- ••••••••\n")
    #expect(Mirror(reflecting: password).children.isEmpty)
  }

  @Test("Who sends it can read it")
  func canBeRead() {
    #expect(Password("secret").plainText == "secret")
  }

  @Test("Passwords that differ are different, though they look the same")
  func differ() {
    #expect(Password("secret") == "secret")
    #expect(Password("secret") != "Secret")
  }

  @Test("A command that carries a password does not show it", .tags(.passwordsAreNeverShown))
  func commandsHideIt() throws {
    var login = Login()
    let commands = login.loginTapped(username: "blob", password: "secret")
    for text in [commands.description, commands.debugDescription, dumped(commands)] {
      #expect(text.contains("••••••••"))
      #expect(!text.contains("secret"))
    }
  }

  @Test(
    "Whatever has been typed, the login does not remember a password",
    arguments: [.waiting(), .waiting(wrongPasswords: 4), .locked, .loggedIn] as [Login]
  )
  func stateHasNone(_ login: Login) {
    for text in [String(describing: login), String(reflecting: login), dumped(login)] {
      #expect(!text.contains("secret"))
    }
    #expect(!login.state.description.contains("secret"))
  }
}

private func dumped(_ value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
