/// The style of the dots that say which page is shown.
/// - Note: Has no effect; the surface decides.
public protocol IndexViewStyle: Sendable {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether something is seen behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let mode: String

    /// As the surface finds best.
    public static let automatic = BackgroundDisplayMode(mode: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(mode: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(mode: "never")
    /// While somebody chooses with them.
    public static let interactive = BackgroundDisplayMode(mode: "interactive")
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots, one for each page, with something behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the dots look that say which page of a tab view is shown.
  /// - Note: Has no effect; the surface decides.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
}
