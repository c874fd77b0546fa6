/// The style of a switch.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that the switch becomes.
  associatedtype Body: View
  /// The parts of a switch, for its style.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes what is shown of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a switch that a style gets: its label and its state.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public typealias Label = StylePart<ToggleStyleConfiguration>

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether only some of several values are on.
  /// - Note: Always false; one for several values is off where only some of them are on.
  public let isMixed = false
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch that a style has got, as the surface shows it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ((ToggleStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// The view that switches here become, or `nil` for the surface's own styles.
  var toggleStyle: ((ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how switches in this view look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      if let named = style as? any NamedStyle {
        $0.toggleStyle = nil
        $0.controls.toggle = named.name
      } else {
        $0.toggleStyle = { AnyView(ToggleStyleBody(style: style, configuration: $0)) }
      }
    }
  }
}

/// The body that a style makes of a switch; a switch in it looks as the surface shows it.
private struct ToggleStyleBody<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.toggleStyle = nil
    }
  }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, NamedStyle {
  let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes the switch itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }

  /// Makes the style.
  /// - Note: The tint of the place counts.
  public init(tint: Color) {}
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, NamedStyle {
  let name: String? = "button"

  /// Makes the style.
  public init() {}

  /// Makes the switch itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle, NamedStyle {
  let name: String? = "checkbox"

  /// Makes the style.
  public init() {}

  /// Makes the switch itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
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
