/// Views that are hidden until a person wants to see them.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Hides views under a label of your own.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.label = label()
    self.content = content
  }

  /// Hides views under a label of your own; the binding says whether they are shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label, and under it the views, as long as they are shown.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    if let style {
      style(
        DisclosureGroupStyleConfiguration(
          label: .init(label), content: .init(content()), isExpanded: isExpanded))
    } else {
      DisclosureButton(isExpanded: isExpanded, label: label)
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Hides views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Hides views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Hides views under a title; the binding says whether they are shown.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Hides views under a title; the binding says whether they are shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A button that shows and hides views.
struct DisclosureButton<Label: View>: ElementView {
  let isExpanded: Binding<Bool>
  let label: Label

  static var readsBindings: Bool { true }
  var inside: Label? { label.isPlainTitle ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var style = environment.textStyle
    style.purpose = .disclosure
    return Attributes(
      role: .button, text: label.plainTitle(in: environment), isEnabled: environment.isEnabled,
      actions: .press, style: style, details: [.expanded(isExpanded.wrappedValue)])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    isExpanded.wrappedValue.toggle()
  }
}

/// Views that belong together, in a box with a label.
public struct GroupBox<Label: View, Content: View>: ElementView, StyledControl {
  private let label: Label
  private let content: Content
  /// What the box is called, where its label does not say so by itself.
  private var name: String?

  /// Puts views into a box with a label of your own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  private init(label: Label, content: Content, name: String) {
    self.label = label
    self.content = content
    self.name = name
  }

  func makeNode(_ site: Site) -> Node {
    let isPlain = site.environment.groupBoxStyle == nil && (name != nil || !label.isNamedOnScreen)
    return isPlain ? ViewElementNode(self, site) : StyledNode(self, site)
  }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let parts = GroupBoxStyleConfiguration(label: .init(label), content: .init(content))
    if let style = environment.groupBoxStyle { return style(parts) }
    return AnyView(
      LabeledControl(label: label) { label, name in
        GroupBox<NameSource<Label>, Content>(label: label, content: content, name: name)
      })
  }

  var inside: TupleView<Label, Content>? { TupleView(label, content) }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let name = name ?? label.controlName
    return Attributes(
      role: .group, label: name.isEmpty ? nil : name,
      style: Style(layout: .vertical, alignment: .start, variant: "groupBox"))
  }
}

extension GroupBox {
  /// Puts views into a box with a label of your own.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Puts views into a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Puts views into a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey).font(.headline) }
  }

  /// Puts views into a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title).font(.headline) }
  }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  private let label: AnyView?
  private let name: String?
  private let content: Content

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) {
    (label, name) = (nil, nil)
    self.content = content()
  }

  /// Groups controls under a title, which is what the group is called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Groups controls under a title and a symbol; the title is what the group is called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
  }

  /// Groups controls under a label, which is what the group is called.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    name = label.controlName
    self.label = label.isNamedOnScreen ? AnyView(label) : nil
    self.content = content()
  }

  /// The controls.
  public var body: some View {
    if let label {
      LabeledControl(label: label) { label, name in
        Unseen(content: label.unadjusted())
        ControlRowGroup(name: name, content: content)
      }
    } else {
      ControlRowGroup(name: name, content: content)
    }
  }
}

/// The element of controls that belong together.
private struct ControlRowGroup<Content: View>: ElementView {
  let name: String?
  let content: Content

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .group, label: name, style: Style(layout: .horizontal, variant: "controlGroup"))
  }
}
