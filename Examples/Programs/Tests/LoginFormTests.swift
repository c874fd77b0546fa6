import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The login form")
struct LoginFormTests {
  @Test("What is wrong is said while it is typed, and nobody can sign in with it")
  func validation() async throws {
    let screen = Screen { LoginView(service: Doorman()) }
    #expect(!screen.button("Sign In").isEnabled)
    try await screen.textField("Email").type("ada")
    try await screen.textField("Password").type("short")
    #expect(screen.text("Please enter a valid email address.").exists)
    #expect(screen.text("The password needs at least 8 characters.").exists)
    try await screen.textField("Email").type("ada@example.com")
    try await screen.textField("Password").type("long enough")
    #expect(screen.text("Please enter a valid email address.").count == 0)
    #expect(screen.button("Sign In").isEnabled)
  }

  @Test("While the answer is on its way, the form waits; then it greets")
  func signIn() async throws {
    let doorman = Doorman()
    let screen = Screen { LoginView(service: doorman) }
    try await fillIn(screen)
    try await screen.button("Sign In").tap()
    #expect(screen.progressBar.exists && !screen.textField("Email").isEnabled)
    doorman.answer(.success("Ada"))
    await screen.rest()
    #expect(screen.text("Hello, Ada!").exists)
  }

  @Test("A refusal is shown, and the password has to be typed again")
  func refusal() async throws {
    let doorman = Doorman()
    let screen = Screen { LoginView(service: doorman) }
    try await fillIn(screen)
    try await screen.button("Sign In").tap()
    doorman.answer(.failure(AuthError.wrongPassword))
    await screen.rest()
    #expect(screen.text("The email or the password is wrong.").exists)
    #expect(screen.textField("Password").value == "")
    #expect(screen.textField("Email").value == "ada@example.com")
  }

  @Test("The return key of the password signs in")
  func submit() async throws {
    let screen = Screen { LoginView(service: Doorman()) }
    try await fillIn(screen)
    try await screen.textField("Password").submit()
    #expect(screen.progressBar.exists)
  }

  @Test("Who signs out is asked for the password again")
  func signOut() async throws {
    let doorman = Doorman()
    let screen = Screen { LoginView(service: doorman) }
    try await fillIn(screen)
    try await screen.button("Sign In").tap()
    doorman.answer(.success("Ada"))
    await screen.rest()
    try await screen.button("Sign Out").tap()
    #expect(screen.textField("Email").value == "ada@example.com")
    #expect(screen.textField("Password").value == "")
  }

  private func fillIn(_ screen: Screen) async throws {
    try await screen.textField("Email").type("ada@example.com")
    try await screen.textField("Password").type("long enough")
  }
}

/// Lets people wait until the test has decided.
@MainActor
private final class Doorman: AuthService {
  private let (answers, continuation) = AsyncStream<Result<String, any Error>>.makeStream()

  func signIn(email: String, password: String) async throws -> String {
    for await answer in answers { return try answer.get() }
    throw CancellationError()
  }

  func answer(_ answer: Result<String, any Error>) {
    continuation.yield(answer)
  }
}
