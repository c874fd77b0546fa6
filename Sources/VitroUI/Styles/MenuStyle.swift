/// The style of a menu, by a name that the surface knows.
public protocol MenuStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how menus in this view look.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    EnvironmentModifier(content: self, value: style.name) { $0.controls.menu = $1 }
  }
}

/// The surface's own style.
public struct DefaultMenuStyle: MenuStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// As a button.
public struct ButtonMenuStyle: MenuStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// As a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The name that the surface knows.
  public let name: String? = "borderless"

  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The surface's own style.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
