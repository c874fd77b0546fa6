/// The style of a switch, by a name that the surface knows.
public protocol ToggleStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how switches in this view look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    EnvironmentModifier(content: self, value: style.name) { $0.controls.toggle = $1 }
  }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes the style.
  /// - Note: The tint of the place counts.
  public init(tint: Color) {}
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// The name that the surface knows.
  public let name: String? = "button"

  /// Makes the style.
  public init() {}
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle {
  /// The name that the surface knows.
  public let name: String? = "checkbox"

  /// Makes the style.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The surface's own style.
  public static var automatic: SwitchToggleStyle { .init() }
  /// A switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
