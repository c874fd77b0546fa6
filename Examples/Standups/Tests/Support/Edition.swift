import Foundation
import StandupsDomain
import Testing
import StandupsModels
import StandupsReducers
import StandupsShared
import VitroStoreUI

/// The two ways in which the application is written; they behave alike.
enum Edition: CaseIterable, CustomTestStringConvertible {
  case models, reducers

  var testDescription: String {
    switch self {
    case .models: "observable models"
    case .reducers: "reducers"
    }
  }

  /// The application in a world.
  @MainActor
  func makeScreen(host: ScreenHost = .english, _ world: World = World()) -> Screen {
    withDependencies {
      world.prepare(&$0)
    } operation: {
      Screen(host: host) {
        switch self {
        case .models: StandupsModels.StandupsView(model: StandupsModel())
        case .reducers:
          StandupsReducers.StandupsView(
            store: Store(initialState: StandupsFeature.State()) { StandupsFeature() })
        }
      }
    }
  }

  /// The application in a world whose file cannot be used, which is reported as well.
  @MainActor
  func makeTroubledScreen(_ world: World) throws -> Screen {
    var screen: Screen?
    withKnownIssue { screen = makeScreen(world) }
    return try #require(screen)
  }
}

extension ScreenHost {
  /// A screen in memory that writes dates as people do in London, whatever machine it is on.
  @MainActor
  static var english: ScreenHost {
    ScreenHost(
      surroundings: Surroundings(
        locale: Locale(identifier: "en_GB"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current))
  }
}
