/// The style of a progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What the progress becomes.
  associatedtype Body: View
  /// The parts of a progress view, for its style.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes what is shown of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a progress view that a style gets: its progress and its labels.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// The label of progress.
  public typealias Label = StylePart<ProgressViewStyleConfiguration>

  /// How far it has come, from 0 to 1, or `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// The label, or `nil`.
  public let label: Label?
  /// What the value reads like, or `nil`.
  public let currentValueLabel: Label?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.Label
{
  /// Makes the progress that a style has got, as the surface shows it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

@MainActor
private protocol NamedProgressViewStyle {
  var name: String { get }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, NamedProgressViewStyle {
  let name = "linear"

  /// Makes the style.
  public init() {}

  /// Makes the style.
  /// - Note: The tint of the place counts.
  public init(tint: Color) {}

  /// Makes the progress itself.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle, NamedProgressViewStyle {
  let name = "circular"

  /// Makes the style.
  public init() {}

  /// Makes the style.
  /// - Note: The tint of the place counts.
  public init(tint: Color) {}

  /// Makes the progress itself.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { .init() }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ((ProgressViewStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What progress here becomes, or `nil` for the surface's own styles.
  var progressStyle: ((ProgressViewStyleConfiguration) -> AnyView)? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress in this view is shown.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      if let named = style as? any NamedProgressViewStyle {
        $0.progressStyle = nil
        $0.controls.progress = named.name
      } else {
        $0.progressStyle = { AnyView(ProgressViewStyleBody(style: style, configuration: $0)) }
      }
    }
  }
}

/// The body that a style makes of a progress view; the style's state and environment are those of this place. A
/// progress view in it looks as the surface shows it.
private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.progressStyle = nil
    }
  }
}
