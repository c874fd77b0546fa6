extension View {
  /// Shows or hides bars of the page that this view stands on.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    page { $0.set(visibility, for: bars) }
  }

  /// Shows or hides bars of the page that this view stands on.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    page { $0.set(visibility, for: bars) }
  }

  /// Hides the top of the page that this view stands on.
  public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesTop = hidden } }

  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBack = hidesBackButton }
  }

  /// Sets what is behind the top of the page that this view stands on.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    page {
      if bars.concernTop { $0.looks = [.background(style.paint, .rectangle)] }
    }
  }

  /// Says whether something is behind a bar while nothing scrolls under it.
  /// - Note: A visibility has no effect; the surface decides.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says whether something is behind a bar while nothing scrolls under it.
  /// - Note: Has no effect; the surface decides.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets whether bars are light or dark.
  /// - Note: Has no effect; the surface decides.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what the top of the page is for.
  /// - Note: Has no effect; the surface decides.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The role of a toolbar: the purpose of the top of a page.
public enum ToolbarRole: Sendable {
  /// As the surface finds best.
  case automatic
  /// To go from place to place.
  case browser
  /// To edit.
  case editor
  /// To go to and fro.
  case navigationStack
}

extension PageFacts {
  fileprivate mutating func set(_ visibility: Visibility, for bars: [ToolbarPlacement]) {
    guard visibility != .automatic else { return }
    if bars.concernTop { hidesTop = visibility == .hidden }
    if bars.contains(.bottomBar) { hidesBottom = visibility == .hidden }
  }
}

extension [ToolbarPlacement] {
  /// Without a bar that is named, the top is meant.
  fileprivate var concernTop: Bool {
    isEmpty || contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
  }
}
