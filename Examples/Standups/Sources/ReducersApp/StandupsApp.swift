import StandupsReducers
import StandupsShared
import SwiftUI
import VitroStoreUI

/// Stand-ups, written with reducers.
@main
struct StandupsApp: App {
  private let dependencies = DependencyValues.program

  var body: some Scene {
    WindowGroup("Stand-ups") {
      StandupsView(
        store: withDependencies(from: dependencies) {
          Store(initialState: StandupsFeature.State()) { StandupsFeature() }
        })
    }
  }
}
