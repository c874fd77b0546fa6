import Foundation
import StandupsDomain
import Testing
import StandupsModels
import StandupsShared
import VitroStoreUI

/// The two ways in which the application is written; they behave alike.
enum Edition: CaseIterable, CustomTestStringConvertible {
  case models

  var testDescription: String {
    switch self {
    case .models: "observable models"
    }
  }

  /// The application in a world.
  @MainActor
  func makeScreen(host: ScreenHost = ScreenHost(), _ world: World = World()) -> Screen {
    withDependencies { world.prepare(&$0) } operation: {
      Screen(host: host) {
        switch self {
        case .models: StandupsView(model: StandupsModel())
        }
      }
    }
  }
}
