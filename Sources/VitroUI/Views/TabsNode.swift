/// The label that stands for a page in a bar of tabs.
struct TabLabel {
  let view: AnyView
}

/// A bar of tabs and the page that is chosen.
struct TabPages<Content: View>: PrimitiveView {
  let content: Content
  let chosen: () -> AnyHashable?
  let choose: (AnyHashable) -> Void

  func makeNode(_ site: Site) -> Node { TabsNode(self, site) }
}

/// The place of a tab view: a bar with a tab for each page, and the page that is shown.
private final class TabsNode<Content: View>: ElementNode {
  private typealias Page = (page: ElementNode, tag: AnyHashable)

  private var view: TabPages<Content>
  private var tabs: [Element.ID: TabNode] = [:]
  private var tags: [Element.ID: AnyHashable] = [:]
  /// The page of each tab.
  private var pagesOfTabs: [ObjectIdentifier: ElementNode] = [:]
  private lazy var bar = ControlNode(Attributes(role: .tablist), site(.control))
  private lazy var panel = ControlNode(Attributes(role: .tabpanel), site(.control))
  /// The places of the pages that are not chosen.
  private var aside: [Node] = []
  private var isCovering = false

  init(_ view: TabPages<Content>, _ site: Site) {
    self.view = view
    super.init(Attributes(role: .generic, style: Style(purpose: .tabs)), site)
    graph.addWaypoint(self)
    coverPagesSoon()
    _ = makeChild(view.content)
  }

  override var endsAdjustments: Bool { true }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: TabPages<Content>.self) else { return }
    view = new
    content?.update(new.content)
    setNeedsChildren()
  }

  override func refresh() { setNeedsChildren() }

  override func setNeedsChildren() {
    super.setNeedsChildren()
    coverPagesSoon()
  }

  /// The pages with their tags, and the one that is chosen.
  private func pages() -> (all: [Page], shown: Page?) {
    let all = super.arrange().enumerated().map { index, page in
      (page: page, tag: page.tag(upTo: self) ?? AnyHashable(index))
    }
    let chosen = tracking { view.chosen() }
    return (all, all.first { $0.tag == chosen } ?? all.first)
  }

  override func arrange() -> [ElementNode] {
    let (named, shown) = pages()
    var left = tabs
    tabs = [:]
    tags = [:]
    pagesOfTabs = [:]
    bar.elements = named.map { page, tag in
      let tab = left.removeValue(forKey: page.id) ?? makeTab()
      tabs[page.id] = tab
      tags[tab.id] = tag
      pagesOfTabs[ObjectIdentifier(tab)] = page
      show(page, in: tab, isChosen: page === shown?.page)
      return tab
    }
    unmount(left.values)
    panel.elements = shown.map { [$0.page] } ?? []
    panel.setAttributes(
      Attributes(role: .tabpanel, label: shown.flatMap { tabs[$0.page.id]?.label }))
    return [panel, bar]
  }

  override func contentChanged() {
    if isShown { graph.setNeedsNames(self) }
  }

  /// The page is called what its tab is.
  override func nameAfterContent() {
    guard isMounted, isShown else { return }
    var named = panel.attributes
    named.label = panel.elements.first.flatMap { tabs[$0.id]?.label }
    panel.setAttributes(named)
    _ = snapshot()
  }

  /// On a page that is not chosen nothing appears, and no task runs. This is known before any of them
  /// would.
  private func coverPagesSoon() {
    guard !isCovering else { return }
    isCovering = true
    graph.beforeActions { [weak self] in self?.coverPages() }
  }

  private func coverPages() {
    isCovering = false
    guard isMounted else { return }
    let (all, shown) = pages()
    let new = all.filter { $0.page !== shown?.page }.map { place(of: $0.page) }
    for node in new { node.setUnchosenTab(true) }
    for node in aside where !new.contains(where: { $0 === node }) { node.setUnchosenTab(false) }
    aside = new
  }

  /// The outermost place in which nothing else stands than a page.
  private func place(of page: ElementNode) -> Node {
    var place: Node = page
    while let box = place as? BoxElementNode { place = box.boxed }
    while let outer = place.parent, outer !== self {
      var elements: [ElementNode] = []
      outer.collect(into: &elements)
      guard elements.count == 1 else { break }
      place = outer
    }
    return place
  }

  override func pathComponent(of child: Node) -> String {
    guard let page = pagesOfTabs[ObjectIdentifier(child)] else {
      return super.pathComponent(of: child)
    }
    return "tab \(place(of: page).way(from: self))"
  }

  private func makeTab() -> TabNode {
    let tab = TabNode(Attributes(role: .tab, actions: .press), site(.control))
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

  override func didUnmount() {
    super.didUnmount()
    graph.removeWaypoint(self)
  }
}

extension TabsNode: Waypoint {
  var isActive: Bool { isShown }

  var segments: [String] {
    bar.elements.enumerated().filter { $1.attributes.isSelected == true }.map(name)
  }

  /// Of two tabs with the same name, only the first one is found by it.
  var reachableCount: Int {
    let names = bar.elements.enumerated().map(name)
    let isFound = segments.first.flatMap { names.firstIndex(of: $0) }.map {
      bar.elements[$0].attributes.isSelected == true && bar.elements[$0].attributes.isEnabled
    }
    return isFound == true ? 1 : 0
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

/// The node of a tab, which chooses a page.
private final class TabNode: ElementNode {
  var action: (() -> Void)?

  var label: String? { contents().map(\.plainText).joined(separator: " ") }

  func show(_ view: AnyView) {
    if let content { content.update(view) } else { _ = makeChild(view) }
  }

  override func handle(_ event: Event) { action?() }
}
