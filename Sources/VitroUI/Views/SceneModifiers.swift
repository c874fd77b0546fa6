import Foundation

/// The style of a window.
/// - Note: Has no effect; the window is the browser's.
public protocol WindowStyle: Sendable {}

/// The window as the surface finds best.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window with a bar for its title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a bar for its title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without anything around its content.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the surface finds best.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar for the title.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar for the title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything around the content.
  public static var plain: PlainWindowStyle { .init() }
}

/// The style of a window's tools.
/// - Note: Has no effect; the window is the browser's.
public struct WindowToolbarStyle: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = WindowToolbarStyle(name: "automatic")
  /// Below the title.
  public static let expanded = WindowToolbarStyle(name: "expanded")
  /// Beside the title.
  public static let unified = WindowToolbarStyle(name: "unified")
  /// Beside the title, with little room.
  public static let unifiedCompact = WindowToolbarStyle(name: "unifiedCompact")
}

/// The resizability of a window: whether people can make it larger and smaller.
/// - Note: Has no effect; the window is the browser's.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = WindowResizability(name: "automatic")
  /// As its content allows.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not smaller than its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// Sets how the window looks.
  /// - Note: Has no effect; the window is the browser's.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Sets how the tools of the window look.
  /// - Note: Has no effect; the window is the browser's.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  /// Says whether people can make the window larger and smaller.
  /// - Note: Has no effect; the window is the browser's.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says how large the window is at first.
  /// - Note: Has no effect; the window is the browser's.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how large the window is at first.
  /// - Note: Has no effect; the window is the browser's.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says where the window stands at first.
  /// - Note: Has no effect; the window is the browser's.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Takes away the commands of the menu bar.
  /// - Note: Has no effect; no surface has a menu bar yet.
  public func commandsRemoved() -> some Scene { self }

  /// Says which addresses open the window.
  /// - Note: Has no effect; each person has one window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Does something when a value of the application changes.
  /// - Note: Has no effect; a view's own `onChange` has.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    self
  }

  /// Does something when a value of the application changes.
  /// - Note: Has no effect; a view's own `onChange` has.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }

  /// Does something when a value of the application changes.
  /// - Note: Has no effect; a view's own `onChange` has.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    self
  }
}

/// A small window beside others.
/// - Note: Has no effect beside another window: each person has one.
public struct UtilityWindow<Content: View>: Scene, SideScene {
  /// The name of the window.
  public let title: String?
  private let content: () -> Content

  /// Makes a window with a name.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// Mounts what the window shows on a new screen.
  public func makeScreen(host: ScreenHost) -> Screen { Screen(host: host, content: content) }
}
