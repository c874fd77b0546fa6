/// A view that can be loaded again, with a tool for it.
private struct RefreshView<Content: View>: View {
  let content: Content
  let action: @MainActor @Sendable () async -> Void
  @State private var isRunning = false

  var body: some View {
    let action = action
    ToolbarModifier(
      content: StyleModifier(content: content) { $0.refresh = RefreshAction(action: action) },
      tools: isRunning ? nil : RefreshButton(isRunning: $isRunning, action: action))
  }
}

/// Loads again what is shown.
private struct RefreshButton: ElementView {
  let isRunning: Binding<Bool>
  let action: @MainActor @Sendable () async -> Void

  func makeNode(_ site: Site) -> Node { RefreshNode(self, site) }

  var inside: Image? { Image(systemName: "arrow.clockwise").decorative() }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .button, label: environment.words[.refresh], isEnabled: environment.isEnabled,
      actions: .press)
  }
}

private final class RefreshNode: ViewElementNode<RefreshButton> {
  override func handle(_ event: Event) {
    let button = view
    button.isRunning.wrappedValue = true
    _ = graph.executor.startOnMainActor(priority: .userInitiated) {
      await button.action()
      button.isRunning.wrappedValue = false
    }
  }
}

extension View {
  /// Lets people load again what is shown.
  /// - Note: A button among the tools of the page does it in place of pulling; it is not there
  ///   while that goes on.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    RefreshView(content: self, action: action)
  }
}
