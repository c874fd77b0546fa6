/// A follower, beside a view, of news from outside of its screen, from when the view comes until it goes.
@MainActor
package protocol Follower: AnyObject {
  /// Says that there is news.
  var source: ChangeSource { get }

  /// Does what the news ask for; called as a part of the screen's next update.
  func handleNews()
}

/// A view beside which a follower lives.
struct SourceModifier<Content: View, Followed: Follower>: ModifierView {
  let content: Content
  let make: () -> Followed
  let update: (Followed) -> Void

  func makeNode(_ site: Site) -> Node { SourceNode(self, site) }
}

private final class SourceNode<Content: View, Followed: Follower>:
  ModifierNode<SourceModifier<Content, Followed>>
{
  private lazy var follower = view.make()

  override func didMount() {
    needActionsAtOnce()
    listen()
    view.update(follower)
  }

  override func viewChanged(from old: SourceModifier<Content, Followed>) {
    view.update(follower)
  }

  override func refresh() {
    listen()
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      follower.handleNews()
    }
  }

  override func didUnmount() {
    follower.source.end()
  }

  private func listen() {
    tracking { follower.source.read() }
  }
}

extension View {
  /// Has a follower beside the view; `update` brings it up to date with each new value of the view.
  package func follower<Followed: Follower>(
    _ make: @escaping () -> Followed, update: @escaping (Followed) -> Void
  ) -> some View {
    SourceModifier(content: self, make: make, update: update)
  }
}
