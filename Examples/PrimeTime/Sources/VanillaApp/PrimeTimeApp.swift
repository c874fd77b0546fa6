import PrimeTimeShared
import PrimeTimeVanilla
import SwiftUI
import VitroDependencies

/// Prime Time, written with plain SwiftUI.
@main
struct PrimeTimeApp: App {
  private let dependencies = {
    var values = DependencyValues.current
    values.seedForUITesting()
    return values
  }()

  var body: some Scene {
    WindowGroup("Prime Time") {
      ContentView(state: withDependencies(from: dependencies) { AppState() })
    }
  }
}
