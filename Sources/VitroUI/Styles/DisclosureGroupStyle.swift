/// The style of views that are hidden.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that it becomes.
  associatedtype Body: View
  /// The parts of views that are hidden, for its style.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes what is shown of it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of views that are hidden that a style gets: its parts.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// The label of views that are hidden.
  public typealias Label = StylePart<StyleLabel<DisclosureGroupStyleConfiguration>>
  /// The content of views that are hidden.
  public typealias Content = StylePart<StyleContent<DisclosureGroupStyleConfiguration>>

  /// The label.
  public let label: Label
  /// The views.
  public let content: Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Makes the group that a style has got, as the surface shows it.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      isExpanded: configuration.$isExpanded, content: { configuration.content },
      label: { configuration.label })
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ((DisclosureGroupStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What views that are hidden here become, or `nil` for the surface's own style.
  var disclosureGroupStyle: ((DisclosureGroupStyleConfiguration) -> AnyView)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how views that are hidden in this view look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      $0.disclosureGroupStyle =
        style is any NamedStyle
        ? nil : { AnyView(DisclosureGroupStyleBody(style: style, configuration: $0)) }
    }
  }
}

/// The body that a style makes of views that are hidden; one inside looks as the surface shows it.
private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.disclosureGroupStyle = nil
    }
  }
}

/// The surface's own style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NamedStyle {
  let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes it as the surface shows it.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The surface's own style.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
