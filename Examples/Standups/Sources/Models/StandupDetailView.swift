import StandupsShared
import SwiftUI
import VitroStoreUI

/// A stand-up, and all that it leads to.
struct StandupDetailView: View {
  @Bindable var model: StandupDetailModel

  var body: some View {
    VStack {
      SaveFailure(model.saveError) { Task { await model.saveAgainButtonTapped() } }
      if let standup = model.standup {
        StandupDetails(standup, actions: actions)
      } else {
        DeletedStandup()
      }
    }
    .navigationDestination(item: $model.destination[case: \.record]) {
      RecordMeetingView(model: $0)
    }
    .navigationDestination(item: $model.destination[case: \.meeting]) { meeting in
      if let standup = model.standup { PastMeeting(meeting, of: standup) }
    }
    .sheet(item: $model.destination[case: \.edit]) { form in
      StandupFormView(
        model.standup?.title ?? "", model: form, cancel: ("Cancel", model.cancelEditButtonTapped),
        confirm: ("Done", model.doneEditingButtonTapped))
    }
    .alert($model.destination[case: \.alert]) { answer in
      Task { await model.alertButtonTapped(answer) }
    }
  }

  private var actions: StandupDetails.Actions {
    StandupDetails.Actions(
      start: { Task { await model.startMeetingButtonTapped() } }, open: model.meetingTapped,
      edit: model.editButtonTapped, delete: model.deleteButtonTapped)
  }
}
