/// Something that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the view becomes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>
  /// Makes what is shown of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifierContent<Modifier>: View {
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Changes a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What is shown of the view.
  public var body: some View {
    ModifierBody(modifier: modifier, content: AnyView(content))
  }
}

/// The place of a modifier, whose state and environment it keeps.
private struct ModifierBody<Modifier: ViewModifier>: PrimitiveView {
  let modifier: Modifier
  let content: AnyView

  func makeNode(_ site: Site) -> Node { ModifierBodyNode(self, site) }
}

private final class ModifierBodyNode<Modifier: ViewModifier>: Node, PropertyHost {
  private var view: ModifierBody<Modifier>
  private var modifier: Modifier
  private var content: Node?
  private let fields = Fields.of(Modifier.self)
  var slots: [AnyObject?] = []
  var readsEnvironment = false

  init(_ view: ModifierBody<Modifier>, _ site: Site) {
    self.view = view
    modifier = view.modifier
    super.init(site)
    fields.link(&modifier, to: self)
    content = makeChild(evaluate())
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: ModifierBody<Modifier>.self) else { return }
    view = new
    modifier = new.modifier
    fields.link(&modifier, to: self)
    refresh()
  }

  override func environmentChanged(from old: EnvironmentValues) {
    if readsEnvironment, fields.areAffected(modifier, by: old, environment) { setNeedsRefresh() }
  }

  override func refresh() { content?.update(evaluate()) }

  private func evaluate() -> Modifier.Body {
    tracking { modifier.body(content: ModifierContent(view: view.content)) }
  }
}

extension View {
  /// Changes this view with a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
