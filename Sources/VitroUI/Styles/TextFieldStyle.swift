/// The style of a text field, by a name that the surface knows.
public protocol TextFieldStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how text fields in this view look.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    EnvironmentModifier(content: self, value: style.name) { $0.controls.textField = $1 }
  }
}

/// The surface's own style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The name that the surface knows.
  public let name: String? = "plain"

  /// Makes the style.
  public init() {}
}

/// In a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The name that the surface knows.
  public let name: String? = "roundedBorder"

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The surface's own style.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
