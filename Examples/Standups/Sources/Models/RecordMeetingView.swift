import StandupsShared
import SwiftUI
import VitroStoreUI

/// A meeting while it is held.
struct RecordMeetingView: View {
  @Bindable var model: RecordMeetingModel

  var body: some View {
    MeetingRoom(
      model.meeting, isTranscribing: model.isTranscribing, skip: model.nextButtonTapped,
      end: model.endMeetingButtonTapped
    )
    .alert($model.alert, action: model.alertButtonTapped)
    .task { await model.task() }
  }
}
