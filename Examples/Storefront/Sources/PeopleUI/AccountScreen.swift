import Foundation
import StorefrontCore
import StorefrontDomain
import StorefrontPeople
public import SwiftUI

/// The screen of the person who is logged in, or the one to log in where nobody is.
public struct AccountScreen<Links: View, Settings: View>: View {
  private let returnAddress: String
  private let links: Links
  private let settings: Settings
  @Environment(People.self) private var people
  @Environment(\.openURL) private var openURL

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - returnAddress: The address to which a log-in leads.
  ///   - links: The ways to what other contexts have of a person who is logged in.
  ///   - settings: The way to the settings, for everybody.
  public init(
    returnAddress: String, @ViewBuilder links: () -> Links, @ViewBuilder settings: () -> Settings
  ) {
    (self.returnAddress, self.links, self.settings) = (returnAddress, links(), settings())
  }

  /// The person, or what leads to one.
  public var body: some View {
    Form {
      if let error = people.error {
        Section { ErrorView(error) { Task { await people.load() } } }
      }
      if let person = people.person {
        PersonView(person: person)
        Section { links }
        Section { Button("Log out") { people.logOutTapped() } }
      } else if people.isLoaded {
        LogInView()
        Section("New here?") {
          NavigationLink("Register", value: PeopleRoute.register)
        }
      } else if people.error == nil {
        ProgressView("Loading")
      }
      Section { settings }
    }
    .navigationTitle("Account")
    .navigationDestination(for: PeopleRoute.self) { route in
      switch route {
      case .register: RegisterScreen()
      case .people: PeopleScreen()
      }
    }
    .onChange(of: people.door) {
      guard let door = people.door else { return }
      openURL(door.appending(queryItems: [URLQueryItem(name: "next", value: returnAddress)]))
    }
    .task { await people.load() }
  }
}

/// The person who is logged in.
struct PersonView: View {
  let person: Person

  var body: some View {
    Section {
      LabeledContent("Name", value: person.name)
      LabeledContent("E-mail", value: person.email)
      if person.role != .customer {
        LabeledContent("Role", value: person.role.rawValue.capitalized)
      }
    }
    if person.role.may(.giveRoles) {
      Section { NavigationLink("People", value: PeopleRoute.people) }
    }
  }
}

/// The form to log in.
struct LogInView: View {
  @Environment(People.self) private var people

  var body: some View {
    @Bindable var people = people
    Section {
      TextField("E-mail", text: $people.logInForm.username).textContentType(.username)
      SecureField("Password", text: $people.logInForm.password).textContentType(.password)
    } header: {
      Text("Log in")
    } footer: {
      if let banner = people.banner {
        Label(banner, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
    }
    .onSubmit { people.logInTapped() }
    Section {
      Button("Log in") { people.logInTapped() }
        .buttonStyle(.borderedProminent)
        .disabled(!people.logInForm.isFormValid || isWaiting)
      if isWaiting {
        ProgressView("Logging in")
        Button("Cancel") { people.cancelTapped() }
      }
    }
  }

  private var isWaiting: Bool {
    if case .waiting = people.login.state { true } else { false }
  }
}

/// The screen on which somebody registers.
struct RegisterScreen: View {
  @Environment(People.self) private var people

  var body: some View {
    @Bindable var people = people
    Form {
      FieldSection(problems: problems(.name)) {
        TextField("Name", text: $people.registration.name).textContentType(.name)
      }
      FieldSection(problems: problems(.email)) {
        TextField("E-mail", text: $people.registration.email).textContentType(.emailAddress)
      }
      FieldSection(problems: problems(.password)) {
        SecureField("Password", text: $people.registration.password).textContentType(.newPassword)
      }
      Section {
        Button("Register", action: register)
          .buttonStyle(.borderedProminent)
          .disabled(people.isRegistering)
      } footer: {
        if let error = people.registrationError, emailError == nil {
          Label(error.description, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
      }
    }
    .onSubmit(register)
    .navigationTitle("Register")
  }

  private func register() { Task { await people.register() } }

  private func problems(_ field: RegistrationField) -> [String] {
    let own = people.registrationProblems.filter { $0.field == field }.map(\.description)
    return own + (field == .email && own.isEmpty ? [emailError].compactMap { $0 } : [])
  }

  private var emailError: String? {
    if case .refused(_, let detail, "email")? = people.registrationError { detail } else { nil }
  }
}
