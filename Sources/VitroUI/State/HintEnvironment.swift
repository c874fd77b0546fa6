import Foundation

// What a view around has set, and what no surface goes by.

private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct CorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct RenderingKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// How small letters may get where a text does not fit.
  /// - Note: Has no effect; a browser lets the text take more lines.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may get closer where a text does not fit.
  /// - Note: Has no effect; a browser lets the text take more lines.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Whether a surface is kept from correcting what is typed.
  /// - Note: Has no effect; the surface decides.
  public var autocorrectionDisabled: Bool {
    get { self[CorrectionKey.self] }
    set { self[CorrectionKey.self] = newValue }
  }

  /// How high a row is at least, in points.
  /// - Note: Has no effect; the surface decides.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// How high the title of a section is at least, in points.
  /// - Note: Has no effect; the surface decides.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// How much titles of sections stand out.
  /// - Note: Has no effect; the surface decides.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// The style that backgrounds are filled with, or `nil` for the surface's own.
  /// - Note: Has no effect; `background(_:)` says it at each view.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The material behind this view, or `nil`.
  /// - Note: Nothing unless a view around sets it; `background(_:)` with a material does not.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// In which order menus show their commands.
  /// - Note: Has no effect; commands stand in the order in which they are written.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// How symbols are coloured, or `nil` for the surface's own way.
  /// - Note: Has no effect; all of a symbol takes the foreground.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// Whether areas can be scrolled.
  /// - Note: Has no effect; the surface decides.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether the view has the keyboard.
  /// - Note: Always false; a `@FocusState` tells it.
  public var isFocused: Bool { false }

  /// Whether an application may have several windows.
  public var supportsMultipleWindows: Bool { false }

  /// Whether the window is the one that is used.
  /// - Note: Always true; `scenePhase` tells whether the page is seen.
  public var appearsActive: Bool { true }
}

/// Asks a person what they think of the application; read it with `@Environment(\.requestReview)`.
/// - Note: Has no effect; nobody is asked.
@MainActor @preconcurrency
public struct RequestReviewAction {
  /// Asks.
  /// - Note: Has no effect; nobody is asked.
  public func callAsFunction() {}
}

/// Opens the settings of an application; read it with `@Environment(\.openSettings)`.
/// - Note: Has no effect: each person has one window.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  /// Opens them.
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks a person what they think of the application.
  /// - Note: Has no effect; nobody is asked.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Opens the settings of the application.
  /// - Note: Has no effect: each person has one window.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}
