/// Pages, one of which is shown, with a bar to choose from.
///
/// What is shown of a page in the bar comes from `tabItem(_:)`, or from a ``Tab``. The pages that are
/// not shown keep their state.
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

/// What a page of a tab view is for.
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

/// What is shown of a page in a bar.
private struct TabLabel {
  let view: AnyView
}

private struct TabPages<Content: View>: PrimitiveView {
  let content: Content
  let chosen: () -> AnyHashable?
  let choose: (AnyHashable) -> Void

  func makeNode(_ site: Site) -> Node { TabsNode(self, site) }
}

/// The place of a tab view: a bar with a tab for each page, and the page that is shown.
private final class TabsNode<Content: View>: ElementNode {
  private var view: TabPages<Content>
  private var content: Node?
  private var tabs: [Element.ID: TabNode] = [:]
  private var tags: [Element.ID: AnyHashable] = [:]
  private lazy var bar = ControlNode(Attributes(role: .tablist), site)
  private lazy var panel = ControlNode(Attributes(role: .tabpanel), site)

  init(_ view: TabPages<Content>, _ site: Site) {
    self.view = view
    super.init(Attributes(role: .generic, style: Style(purpose: .tabs)), site)
    graph.addWaypoint(self)
    content = makeChild(view.content)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var childEnvironment: EnvironmentValues { environment.insideElement }

  private var site: Site { Site(graph: graph, parent: self, environment: childEnvironment) }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: TabPages<Content>.self) else { return }
    view = new
    content?.update(new.content)
    setNeedsChildren()
  }

  override func refresh() { setNeedsChildren() }

  override func contents() -> [ElementNode] {
    let pages = super.contents()
    let named = pages.enumerated().map { index, page in
      (page: page, tag: page.tag(upTo: self) ?? AnyHashable(index))
    }
    let chosen = tracking { view.chosen() }
    let shown = named.first { $0.tag == chosen } ?? named.first
    var left = tabs
    tabs = [:]
    tags = [:]
    bar.elements = named.map { page, tag in
      let tab = left.removeValue(forKey: page.id) ?? makeTab()
      tabs[page.id] = tab
      tags[tab.id] = tag
      show(page, in: tab, isChosen: tag == shown?.tag)
      return tab
    }
    for tab in left.values { tab.unmount() }
    panel.elements = shown.map { [$0.page] } ?? []
    panel.setAttributes(
      Attributes(role: .tabpanel, label: shown.flatMap { tabs[$0.page.id]?.label }))
    return [panel, bar]
  }

  private func makeTab() -> TabNode {
    let tab = TabNode(Attributes(role: .tab, actions: .press), site)
    tab.action = { [weak self, unowned tab] in
      guard let self, let tag = tags[tab.id] else { return }
      view.choose(tag)
      setNeedsChildren()
    }
    return tab
  }

  private func show(_ page: ElementNode, in tab: TabNode, isChosen: Bool) {
    let label: TabLabel? = page.traits(TabLabel.self, upTo: self).first
    let badge = page.traits(Badge.self, upTo: self).first?.text
    tab.show(label?.view ?? AnyView(EmptyView()))
    tab.setAttributes(
      Attributes(
        role: .tab, isEnabled: environment.isEnabled, isSelected: isChosen, actions: .press,
        details: badge.map { [.badge($0)] } ?? []))
  }

  override func unmount() {
    super.unmount()
    graph.removeWaypoint(self)
    for tab in tabs.values { tab.unmount() }
    bar.unmount()
    panel.unmount()
  }
}

extension TabsNode: Waypoint {
  var isActive: Bool { isShown }

  var segments: [String] {
    bar.elements.enumerated().filter { $1.attributes.isSelected == true }.map(name)
  }

  func keep(_ wanted: ArraySlice<String>) -> Int? {
    let all = bar.elements.enumerated().map(name)
    guard let wanted = wanted.first, let index = all.firstIndex(of: wanted) else { return 0 }
    guard bar.elements[index].attributes.isSelected != true else { return 1 }
    guard bar.elements[index].attributes.isEnabled else { return 0 }
    bar.elements[index].handle(.press(bar.elements[index].id))
    return nil
  }

  func enter(_ segment: String) -> Bool { false }

  /// What a tab is called: by its tag, where that says more than a number, else by its title.
  private func name(_ index: Int, _ tab: ElementNode) -> String {
    let tag = tags[tab.id].flatMap { $0.base is Int ? nil : Segment.of($0.base) }
    return tag ?? (tab as? TabNode)?.label.flatMap { Segment.slug($0) } ?? "\(index + 1)"
  }
}

/// What chooses a page.
private final class TabNode: ElementNode {
  var action: (() -> Void)?
  private var content: Node?

  override var children: [Node] { content.map { [$0] } ?? [] }

  var label: String? { contents().map(\.plainText).joined(separator: " ") }

  func show(_ view: AnyView) {
    if let content { content.update(view) } else { content = makeChild(view) }
  }

  override func handle(_ event: Event) { action?() }
}
