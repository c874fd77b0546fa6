import SwiftUI
import VitroStoreUI

struct StandupsView: View {
  @State var model: StandupsModel

  var body: some View {
    NavigationStack {
      List(model.standups) { StandupCard(standup: $0) }
        .navigationTitle("Daily stand-ups")
        .toolbar { Button("Add a stand-up") { model.addButtonTapped() } }
    }
    .sheet(item: $model.form) { form in
      StandupFormView(
        form: Binding($model.form) ?? .constant(form),
        add: model.confirmAddButtonTapped)
    }
  }
}
