import StandupsDomain
import StandupsShared
public import SwiftUI
import VitroStoreUI

/// The application: the list of the stand-ups, and all that it leads to.
public struct StandupsView: View {
  @State private var model: StandupsModel

  /// Shows a model.
  public init(model: StandupsModel) {
    _model = State(initialValue: model)
  }

  /// The list.
  public var body: some View {
    NavigationStack {
      VStack {
        SaveFailure(model.saveError) { Task { await model.saveAgainButtonTapped() } }
        StandupList(
          model.standups.all, open: model.standupTapped, add: model.addButtonTapped,
          addSamples: model.addSamplesButtonTapped)
      }
      .navigationDestination(item: $model.destination[case: \.detail]) {
        StandupDetailView(model: $0)
      }
    }
    .sheet(item: $model.destination[case: \.add]) { form in
      StandupFormView(
        "New stand-up", model: form, cancel: ("Dismiss", model.dismissAddButtonTapped),
        confirm: ("Add", model.confirmAddButtonTapped))
    }
    .alert($model.destination[case: \.alert], action: model.alertButtonTapped)
    .onOpenURL { url in Task { await model.open(url) } }
  }
}
