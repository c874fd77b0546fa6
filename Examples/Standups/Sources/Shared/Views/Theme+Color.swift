public import StandupsDomain
public import SwiftUI

extension Theme {
  /// The colour of the background.
  public var color: Color {
    Color(
      red: Double(mainColor.red) / 255, green: Double(mainColor.green) / 255,
      blue: Double(mainColor.blue) / 255)
  }

  /// The colour of what stands on it.
  public var accentColor: Color {
    switch accent {
    case .light: .white
    case .dark: .black
    }
  }
}
