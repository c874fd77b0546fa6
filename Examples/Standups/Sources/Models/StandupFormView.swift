import StandupsShared
import SwiftUI
import VitroStoreUI

/// A sheet in which a stand-up is typed.
struct StandupFormView: View {
  let title: String
  @Bindable var model: StandupFormModel
  let cancel: (title: String, action: () -> Void)
  let confirm: (title: String, action: () -> Void)

  init(
    _ title: String, model: StandupFormModel, cancel: (String, () -> Void),
    confirm: (String, () -> Void)
  ) {
    self.title = title
    self.model = model
    self.cancel = cancel
    self.confirm = confirm
  }

  var body: some View {
    NavigationStack {
      StandupFields(
        $model.form, addAttendee: model.addAttendeeButtonTapped,
        deleteAttendees: model.deleteAttendees
      )
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(cancel.title, action: cancel.action)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(confirm.title, action: confirm.action).disabled(!model.form.isSavable)
        }
      }
    }
  }
}
