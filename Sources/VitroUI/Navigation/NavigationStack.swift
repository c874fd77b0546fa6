/// Pages, of which the last one is shown; each leads back to the one before.
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  /// Makes a stack with its first page.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  func makeNode(_ site: Site) -> Node { StackNode(self, site) }
}

/// The place of a navigation stack.
final class StackNode: Node {
  private var pages: [PageNode] = []

  init<Root: View>(_ view: NavigationStack<Root>, _ site: Site) {
    super.init(site)
    pages = [makePage(view.root, below: nil)]
  }

  override var children: [Node] { pages }

  override func collect(into elements: inout [ElementNode]) {
    pages.last?.collect(into: &elements)
  }

  override func update<NewView: View>(_ new: NewView) {
    (new as? any RootedView)?.updateRoot(of: pages[0])
  }

  func push<Content: View>(_ view: Content) -> PageNode {
    let page = makePage(view, below: pages.last)
    pages.append(page)
    structureChanged()
    return page
  }

  /// Takes a page, and all above it, off the stack; the first page stays.
  func pop(_ page: PageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    for page in pages[index...].reversed() { page.unmount() }
    pages.removeSubrange(index...)
    structureChanged()
  }

  private func makePage<Content: View>(_ view: Content, below: PageNode?) -> PageNode {
    PageNode(
      view, in: self, below: below,
      Site(graph: graph, parent: self, environment: childEnvironment))
  }
}

/// A view with a first page.
@MainActor
private protocol RootedView {
  func updateRoot(of page: PageNode)
}

extension NavigationStack: RootedView {
  func updateRoot(of page: PageNode) { page.update(root) }
}
