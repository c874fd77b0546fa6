import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the login form shows")
struct LoginFormOutlineTests {
  @Test("The fields and what is wrong with them")
  func form() async throws {
    let screen = Screen(host: .american) { LoginView(service: Nobody()) }
    try await screen.textField("Email").type("ada")
    try await screen.textField("Password").type("short")
    #expect(
      screen.root.outline == """
        text "Welcome back"
        textbox "Email" = "ada"
        img "Warning" (hidden)
        text "Please enter a valid email address."
        textbox "Password" = "••••••••" (focused)
        img "Warning" (hidden)
        text "The password needs at least 8 characters."
        button "Sign In" (disabled)
          text "Sign In"
        """)
  }

  @Test("The refusal, and the email that may be tried again")
  func refusal() async throws {
    let screen = try await signIn(Nobody())
    #expect(
      screen.root.outline == """
        text "Welcome back"
        textbox "Email" = "ada@example.com"
        textbox "Password" = ""
        img "Warning" (hidden)
        text "The email or the password is wrong."
        button "Sign In" (disabled)
          text "Sign In"
        """)
  }

  @Test("Who has signed in is greeted")
  func welcome() async throws {
    let screen = try await signIn(Everybody())
    #expect(
      screen.root.outline == """
        text "Hello, Ada!"
        button "Sign Out"
        """)
  }

  private func signIn(_ service: some AuthService) async throws -> Screen {
    let screen = Screen(host: .american) { LoginView(service: service) }
    try await screen.textField("Email").type("ada@example.com")
    try await screen.textField("Password").type("long enough")
    try await screen.button("Sign In").tap()
    return screen
  }
}

/// Lets nobody in.
private struct Nobody: AuthService {
  func signIn(email: String, password: String) async throws -> String {
    throw AuthError.wrongPassword
  }
}

/// Lets everybody in.
private struct Everybody: AuthService {
  func signIn(email: String, password: String) async throws -> String { "Ada" }
}
