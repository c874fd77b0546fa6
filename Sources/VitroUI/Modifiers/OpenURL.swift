import Foundation

extension View {
  /// Takes the addresses that the application is opened with, where they name no pages: a host hands
  /// them in with ``Screen/open(_:)``.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLModifier(content: self, action: action)
  }
}

private struct OpenURLModifier<Content: View>: ModifierView {
  let content: Content
  let action: (URL) -> Void

  func makeNode(_ site: Site) -> Node { OpenURLNode(self, site) }
}

private final class OpenURLNode<Content: View>: ModifierNode<OpenURLModifier<Content>>, URLHandler {
  override func didMount() {
    needActionsAtOnce()
    graph.addHandler(self)
  }

  override func didUnmount() {
    graph.removeHandler(self)
  }

  func open(_ url: URL) { view.action(url) }
}
