import Foundation

/// The surroundings of a screen, outside of the program: the surface that shows it and the person who reads it.
///
/// A host takes them from the surface. A test says what it wants to know about, before or while a view
/// is shown:
///
/// ```swift
/// let screen = Screen(surroundings: Surroundings(colorScheme: .dark)) { ArticleView() }
/// screen.surroundings.size.width = 1_024
/// ```
public struct Surroundings: Equatable, Sendable {
  /// From this width on there is as much room as on a desk, in points.
  public static let regularWidth = 600.0
  /// From this height on there is as much room as on an upright phone, in points.
  public static let regularHeight = 500.0

  /// The size of the surface in points.
  public var size: CGSize
  /// Whether the surface is light or dark.
  public var colorScheme: ColorScheme
  /// How dates and numbers are written.
  public var locale: Locale
  /// Where on earth times are meant.
  public var timeZone: TimeZone
  /// In which direction the language is read.
  public var layoutDirection: LayoutDirection
  /// Whether a person wants to see little motion.
  public var reduceMotion: Bool
  /// Whether anybody sees the screen.
  public var scenePhase: ScenePhase
  /// The identity by which a host knows who it is, for as long as they keep it: that of a browser, in a
  /// cookie. `nil` where the host knows nobody.
  public var visitor: String?
  /// The network address that the person's device asks from, such as `203.0.113.7` or `2001:db8:1:2::/64`; many people
  /// may share one.
  /// `nil` where the host knows none, as on a screen in memory.
  public var clientAddress: String?
  /// The address at which the program reaches the server of its host, without a path. `nil` where there is
  /// none, as on a screen in memory.
  public var serverURL: URL?

  /// Makes surroundings; what is not said is as on a phone that is held upright.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), colorScheme: ColorScheme = .light,
    locale: Locale = .current, timeZone: TimeZone = .current,
    layoutDirection: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
    scenePhase: ScenePhase = .active, visitor: String? = nil, clientAddress: String? = nil,
    serverURL: URL? = nil
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.locale = locale
    self.timeZone = timeZone
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.scenePhase = scenePhase
    self.visitor = visitor
    self.clientAddress = clientAddress
    self.serverURL = serverURL
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    size.width < Surroundings.regularWidth ? .compact : .regular
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    size.height < Surroundings.regularHeight ? .compact : .regular
  }
}
