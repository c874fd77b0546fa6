/// The style of a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that the gauge becomes.
  associatedtype Body: View
  /// The parts of a gauge, for its style.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes what is shown of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a gauge that a style gets: its value and its labels.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// A label of a gauge.
  public typealias Label = StylePart<GaugeStyleConfiguration>

  /// How far the value is between the limits, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The text of the value, or `nil`.
  public let currentValueLabel: Label?
  /// The text of the lower limit, or `nil`.
  public let minimumValueLabel: Label?
  /// The text of the upper limit, or `nil`.
  public let maximumValueLabel: Label?
}

/// A style of gauges that a surface knows by its name.
private protocol NamedGaugeStyle: GaugeStyle, NamedStyle {}

extension NamedGaugeStyle {
  /// Leaves the gauge to the surface.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ((GaugeStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What gauges here become, or `nil` for the surface's own styles.
  var gaugeStyle: ((GaugeStyleConfiguration) -> AnyView)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges in this view are shown.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      if let named = style as? any NamedStyle {
        $0.gaugeStyle = nil
        $0.controls.gauge = named.name
      } else {
        $0.gaugeStyle = { AnyView(GaugeStyleBody(style: style, configuration: $0)) }
      }
    }
  }
}

/// The body that a style makes of a gauge; the style's state and environment are those of this place.
private struct GaugeStyleBody<Style: GaugeStyle>: View {
  let style: Style
  let configuration: GaugeStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.gaugeStyle = nil
    }
  }
}

/// A bar.
public struct LinearCapacityGaugeStyle: NamedGaugeStyle {
  let name: String? = "linear"

  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: NamedGaugeStyle {
  let name: String? = "linear"

  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A bar that is filled.
public struct AccessoryLinearCapacityGaugeStyle: NamedGaugeStyle {
  let name: String? = "linear"

  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// A ring with a mark.
public struct AccessoryCircularGaugeStyle: NamedGaugeStyle {
  let name: String? = "circular"

  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A ring that is filled.
public struct AccessoryCircularCapacityGaugeStyle: NamedGaugeStyle {
  let name: String? = "circular"

  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// The surface's own.
public struct DefaultGaugeStyle: NamedGaugeStyle {
  let name: String? = "linear"

  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The surface's own.
  public static var automatic: DefaultGaugeStyle { .init() }
}
