import StandupsShared
import SwiftUI
import VitroStoreUI

/// A stand-up, and what lies over it.
struct StandupDetailView: View {
  @Bindable var store: StoreOf<StandupDetailFeature>

  var body: some View {
    VStack {
      SaveFailure(store.$standups.saveError) { store.send(.saveAgainButtonTapped) }
      if let standup = store.standup {
        StandupDetails(standup, actions: actions)
      } else {
        DeletedStandup()
      }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { form in
      StandupFormView(
        title: store.standup?.title ?? "", store: form,
        cancel: ("Cancel", { store.send(.cancelEditButtonTapped) }),
        confirm: ("Done", { store.send(.doneEditingButtonTapped) }))
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }

  private var actions: StandupDetails.Actions {
    StandupDetails.Actions(
      start: { store.send(.startMeetingButtonTapped) }, open: { store.send(.meetingTapped($0)) },
      edit: { store.send(.editButtonTapped) }, delete: { store.send(.deleteButtonTapped) })
  }
}
