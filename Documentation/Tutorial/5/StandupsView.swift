import SwiftUI
import VitroStoreUI

struct StandupsView: View {
  @State var model: StandupsModel

  var body: some View {
    NavigationStack {
      List(model.standups) { standup in
        Button {
          model.cardTapped(standup)
        } label: {
          StandupCard(standup: standup)
        }
      }
      .navigationTitle("Daily stand-ups")
      .toolbar { Button("Add a stand-up") { model.addButtonTapped() } }
      .navigationDestination(item: $model.destination[case: \.record]) {
        RecordMeetingView(model: $0)
      }
    }
    .sheet(item: $model.destination[case: \.add]) { form in
      StandupFormView(
        form: Binding($model.destination[case: \.add]) ?? .constant(form),
        add: model.confirmAddButtonTapped)
    }
  }
}
