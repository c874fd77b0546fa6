/// Pages, one of which is shown, with a bar to choose from.
///
/// What is shown of a page in the bar comes from `tabItem(_:)`, or from a ``Tab``. The pages that are
/// not shown keep their state; nothing appears on them, and their tasks and dialogs wait until they are
/// chosen.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var ownSelection: AnyHashable?
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes a tab view; the binding says which page is shown, by its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The bar, and the page.
  public var body: some View {
    TabPages(
      content: content,
      chosen: { selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection },
      choose: { tag in
        if let selection {
          if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        } else {
          ownSelection = tag
        }
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that begins with its first page.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A page of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Makes a page with a label of your own; `value` is what chooses it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  /// The page.
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Label == VitroUI.Label<Text, Image> {
  /// Makes a page with a title and a symbol by its name; `value` is what chooses it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: VitroUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a page with a title and a symbol by its name; `value` is what chooses it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: VitroUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == VitroUI.Label<Text, Image> {
  /// Makes a page with a title and a symbol by its name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: VitroUI.Label(titleKey, systemImage: systemImage))
  }
}

/// The role of a page of a tab view.
/// - Note: Has no effect; the surface decides.
public enum TabRole: Hashable, Sendable {
  /// It looks for something.
  case search
}

extension View {
  /// Says what is shown of this page of a tab view in the bar.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TraitModifier(content: self, value: TabLabel(view: AnyView(label())))
  }
}
