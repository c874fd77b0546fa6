import SwiftUI
import VitroStoreUI

/// The form to log in; it goes back once somebody is.
struct LogInView: View {
  let store: StoreOf<LogIn>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section {
        TextField("E-mail", text: store.binding(\.email) { .emailChanged($0) })
          .textContentType(.username)
        SecureField("Password", text: store.binding(\.password) { .passwordChanged($0) })
          .textContentType(.password)
      } footer: {
        if let banner = store.banner { Text(banner).foregroundStyle(.red) }
      }
      .onSubmit { store.send(.logInButtonTapped) }
      Section {
        Button("Log in") { store.send(.logInButtonTapped) }.disabled(store.isWaiting)
        if store.isWaiting {
          ProgressView("Logging in")
          Button("Cancel", role: .cancel) { store.send(.cancelButtonTapped) }
        }
      }
    }
    .navigationTitle("Log in")
    .onChange(of: store.user) { dismiss() }
  }
}
