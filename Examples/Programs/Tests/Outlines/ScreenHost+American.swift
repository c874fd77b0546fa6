import SwiftUI

extension ScreenHost {
  /// A screen in memory that writes prices and numbers as people do in New York, and the time as in
  /// Greenwich, whatever machine it is on.
  @MainActor
  static var american: ScreenHost {
    ScreenHost(
      surroundings: Surroundings(
        locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current))
  }
}
