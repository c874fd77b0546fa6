/// A view around another one.
@MainActor @preconcurrency
protocol ModifierView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// Makes the place around views that are listed.
  func makeListedNode(_ site: Site) -> Node
}

/// The place of a view around another one.
class ModifierNode<Modifier: ModifierView>: Node {
  private(set) var view: Modifier

  init(_ view: Modifier, _ site: Site) {
    self.view = view
    super.init(site)
    willMountContent()
    if let mountContent = site.mountContent {
      mountContent(self)
    } else {
      _ = makeChild(view.content)
    }
    didMount()
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Modifier.self) else { return }
    let old = view
    view = new
    viewChanged(from: old)
    content?.update(new.content)
  }

  /// Prepares what the content finds around it.
  func willMountContent() {}

  /// The content is mounted.
  func didMount() {}

  /// There is a new value of the view; the content has not got its own yet.
  func viewChanged(from old: Modifier) {}
}
