import StorefrontCore
import StorefrontDomain
import StorefrontPeople
import SwiftUI

/// The screen on which an admin gives people their roles.
struct PeopleScreen: View {
  @Environment(People.self) private var people

  var body: some View {
    Form {
      if let error = people.everybodyError {
        Section { ErrorView(error) { Task { await people.loadEverybody() } } }
      }
      if people.everybody == nil, people.everybodyError == nil { ProgressView("Loading") }
      ForEach(people.everybody ?? []) { person in
        Section(person.email) {
          Picker(person.name, selection: role(of: person)) {
            ForEach(StorefrontDomain.Role.allCases, id: \.self) {
              Text($0.rawValue.capitalized).tag($0)
            }
          }
          .disabled(person.id == people.person?.id)
        }
      }
    }
    .navigationTitle("People")
    .task { await people.loadEverybody() }
  }

  private func role(of person: Person) -> Binding<StorefrontDomain.Role> {
    Binding(
      get: { person.role },
      set: { role in Task { await people.give(role, to: person.id) } })
  }
}
