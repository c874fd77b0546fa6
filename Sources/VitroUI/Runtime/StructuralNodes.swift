/// A view whose children are always the same ones.
@MainActor @preconcurrency
protocol FixedView: View {
  func update(_ children: Children)
}

/// The place of a view whose children are always the same ones.
final class FixedNode<Content: FixedView>: Node {
  init(_ view: Content, _ site: Site, makeChildren: (Node) -> Void) {
    super.init(site)
    makeChildren(self)
  }

  override func update<NewView: View>(_ view: NewView) {
    if isMounted { identical(view, to: Content.self)?.update(children) }
  }
}

/// A view that shows one of several things, or nothing.
@MainActor @preconcurrency
protocol BranchView: View {
  associatedtype Branch: Equatable

  /// Tells the branches apart; what stood in another branch is gone.
  var branch: Branch { get }
  func makeContent(in node: Node)
  func update(_ content: Node)
}

/// The place of a view that shows one of several things, or nothing.
class BranchNode<Content: BranchView>: Node {
  private(set) var branch: Content.Branch

  init(_ view: Content, _ site: Site) {
    branch = view.branch
    super.init(site)
    view.makeContent(in: self)
  }

  override func pathComponent(of child: Node) -> String { (branch as? Int).map(String.init) ?? "*" }

  override func update<NewView: View>(_ view: NewView) {
    guard let view = identical(view, to: Content.self) else { return }
    if view.branch == branch {
      if let content { view.update(content) }
      return
    }
    branch = view.branch
    content?.unmount()
    view.makeContent(in: self)
    structureChanged()
  }
}

/// The place of a view with a body.
final class CompositeNode<Content: View>: Node, PropertyHost {
  private var view: Content
  private let fields = Fields.of(Content.self)
  private var sources: [ChangeSource] = []
  /// What the view needs before it can be asked for its body.
  private var missing: MissingObject?
  var slots: [AnyObject?] = []
  private var ownAnchor: HostAnchor?

  init(_ view: Content, _ site: Site) {
    self.view = view
    super.init(site)
    fields.link(&self.view, to: self)
    mountContent()
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Content.self) else { return }
    let likeness = fields.likeness(view, new)
    view = new
    fields.link(&view, to: self)
    switch likeness {
    case .same: break
    case .sameButActions where !needsActionsAtOnce:
      hasOldActions = true
      graph.hasOldActions = true
    case .sameButActions, .different: refresh()
    }
  }

  override func environmentChanged() {
    fields.link(&view, to: self)
    // A body that was not asked for follows nothing.
    if missing == nil { setNeedsRefresh() } else { refresh() }
  }

  override func readAgain() {
    if missing == nil { _ = evaluate() }
  }

  override var viewName: String? { isApplicationView ? "\(Content.self)" : super.viewName }

  override var viewType: ObjectIdentifier? {
    isApplicationView ? ObjectIdentifier(Content.self) : super.viewType
  }

  override var isApplicationView: Bool { fields.isOfApplication }

  override var applicationView: Any? { isApplicationView ? view : nil }

  override func actionsAreNeeded() {
    // What it runs comes from this body, perhaps.
    if hasOldActions { setNeedsRefresh() }
  }

  override func refresh() {
    hasOldActions = false
    let wasMissing = missing
    guard fields.missingObject(view, in: environment) == wasMissing else {
      content?.unmount()
      mountContent()
      return structureChanged()
    }
    guard wasMissing == nil else { return }
    let body = evaluate()
    // The body may have led away from here.
    if isMounted { content?.update(body) }
  }

  /// Mounts the body or, where an object is missing that it may read, a text that says so.
  private func mountContent() {
    missing = fields.missingObject(view, in: environment)
    guard let missing else {
      _ = makeChild(evaluate())
      return
    }
    graph.report(.missingObject(missing.type, modifier: missing.modifier), at: self)
    _ = makeChild(Text(verbatim: "There is no '\(missing.type)' in the environment"))
  }

  override func didUnmount() {
    ownAnchor?.remove()
    for source in sources { source.end() }
  }

  var anchor: HostAnchor {
    let anchor = ownAnchor ?? HostAnchor(self)
    ownAnchor = anchor
    return anchor
  }

  func listen(to source: ChangeSource) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
  }

  private func evaluate() -> Content.Body {
    graph.bodyEvaluated(Content.self)
    return tracking {
      for source in sources { source.read() }
      return view.body
    }
  }
}
