/// A view with something to do when it comes and when it goes.
struct LifecycleModifier<Content: View>: ModifierView {
  let content: Content
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  func makeNode(_ site: Site) -> Node { LifecycleNode(self, site) }
}

private final class LifecycleNode<Content: View>: ModifierNode<LifecycleModifier<Content>> {
  override func didMount() {
    graph.afterUpdate { [weak self] in self?.view.appear?() }
  }

  override func unmount() {
    super.unmount()
    if let disappear = view.disappear { graph.afterUpdate(disappear) }
  }
}

/// A view with work that runs while it is mounted.
struct TaskModifier<Content: View, ID: Equatable>: ModifierView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  func makeNode(_ site: Site) -> Node { TaskNode(self, site) }
}

private final class TaskNode<Content: View, ID: Equatable>: ModifierNode<TaskModifier<Content, ID>>
{
  private var task: Task<Void, Never>?

  override func didMount() { start() }

  override func viewChanged(from old: TaskModifier<Content, ID>) {
    if old.id != view.id { start() }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
  }

  private func start() {
    task?.cancel()
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      task = graph.executor.startOnMainActor(priority: view.priority, view.action)
    }
  }
}

/// A view that does something when a value is another one than before.
struct ChangeModifier<Content: View, Value: Equatable>: ModifierView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  func makeNode(_ site: Site) -> Node { ChangeNode(self, site) }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  ModifierNode<ChangeModifier<Content, Value>>
{
  override func didMount() {
    if view.isInitial { act(from: view.value) }
  }

  override func viewChanged(from old: ChangeModifier<Content, Value>) {
    if old.value != view.value { act(from: old.value) }
  }

  private func act(from old: Value) {
    let view = view
    graph.afterUpdate { view.action(old, view.value) }
  }
}

extension View {
  /// Does something once the view has come onto the screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleModifier(content: self, appear: action)
  }

  /// Does something when the view has gone from the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleModifier(content: self, disappear: action)
  }

  /// Runs work from when the view comes until it goes; then the work is cancelled.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskModifier(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs work while the view is there, and cancels it and starts it anew when `id` changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskModifier(content: self, id: id, priority: priority, action: action)
  }

  /// Does something when a value changes; it gets the old value and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
