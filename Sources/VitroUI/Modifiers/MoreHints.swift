import Foundation

// What programs say of a view and a surface decides by itself, by names that stand in no other file.

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The severity of a dialog.
/// - Note: Has no effect; the surface decides.
public enum DialogSeverity: Hashable, Sendable {
  /// As the surface finds best.
  case automatic
  /// Something may be lost.
  case critical
  /// As usual.
  case standard
}

/// The look of the pointer above a view.
/// - Note: Has no effect; the surface decides.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = PointerStyle(name: "default")
  /// As above a link.
  public static let link = PointerStyle(name: "link")
  /// As above a text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// As above what can be held.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// As while something is held.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// As above what can be enlarged.
  public static let zoomIn = PointerStyle(name: "zoomIn")
}

/// The behaviour of the bar of tabs while people scroll.
/// - Note: Has no effect; the surface decides.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// It gets smaller while they scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// It gets smaller while they scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// It stays.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The sizing of buttons.
/// - Note: Has no effect; the surface decides.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension View {
  /// Sets what is behind the container that this view is in.
  /// - Note: Fills what is behind the view itself, whichever container is meant.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Puts a view behind the container that this view is in.
  /// - Note: Puts it behind the view itself, whichever container is meant.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Says how severe what a dialog of this view asks is.
  /// - Note: Has no effect; the surface decides.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Shows a picture in the dialogs of this view.
  /// - Note: Has no effect; the surface decides.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Says how the pointer looks above the view.
  /// - Note: Has no effect; the surface decides.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Lets views in this one look otherwise while the pointer is above them.
  /// - Note: Has no effect; the surface decides.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says what the bar of tabs does while people scroll.
  /// - Note: Has no effect; the surface decides.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Says how wide buttons in this view are.
  /// - Note: Has no effect; the surface decides.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Keeps the gestures of a device from beginning at some edges.
  /// - Note: Has no effect; the surface decides.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Turns the view around where the language is read from right to left.
  /// - Note: Has no effect; the view stays as it is.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Says that the view may be out of date.
  /// - Note: Has no effect; there are no widgets.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Says how bright pictures in this view may get.
  /// - Note: Has no effect; the surface decides.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Names the region in which the keyboard goes from view to view.
  /// - Note: Has no effect; `defaultFocus(_:_:)` says where it begins.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Says that the keyboard begins at this view.
  /// - Note: Has no effect; `defaultFocus(_:_:)` says where it begins.
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Sets the address that a widget opens.
  /// - Note: Has no effect; there are no widgets.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Says that the view takes the colour of a widget.
  /// - Note: Has no effect; there are no widgets.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
