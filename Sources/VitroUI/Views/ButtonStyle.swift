/// The style of a button, which changes its look; its behaviour stays.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the button becomes.
  associatedtype Body: View
  /// The parts of a button, for its style.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes what is shown of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a button that a style gets: its role, its label and its state.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StylePart<ButtonStyleConfiguration>

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is held down.
  /// - Note: Always false; the surface shows by itself that it is held down.
  public let isPressed = false
}

/// The style of a button, which sets its look and its behaviour.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the button becomes.
  associatedtype Body: View
  /// The parts of a button, for its style.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes what is shown of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a button that a primitive style gets: its role, its label and its action.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style has got.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A style of buttons that a surface knows by its name.
@MainActor
protocol NamedButtonStyle {
  var name: String? { get }
}

@MainActor
protocol StylableButton {
  var configuration: PrimitiveButtonStyleConfiguration { get }
}

extension Button: StylableButton {
  var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(label), action: action)
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ((any StylableButton) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What the labels of buttons here become, or `nil` where they stay as they are.
  var buttonStyle: ((any StylableButton) -> AnyView)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives buttons in this view a look of the application's own.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      $0.buttonStyle = { button in
        let parts = button.configuration
        let configuration = ButtonStyleConfiguration(role: parts.role, label: parts.label)
        return AnyView(ButtonStyleBody(style: style, configuration: configuration))
      }
    }
  }

  /// Gives buttons in this view one of the surface's looks, or one of the application's own.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      if let named = style as? any NamedButtonStyle {
        $0.buttonStyle = nil
        $0.controls.button = named.name
      } else {
        $0.buttonStyle = {
          AnyView(PrimitiveButtonStyleBody(style: style, configuration: $0.configuration))
        }
      }
    }
  }

  /// Says how large the corners of buttons are.
  /// - Note: Has no effect; the surface decides.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The border shape of a button, by its corners.
/// - Note: Has no effect; the surface decides.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// The surface's own.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half circles.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// Round corners with a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// The body that a style makes of a button; the style's state and environment are those of this place.
private struct ButtonStyleBody<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The body that a primitive style makes of a button; the style's state and environment are those of this place. A
/// button in it looks as the surface shows it.
private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.buttonStyle = nil
    }
  }
}
