/// The style of a box around a group.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that it becomes.
  associatedtype Body: View
  /// The parts of a box around a group, for its style.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes what is shown of it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a box around a group that a style gets: its parts.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
  /// The label of a box around a group.
  public typealias Label = StylePart<StyleLabel<GroupBoxStyleConfiguration>>
  /// The content of a box around a group.
  public typealias Content = StylePart<StyleContent<GroupBoxStyleConfiguration>>

  /// The label.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style has got, as the surface shows it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ((GroupBoxStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What boxes around groups here become, or `nil` for the surface's own style.
  var groupBoxStyle: ((GroupBoxStyleConfiguration) -> AnyView)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes around groups in this view look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      $0.groupBoxStyle =
        style is any NamedStyle
        ? nil : { AnyView(GroupBoxStyleBody(style: style, configuration: $0)) }
    }
  }
}

/// The body that a style makes of a box around a group; one inside looks as the surface shows it.
private struct GroupBoxStyleBody<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.groupBoxStyle = nil
    }
  }
}

/// The surface's own style.
public struct DefaultGroupBoxStyle: GroupBoxStyle, NamedStyle {
  let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes it as the surface shows it.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The surface's own style.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
