/// The placement of a tool on a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places that a surface tells apart.
  enum Place: Hashable {
    case leading, principal, trailing, search, bottom, keyboard
  }

  let place: Place

  /// Where tools usually stand: at the trailing end of the top.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the top, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Beside what leads back.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Where what the page is mainly for stands: at the trailing end of the top.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// Where what is less often wanted stands: at the trailing end of the top.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// What says how things are: at the bottom.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// What confirms what was done on a modal page: at the trailing end of the top.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// What leaves everything as it is: at the leading end of the top.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// What removes something for good: at the trailing end of the top.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the top.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the top.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the top, for older code.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the top, for older code.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// At the bottom, for a surface that has room around a window.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)
  /// Beside the keyboard on the screen; below everything where there is none.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)

  static let search = ToolbarItemPlacement(place: .search)
}

/// A bar of a page.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The one that is meant most often: the top of the page.
  case automatic
  /// The one at the bottom.
  case bottomBar
  /// The top of the page.
  case navigationBar
  /// The one that chooses among pages.
  case tabBar
  /// The top of a window.
  case windowToolbar
}
