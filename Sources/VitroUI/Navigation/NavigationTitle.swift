/// A view that gives the page it stands on a title.
struct TitleModifier<Content: View>: ModifierView {
  let content: Content
  let title: String

  func makeNode(_ site: Site) -> Node { TitleNode(self, site) }
}

private final class TitleNode<Content: View>: ModifierNode<TitleModifier<Content>> {
  override func didMount() { environment.page?.setTitle(view.title, for: self) }

  override func viewChanged(from old: TitleModifier<Content>) {
    if old.title != view.title { environment.page?.setTitle(view.title, for: self) }
  }

  override func unmount() {
    super.unmount()
    environment.page?.setTitle(nil, for: self)
  }
}

extension View {
  /// Gives the page of the navigation stack that this view stands on a title.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitleModifier(content: self, title: String(title))
  }
}
