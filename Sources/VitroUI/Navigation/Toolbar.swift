/// A view that gives the page it stands on tools; where it stands on none, they are around it.
struct ToolbarModifier<Content: View, Tools: View>: ModifierView {
  let content: Content
  let tools: Tools

  func makeNode(_ site: Site) -> Node { ToolbarNode(self, site) }
}

private final class ToolbarNode<Content: View, Tools: View>:
  ModifierNode<ToolbarModifier<Content, Tools>>
{
  private var tools: ToolsNode? { children.first(in: .tools) as? ToolsNode }
  /// The bars around the view, where it stands on no page.
  private var bars: Bars?
  private var banner: ControlNode?
  private var frame: FrameNode?

  override func didMount() {
    let page = environment.page
    let tools = ToolsNode(view.tools, page, site(.tools))
    if let page { page.addTools(tools) } else { makeBars(tools) }
  }

  override func viewChanged(from old: ToolbarModifier<Content, Tools>) {
    tools?.update(view.tools)
  }

  override func collect(into elements: inout [ElementNode]) {
    guard let bars, let banner, let frame else { return super.collect(into: &elements) }
    let (top, bottom) = bars.arrange(title: [], name: nil)
    banner.elements = top
    var content: [ElementNode] = []
    super.collect(into: &content)
    let all = (top.isEmpty ? [] : [banner]) + content + bottom
    // Several elements are several pages or rows. One stays what it is, whatever bars come and go, and
    // bars alone are one page.
    guard content.count < 2, !all.isEmpty else { return elements.append(contentsOf: all) }
    frame.show(all, around: content.first)
    elements.append(frame)
  }

  override func setsEnvironment(of slot: Slot) -> Bool { slot == .tools }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.makesRows = false
    values.controls.group = "toolbar"
  }

  private func makeBars(_ tools: ToolsNode) {
    let bars = Bars { [unowned self] in makeControl($0) }
    bars.add(tools)
    self.bars = bars
    banner = makeControl(Attributes(role: .banner))
    frame = FrameNode(site(.control))
  }

  private func makeControl(_ attributes: Attributes) -> ControlNode {
    ControlNode(attributes, site(.control))
  }
}

/// The node around a view of one element, which stands on no page, and its bars, so that they are one page of a tab and
/// one row of a list.
private final class FrameNode: ElementNode {
  private var elements: [ElementNode] = []
  private weak var framed: ElementNode?

  override init(_ site: Site) {
    super.init(Attributes(role: .generic, style: Style(layout: .vertical)), site)
  }

  override var subject: ElementNode { framed?.subject ?? self }

  override func arrange() -> [ElementNode] { elements }

  func show(_ new: [ElementNode], around content: ElementNode?) {
    framed = content
    guard !elements.elementsEqual(new, by: ===) else { return }
    elements = new
    setNeedsChildren()
  }
}

/// The place of a page's tools; their elements stand in the bars of the page.
final class ToolsNode: Node {
  /// Whether they belong to a tab of the page that is not chosen.
  private(set) var isLeftOut = false
  private weak var page: PageNode?

  init<Tools: View>(_ view: Tools, _ page: PageNode?, _ site: Site) {
    self.page = page
    super.init(site)
    isLeftOut = page.map(isOfUnchosenTab) ?? false
    _ = makeChild(view)
  }

  override var enclosingElement: ElementNode? { page ?? super.enclosingElement }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }

  override func didUnmount() { page?.removeTools(self) }

  override func activityChanged() {
    guard let page, isOfUnchosenTab(of: page) != isLeftOut else { return }
    isLeftOut.toggle()
    page.setNeedsChildren()
  }
}

extension View {
  /// Gives the page of the navigation stack that this view stands on tools.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarModifier(content: self, tools: content())
  }

  /// Gives the page of the navigation stack that this view stands on tools, each at its place.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarModifier(content: self, tools: ToolsView(content: content()))
  }

  /// Gives the page of the navigation stack that this view stands on tools, under a name.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Gives the page that this view stands on tools at the leading and the trailing end of its top.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Gives the page that this view stands on tools at the leading end of its top.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Gives the page that this view stands on tools at the trailing end of its top.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
