import StandupsShared
import SwiftUI
import VitroStoreUI

/// A meeting while it is held.
struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeetingFeature>

  var body: some View {
    MeetingRoom(
      store.meeting, isTranscribing: store.isTranscribing,
      skip: { store.send(.nextButtonTapped) }, end: { store.send(.endMeetingButtonTapped) }
    )
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.appeared).finish() }
  }
}
