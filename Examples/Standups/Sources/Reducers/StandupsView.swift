import StandupsDomain
import StandupsShared
public import SwiftUI
public import VitroStoreUI

/// The application: the list of the stand-ups, and the pages that lie on it.
public struct StandupsView: View {
  @Bindable var store: StoreOf<StandupsFeature>

  /// Shows the application of a store.
  public init(store: StoreOf<StandupsFeature>) {
    self.store = store
  }

  /// The list, under its pages.
  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      StandupsListView(store: store.scope(state: \.list, action: \.list))
    } destination: { page in
      switch page.case {
      case .detail(let store): StandupDetailView(store: store)
      case .meeting(let meeting, let id):
        if let standup = store.list.standups[id] { PastMeeting(meeting, of: standup) }
      case .record(let store): RecordMeetingView(store: store)
      }
    }
    .onOpenURL { store.send(.urlOpened($0)) }
  }
}

/// The list of the stand-ups, and what lies over it.
private struct StandupsListView: View {
  @Bindable var store: StoreOf<StandupsListFeature>

  var body: some View {
    VStack {
      SaveFailure(store.$standups.saveError) { store.send(.saveAgainButtonTapped) }
      StandupList(
        store.standups.all, open: { store.send(.standupTapped($0)) },
        add: { store.send(.addButtonTapped) }, addSamples: { store.send(.addSamplesButtonTapped) })
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { form in
      StandupFormView(
        title: "New stand-up", store: form,
        cancel: ("Dismiss", { store.send(.dismissAddButtonTapped) }),
        confirm: ("Add", { store.send(.confirmAddButtonTapped) }))
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}
