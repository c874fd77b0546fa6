import Foundation

/// A title with a symbol.
public struct Label<Title: View, Icon: View>: StyledControl {
  private let title: Title
  private let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func styled(in environment: EnvironmentValues) -> ConditionalContent<
    LabelRow<Title, Icon>, AnyView
  > {
    if let style = environment.labelStyle ?? environment.surroundingLabelStyle {
      .second(style(LabelStyleConfiguration(title: .init(title), icon: .init(icon))))
    } else {
      .first(LabelRow(title: title, icon: icon))
    }
  }
}

extension Label: TitleView where Title: TitleView {
  var titleText: String? { title.titleText }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol by its name.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(text: Text(titleKey), image: Image(systemName: name))
  }

  /// Makes a label of a title and a symbol by its name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(text: Text(title), image: Image(systemName: name))
  }

  /// Makes a label of a title and a picture of the application.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(text: Text(titleKey), image: Image(name))
  }

  /// Makes a label of a title and a picture of the application.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(text: Text(title), image: Image(name))
  }

  /// Makes a label of a title and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(text: Text(titleKey), image: Image(resource))
  }

  /// Makes a label of a title and a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(text: Text(title), image: Image(resource))
  }

  /// The symbol says nothing beside the title.
  init(title: Text, systemImage name: String) {
    self.init(text: title, image: Image(systemName: name))
  }

  private init(text: Text, image: Image) {
    title = text
    icon = image.decorative()
  }
}

/// A symbol and a title in a row.
struct LabelRow<Title: View, Icon: View>: ElementView {
  let title: Title
  let icon: Icon

  var inside: TupleView<Icon, Title>? { TupleView(icon, title) }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .horizontal, purpose: .label))
  }
}

/// The style of a label.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What the label becomes.
  associatedtype Body: View
  /// The parts of a label, for its style.
  typealias Configuration = LabelStyleConfiguration
  /// Makes what is shown of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a label that a style gets: its title and its symbol.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = StylePart<Text>

  /// The symbol of a label.
  public typealias Icon = StylePart<Image>

  /// The title.
  public let title: Title
  /// The symbol.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style has got, as the style around it shows it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The surface's own style of labels: a symbol and a title, and among tools only the symbol.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Makes a row of the symbol and the title.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// Shows only the symbol of a label; its title is what it is called.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Makes the symbol, and the title for those who listen to the screen.
  public func makeBody(configuration: Configuration) -> some View {
    IconRow(title: configuration.title, icon: configuration.icon)
  }
}

/// Shows only the title of a label.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Makes the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the symbol and the title of a label, among tools too.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Makes a row of the symbol and the title.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// A symbol whose title only those get who listen to the screen.
private struct IconRow: ElementView {
  let title: LabelStyleConfiguration.Title
  let icon: LabelStyleConfiguration.Icon

  var inside: TupleView<LabelStyleConfiguration.Icon, LabelStyleConfiguration.Title>? {
    TupleView(icon, title)
  }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, style: Style(layout: .horizontal, purpose: .label, variant: "iconOnly"))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The surface's own style: a symbol and a title, and among tools only the symbol.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A symbol and a title, among tools too.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the symbol; the title is what it is called.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ((LabelStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What labels here become, or `nil` for the surface's own style.
  var labelStyle: ((LabelStyleConfiguration) -> AnyView)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// What labels become where nobody has said anything: among tools, where room is short, a symbol.
  fileprivate var surroundingLabelStyle: ((LabelStyleConfiguration) -> AnyView)? {
    guard controls.group == "toolbar" else { return nil }
    return { AnyView(IconOnlyLabelStyle().makeBody(configuration: $0)) }
  }
}

extension View {
  /// Sets how labels in this view are shown.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, by: style) {
      $0.labelStyle =
        style is DefaultLabelStyle
        ? nil : { AnyView(LabelStyleBody(style: style, configuration: $0)) }
    }
  }
}

/// The body that a style makes of a label; the style's state and environment are those of this place. A label in it
/// looks as the surface shows it.
private struct LabelStyleBody<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View {
    EnvironmentModifier(content: style.makeBody(configuration: configuration), by: true) {
      $0.labelStyle = nil
    }
  }
}
