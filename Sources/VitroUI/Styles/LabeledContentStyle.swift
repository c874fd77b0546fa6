/// The style of a value with a label.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that it becomes.
  associatedtype Body: View
  /// The parts of a value with a label, for its style.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes what is shown of it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a value with a label that a style gets: its parts.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
  /// The label of a value with a label.
  public typealias Label = StylePart<StyleLabel<LabeledContentStyleConfiguration>>
  /// The content of a value with a label.
  public typealias Content = StylePart<StyleContent<LabeledContentStyleConfiguration>>

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the value with a label that a style has got, as the surface shows it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ((LabeledContentStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What values with labels here become, or `nil` for the surface's own style.
  var labeledContentStyle: ((LabeledContentStyleConfiguration) -> AnyView)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how values with labels in this view look.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      $0.labeledContentStyle =
        style is any NamedStyle
        ? nil : { AnyView(LabeledContentStyleBody(style: style, configuration: $0)) }
    }
  }
}

/// The body that a style makes of a value with a label; one inside looks as the surface shows it.
private struct LabeledContentStyleBody<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.labeledContentStyle = nil
    }
  }
}

/// The surface's own style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, NamedStyle {
  let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes it as the surface shows it.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The surface's own style.
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}
