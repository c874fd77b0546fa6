/// Pages beside each other, two or three of them.
///
/// A link in a column shows its page in the next one, in place of what is there. A narrow surface
/// may put the columns below each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns, one of which a surface may prefer where there is room for only one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// The columns.
  public var body: some View {
    Columns(
      sidebar: sidebar, content: content, detail: detail,
      hidden: visibility?.wrappedValue.hidden ?? 0)
  }
}

/// Which columns are shown.
public enum NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// As there is room.
  case automatic
  /// All.
  case all
  /// The last two.
  case doubleColumn
  /// The last one.
  case detailOnly

  /// How many columns of three are not shown.
  fileprivate var hidden: Int {
    switch self {
    case .automatic, .all: 0
    case .doubleColumn: 1
    case .detailOnly: 2
    }
  }
}

/// A column.
/// - Note: Has no effect; a narrow surface shows the columns below each other.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The first one.
  case sidebar
  /// The middle one.
  case content
  /// The last one.
  case detail
}

/// Stacks beside each other.
private struct Columns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// How many columns of three are not shown.
  let hidden: Int

  var hasContent: Bool { Content.self != EmptyView.self }

  func makeNode(_ site: Site) -> Node { ColumnsNode(self, site) }
}

private final class ColumnsNode<Sidebar: View, Content: View, Detail: View>: ElementNode {
  private var view: Columns<Sidebar, Content, Detail>
  private var stacks: [StackNode] = []

  init(_ view: Columns<Sidebar, Content, Detail>, _ site: Site) {
    self.view = view
    super.init(
      Attributes(role: .generic, style: Style(layout: .horizontal, purpose: .columns)), site)
    let site = self.site(.content)
    stacks = [StackNode(view.sidebar, nil, site)]
    if view.hasContent { stacks.append(StackNode(view.content, nil, site)) }
    stacks.append(StackNode(view.detail, nil, site))
    for (stack, next) in zip(stacks, stacks.dropFirst()) { stack.next = next }
    coverHidden()
  }

  private var hiddenCount: Int {
    min(max(view.hidden - (3 - stacks.count), view.hidden > 1 ? 1 : 0), stacks.count - 1)
  }

  private func coverHidden() {
    for (index, stack) in stacks.enumerated() { stack.isAside = index < hiddenCount }
  }

  override func arrange() -> [ElementNode] {
    var elements: [ElementNode] = []
    for stack in stacks.dropFirst(hiddenCount) { stack.collect(into: &elements) }
    return elements
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Columns<Sidebar, Content, Detail>.self) else { return }
    let wasHidden = view.hidden
    view = new
    stacks.first?.update(new.sidebar, nil)
    if new.hasContent { stacks[1].update(new.content, nil) }
    stacks.last?.update(new.detail, nil)
    guard wasHidden != new.hidden else { return }
    coverHidden()
    setNeedsChildren()
  }
}
