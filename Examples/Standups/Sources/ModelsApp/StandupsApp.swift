import StandupsModels
import StandupsShared
import SwiftUI
import VitroStoreUI

/// Stand-ups, written with observable models.
@main
struct StandupsApp: App {
  private let dependencies = DependencyValues.program

  var body: some Scene {
    WindowGroup("Stand-ups") {
      StandupsView(model: withDependencies(from: dependencies) { StandupsModel() })
    }
  }
}
