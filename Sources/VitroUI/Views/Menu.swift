/// A button that opens a list of commands.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?

  /// Makes a menu with a label of your own.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    primaryAction = nil
  }

  /// Makes a menu whose button does something by itself; held down, it opens.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content
    self.primaryAction = primaryAction
  }

  /// The button, and the commands while they are shown.
  public var body: some View { MenuView(menu: self) }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title, whose button does something by itself; held down, it opens.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title, whose button does something by itself; held down, it opens.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == VitroUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol by its name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { VitroUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol, whose button does something by itself; held down, it opens.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { VitroUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

/// The button of a menu, and its commands while it is open.
private struct MenuView<Label: View, Content: View>: View {
  let menu: Menu<Label, Content>
  @State private var isOpen = false

  var body: some View {
    if menu.label.isNamedOnScreen {
      LabeledControl(label: menu.label) { box($0, $1) }
    } else {
      box(menu.label, menu.label.controlName)
    }
  }

  private func box<Shown: View>(_ label: Shown, _ name: String) -> some View {
    MenuBox(
      content: TupleView(
        MenuButton(label: label, isOpen: $isOpen, primaryAction: menu.primaryAction),
        isOpen
          ? CommandList(content: menu.content(), name: name, close: { isOpen = false })
            .unadjusted() : nil))
  }
}

private struct MenuBox<Content: View>: ElementView {
  let content: Content

  static var isTransparent: Bool { true }
  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .box, purpose: .control, variant: "menu"))
  }
}

private struct MenuButton<Label: View>: ElementView {
  let label: Label
  let isOpen: Binding<Bool>
  let primaryAction: (() -> Void)?

  static var readsBindings: Bool { true }
  var inside: Label? { label.isPlainTitle ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var style = environment.textStyle
    style.variant = environment.controls.menu ?? environment.controls.button
    return Attributes(
      role: environment.controls.group == "menu" ? .menuitem : .button,
      text: label.plainTitle(in: environment), isEnabled: environment.isEnabled,
      actions: [.press, .openMenu], style: style, details: [.expanded(isOpen.wrappedValue)])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .press = event, let primaryAction { return primaryAction() }
    isOpen.wrappedValue.toggle()
  }
}

/// The commands of a menu that is open.
struct CommandList<Content: View>: ElementView {
  let content: Content
  var name = ""
  let close: @MainActor () -> Void

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .menu, label: name.isEmpty ? nil : name, actions: .dismiss)
  }

  static var setsEnvironment: Bool { true }

  func changeEnvironment(_ values: inout EnvironmentValues) {
    values.controls = ControlStyles()
    values.controls.group = "menu"
    values.controls.picker = "inline"
    values.buttonStyle = nil
    values.makesRows = false
    let outer = values.buttonPressed
    values.buttonPressed = {
      close()
      outer?()
    }
  }

  func handle(_ event: Event, in environment: EnvironmentValues) { close() }
}

extension EnvironmentValues {
  /// What was chosen here is a command of the menu around, if there is one: the menu closes.
  @MainActor func commandChosen() {
    if controls.group == "menu" { buttonPressed?() }
  }
}

extension View {
  /// Gives the view a menu: a click with the other button, or a long press, opens it.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping () -> Items
  ) -> some View {
    ContextMenuView(content: self, items: menuItems)
  }

  /// Gives the view a menu, with what is seen of the view beforehand.
  /// - Note: The preview is left out.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    ContextMenuView(content: self, items: menuItems)
  }
}

private struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: () -> Items
  @State private var isOpen = false

  var body: some View {
    ContextMenuBox(
      content: TupleView(
        content,
        isOpen ? CommandList(content: items(), close: { isOpen = false }).unadjusted() : nil),
      open: { isOpen = true })
  }
}

private struct ContextMenuBox<Content: View>: ElementView {
  let content: Content
  let open: () -> Void

  static var isTransparent: Bool { true }
  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, actions: environment.isEnabled ? .openMenu : [],
      style: Style(layout: .box, variant: "menu"))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) { open() }
}
