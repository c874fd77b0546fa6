/// The way in which the views of an accessibility element are heard.
public enum AccessibilityChildBehavior: Sendable {
  /// Nobody hears of them.
  case ignore
  /// They are heard one by one.
  case contain
  /// They are heard as one.
  case combine
}

extension View {
  /// Makes the view an element of its own for those who listen to the screen: a group, which is
  /// named by what is in it where that is combined.
  ///
  /// What can be pressed or typed into is always heard by itself.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    GroupedView(content: self, children: children)
  }
}

private struct GroupedView<Content: View>: PrimitiveView {
  let content: Content
  let children: AccessibilityChildBehavior

  func makeNode(_ site: Site) -> Node { GroupedNode(self, site) }
}

/// The place of a view that is an element of its own.
private final class GroupedNode<Content: View>: ElementNode {
  private var view: GroupedView<Content>
  private var name: String?
  private var isHeardAsOne = false
  private lazy var inside = ControlNode(
    insideAttributes, site(.control))

  init(_ view: GroupedView<Content>, _ site: Site) {
    self.view = view
    isHeardAsOne = view.children != .contain
    super.init(Attributes(role: .group), site)
    _ = makeChild(view.content)
    refresh()
  }

  override var endsAdjustments: Bool { true }

  override func arrange() -> [ElementNode] {
    let elements = super.arrange()
    if !inside.elements.elementsEqual(elements, by: ===) { inside.elements = elements }
    return [inside]
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: GroupedView<Content>.self) else { return }
    view = new
    content?.update(new.content)
    refresh()
    graph.setNeedsNames(self)
  }

  override func refresh() {
    setAttributes(
      environment.adjusted(Attributes(role: .group, label: name, style: Style(layout: .box))))
  }

  override func show() {
    super.show()
    nameAfterContent()
  }

  override func contentChanged() {
    if isShown { graph.setNeedsNames(self) }
  }

  override func nameAfterContent() {
    guard isMounted, isShown else { return }
    let shown = inside.snapshot()
    name = view.children == .combine ? shown.accessibleText : nil
    isHeardAsOne = view.children != .contain && !shown.hasActions
    inside.setAttributes(insideAttributes)
    refresh()
    _ = snapshot()
  }

  private var insideAttributes: Attributes {
    Attributes(
      role: .generic, style: Style(layout: .box), details: isHeardAsOne ? [.hidden] : [])
  }
}

extension Element {
  /// Whether a person can do anything with what is in it, apart from what it offers by name.
  fileprivate var hasActions: Bool {
    children.contains { !$0.attributes.actions.subtracting(.perform).isEmpty || $0.hasActions }
  }
}
