import PrimeTimeComposable
import PrimeTimeShared
import SwiftUI
import VitroStoreUI

/// Prime Time, composed of reducers.
@main
struct PrimeTimeApp: App {
  private let dependencies = {
    var values = DependencyValues.current
    values.seedForUITesting()
    return values
  }()

  var body: some Scene {
    WindowGroup("Prime Time") {
      PrimeTimeView(
        store: Store(initialState: PrimeTime.State(isLogInOffered: dependencies.accounts != nil)) {
          PrimeTime()
        } withDependencies: {
          $0 = dependencies
        })
    }
  }
}
