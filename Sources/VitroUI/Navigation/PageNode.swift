/// The place of one page of a navigation stack: its top, and what stands on it.
final class PageNode: ElementNode {
  unowned let stack: StackNode
  private weak var below: PageNode?
  private var content: Node?
  private var titles: [(owner: Node, title: String)] = []
  private var tools: [Node] = []
  private lazy var banner = makeControl(Attributes(role: .banner))
  private lazy var heading = makeControl(Attributes(role: .heading, style: Style(purpose: .title)))
  private lazy var toolbar = makeControl(Attributes(role: .toolbar))
  private lazy var back = makeControl(
    Attributes(role: .button, actions: .press, style: Style(purpose: .back)))

  init<Content: View>(_ view: Content, in stack: StackNode, below: PageNode?, _ site: Site) {
    self.stack = stack
    self.below = below
    super.init(Attributes(role: .main), site)
    back.action = { [unowned self] in self.stack.pop(self) }
    content = makeChild(view)
    setNeedsBanner()
  }

  var title: String? { titles.last?.title }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var childEnvironment: EnvironmentValues {
    if inner.outer != environment.version { inner = (environment.version, makeEnvironment()) }
    return inner.environment
  }

  private var inner: (outer: Int?, environment: EnvironmentValues) = (nil, EnvironmentValues())

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }

  override func contents() -> [ElementNode] {
    toolbar.elements = toolElements
    banner.elements = bannerContents
    return (banner.elements.isEmpty ? [] : [banner]) + super.contents()
  }

  override func unmount() {
    super.unmount()
    for control in [banner, heading, toolbar, back] { control.unmount() }
  }

  /// Sets the title that a view on the page wants; the view that comes last wins.
  func setTitle(_ title: String?, for owner: Node) {
    let index = titles.firstIndex { $0.owner === owner }
    switch (index, title) {
    case (let index?, let title?): titles[index].title = title
    case (let index?, nil): titles.remove(at: index)
    case (nil, let title?): titles.append((owner, title))
    case (nil, nil): break
    }
    setNeedsBanner()
  }

  func addTools(_ node: Node) {
    tools.append(node)
    setNeedsBanner()
  }

  func removeTools(_ node: Node) {
    tools.removeAll { $0 === node }
    setNeedsBanner()
  }

  private var bannerContents: [ElementNode] {
    (below == nil ? [] : [back]) + (title == nil ? [] : [heading])
      + (toolbar.elements.isEmpty ? [] : [toolbar])
  }

  private var toolElements: [ElementNode] {
    var elements: [ElementNode] = []
    for node in tools { node.collect(into: &elements) }
    return elements
  }

  private func setNeedsBanner() {
    var attributes = heading.attributes
    attributes.text = title
    heading.setAttributes(attributes)
    attributes = back.attributes
    attributes.text = below?.title ?? "Back"
    attributes.label = below?.title.map { "Back to \($0)" } ?? "Back"
    back.setAttributes(attributes)
    setNeedsChildren()
  }

  private func makeEnvironment() -> EnvironmentValues {
    var environment = environment
    environment.pageElement = self
    if below != nil {
      environment.dismiss = DismissAction { [weak self] in self.map { $0.stack.pop($0) } }
    }
    return environment
  }

  private func makeControl(_ attributes: Attributes) -> ControlNode {
    ControlNode(attributes, Site(graph: graph, parent: self, environment: environment))
  }
}

extension EnvironmentValues {
  /// The page that takes titles and tools.
  var page: PageNode? { pageElement as? PageNode }
}
