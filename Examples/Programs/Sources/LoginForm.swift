import SwiftUI

protocol AuthService: Sendable {
  func signIn(email: String, password: String) async throws -> String
}

enum AuthError: LocalizedError {
  case wrongPassword

  var errorDescription: String? {
    switch self {
    case .wrongPassword: "The email or the password is wrong."
    }
  }
}

struct DemoAuthService: AuthService {
  func signIn(email: String, password: String) async throws -> String {
    try await Task.sleep(for: .seconds(1))
    guard password == "password1" else { throw AuthError.wrongPassword }
    return String(email.prefix { $0 != "@" }).capitalized
  }
}

/// A view model over a service that tests mock: the usual way, and here the counter-example.
///
/// `Examples/Login` and the shop's log-in answer each action with state and commands instead: their tests say what a
/// person gets, and need no mock.
@MainActor
@Observable
final class LoginViewModel {
  var email = ""
  var password = ""
  private(set) var isSigningIn = false
  private(set) var errorMessage: String?
  private(set) var userName: String?

  private let service: AuthService

  init(service: AuthService = DemoAuthService()) {
    self.service = service
  }

  var emailError: String? {
    guard !email.isEmpty, email.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) == nil else {
      return nil
    }
    return "Please enter a valid email address."
  }

  var passwordError: String? {
    guard !password.isEmpty, password.count < 8 else { return nil }
    return "The password needs at least 8 characters."
  }

  var canSignIn: Bool {
    !email.isEmpty && !password.isEmpty && emailError == nil && passwordError == nil
      && !isSigningIn
  }

  func signIn() async {
    guard canSignIn else { return }
    isSigningIn = true
    errorMessage = nil
    defer { isSigningIn = false }
    do {
      userName = try await service.signIn(email: email, password: password)
    } catch {
      errorMessage = error.localizedDescription
      password = ""
    }
  }

  func signOut() {
    userName = nil
    password = ""
  }
}

struct LoginView: View {
  private enum Field: Hashable {
    case email
    case password
  }

  @State private var viewModel: LoginViewModel
  @FocusState private var focusedField: Field?

  init(service: AuthService = DemoAuthService()) {
    _viewModel = State(initialValue: LoginViewModel(service: service))
  }

  var body: some View {
    if let userName = viewModel.userName {
      WelcomeView(userName: userName, signOut: viewModel.signOut)
    } else {
      form
    }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Welcome back")
        .font(.largeTitle.bold())

      VStack(alignment: .leading, spacing: 4) {
        TextField("Email", text: $viewModel.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }
        ErrorText(viewModel.emailError)
      }

      VStack(alignment: .leading, spacing: 4) {
        SecureField("Password", text: $viewModel.password)
          .textContentType(.password)
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .onSubmit(signIn)
        ErrorText(viewModel.passwordError)
      }

      ErrorText(viewModel.errorMessage)

      Button(action: signIn) {
        Group {
          if viewModel.isSigningIn {
            ProgressView()
          } else {
            Text("Sign In")
          }
        }
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!viewModel.canSignIn)
    }
    .textFieldStyle(.roundedBorder)
    .disabled(viewModel.isSigningIn)
    .padding()
    .frame(maxWidth: 400)
    .animation(.default, value: viewModel.errorMessage)
    .onAppear { focusedField = .email }
  }

  private func signIn() {
    focusedField = nil
    Task {
      await viewModel.signIn()
    }
  }
}

private struct ErrorText: View {
  let message: String?

  init(_ message: String?) {
    self.message = message
  }

  var body: some View {
    if let message {
      Label(message, systemImage: "exclamationmark.triangle")
        .font(.footnote)
        .foregroundStyle(.red)
    }
  }
}

private struct WelcomeView: View {
  let userName: String
  let signOut: () -> Void

  var body: some View {
    VStack(spacing: 20) {
      Text("Hello, \(userName)!")
        .font(.title)
      Button("Sign Out", role: .destructive, action: signOut)
    }
  }
}

#Preview {
  LoginView()
}
