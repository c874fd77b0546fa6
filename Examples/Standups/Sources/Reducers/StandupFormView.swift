import StandupsShared
import SwiftUI
import VitroStoreUI

/// A sheet in which a stand-up is typed.
struct StandupFormView: View {
  let title: String
  @Bindable var store: StoreOf<StandupFormFeature>
  let cancel: (title: String, action: () -> Void)
  let confirm: (title: String, action: () -> Void)

  var body: some View {
    NavigationStack {
      StandupFields(
        $store.form, addAttendee: { store.send(.addAttendeeButtonTapped) },
        deleteAttendees: { store.send(.attendeesDeleted($0)) }
      )
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(cancel.title, action: cancel.action)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(confirm.title, action: confirm.action).disabled(!store.form.isSavable)
        }
      }
    }
  }
}
