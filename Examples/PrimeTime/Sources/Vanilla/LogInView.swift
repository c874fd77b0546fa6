import SwiftUI

/// The form to log in; it goes back once somebody is.
struct LogInView: View {
  @Bindable var model: LogInModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section {
        TextField("E-mail", text: $model.email).textContentType(.username)
        SecureField("Password", text: $model.password).textContentType(.password)
      } footer: {
        if let banner = model.banner { Text(banner).foregroundStyle(.red) }
      }
      .onSubmit { model.logInTapped() }
      Section {
        Button("Log in") { model.logInTapped() }.disabled(model.isWaiting)
        if model.isWaiting {
          ProgressView("Logging in")
          Button("Cancel", role: .cancel) { model.cancelTapped() }
        }
      }
    }
    .navigationTitle("Log in")
    .onChange(of: model.user) { dismiss() }
  }
}
