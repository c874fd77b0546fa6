/// The style of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view that the field becomes.
  associatedtype _Body: View
  /// The label of a field, for its style.
  typealias _Label = StylePart<TextFieldLabel>
  /// Makes what is shown of a field. The name is SwiftUI's.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, which tells it from parts of other controls.
public enum TextFieldLabel {}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ((TextField<StylePart<TextFieldLabel>>) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What text fields here become, or `nil` for the surface's own styles.
  var textFieldStyle: ((TextField<StylePart<TextFieldLabel>>) -> AnyView)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how text fields in this view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      if let named = style as? any NamedStyle {
        $0.textFieldStyle = nil
        $0.controls.textField = named.name
      } else {
        $0.textFieldStyle = { AnyView(TextFieldStyleBody(style: style, field: $0)) }
      }
    }
  }
}

/// The body that a style makes of a text field; a field in it looks as the surface shows it.
private struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let style: Style
  let field: TextField<StylePart<TextFieldLabel>>

  var body: some View {
    EnvironmentModifier(content: style._body(configuration: field), by: true) {
      $0.textFieldStyle = nil
    }
  }
}

/// The surface's own style.
public struct DefaultTextFieldStyle: TextFieldStyle, NamedStyle {
  let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes the field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle, NamedStyle {
  let name: String? = "plain"

  /// Makes the style.
  public init() {}

  /// Makes the field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// In a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  let name: String? = "roundedBorder"

  /// Makes the style.
  public init() {}

  /// Makes the field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
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

/// In a border with square corners; its corners are round here.
public struct SquareBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  let name: String? = "roundedBorder"

  /// Makes the style.
  public init() {}

  /// Makes the field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// In a border with square corners; its corners are round here.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
