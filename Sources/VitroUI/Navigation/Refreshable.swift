/// A view that can be loaded again, with a tool for it.
private struct RefreshView<Content: View>: View {
  let content: Content
  let action: @MainActor @Sendable () async -> Void
  @State private var isRunning = false
  @State private var running = RefreshTask()

  var body: some View {
    let action = action
    ToolbarModifier(
      content: RefreshTaskModifier(
        content: EnvironmentModifier(content: content, by: action) {
          $0.refresh = RefreshAction(action: action)
        },
        running: running),
      tools: isRunning
        ? nil : RefreshButton(isRunning: $isRunning, running: running, action: action))
  }
}

/// The task that loads a view again, while it does.
@MainActor
private final class RefreshTask {
  var task: Task<Void, Never>?
}

/// A view that cancels its task when it goes.
private struct RefreshTaskModifier<Content: View>: ModifierView {
  let content: Content
  let running: RefreshTask

  func makeNode(_ site: Site) -> Node { RefreshTaskNode(self, site) }
}

private final class RefreshTaskNode<Content: View>: ModifierNode<RefreshTaskModifier<Content>> {
  override func didUnmount() {
    graph.afterActions { [view] in view.running.task?.cancel() }
  }
}

/// Loads again what is shown.
private struct RefreshButton: ElementView {
  let isRunning: Binding<Bool>
  let running: RefreshTask
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
    button.running.task = graph.executor.startOnMainActor(priority: .userInitiated) {
      await button.action()
      if !Task.isCancelled { button.isRunning.wrappedValue = false }
    }
  }
}

extension View {
  /// Lets people load again what is shown. The work is cancelled when the view goes.
  /// - Note: A button among the tools of the page does it in place of pulling; it is not there
  ///   while that goes on.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    RefreshView(content: self, action: action)
  }
}
