/// Where a tool stands on a page; a surface may do as it can.
public enum ToolbarItemPlacement: Sendable {
  /// Where the surface finds it best.
  case automatic
  /// Where what the page is mainly for stands.
  case primaryAction
  /// At the leading end of the top.
  case topBarLeading
  /// At the trailing end of the top.
  case topBarTrailing
}

/// A tool of a page.
public struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// Makes a tool.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The tool.
  public var body: some View { content }
}

/// A view that gives the page it stands on tools.
struct ToolbarModifier<Content: View, Tools: View>: ModifierView {
  let content: Content
  let tools: Tools

  func makeNode(_ site: Site) -> Node { ToolbarNode(self, site) }
}

private final class ToolbarNode<Content: View, Tools: View>:
  ModifierNode<ToolbarModifier<Content, Tools>>
{
  private var tools: ToolsNode?

  override func didMount() {
    guard let page = environment.page else { return }
    let tools = ToolsNode(
      view.tools, page, Site(graph: graph, parent: self, environment: childEnvironment))
    self.tools = tools
    page.addTools(tools)
  }

  override func viewChanged(from old: ToolbarModifier<Content, Tools>) {
    tools?.update(view.tools)
  }

  override func passOnEnvironment() {
    super.passOnEnvironment()
    tools?.setEnvironment(childEnvironment)
  }

  override func unmount() {
    super.unmount()
    guard let tools else { return }
    tools.unmount()
    environment.page?.removeTools(tools)
  }
}

/// The place of a page's tools; their elements stand at the top of the page.
private final class ToolsNode: Node {
  private weak var page: PageNode?
  private var content: Node?

  init<Tools: View>(_ view: Tools, _ page: PageNode, _ site: Site) {
    self.page = page
    super.init(site)
    content = makeChild(view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var enclosingElement: ElementNode? { page }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }
}

extension View {
  /// Gives the page of the navigation stack that this view stands on tools.
  public func toolbar<Tools: View>(@ViewBuilder content: () -> Tools) -> some View {
    ToolbarModifier(content: self, tools: content())
  }
}
