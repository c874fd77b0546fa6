import VitroConcurrency

/// A view with something to do when it comes and when it goes.
struct LifecycleModifier<Content: View>: ModifierView {
  let content: Content
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func makeNode(_ site: Site) -> Node { LifecycleNode(self, site) }
}

private final class LifecycleNode<Content: View>: ModifierNode<LifecycleModifier<Content>> {
  private var hasAppeared = false

  override func didMount() {
    needActionsAtOnce()
    setNeedsAppearance()
  }

  override func activityChanged() {
    setNeedsAppearance()
  }

  private func setNeedsAppearance() {
    graph.afterUpdate(in: self) { [weak self] in
      guard let self, isMounted, hasAppeared == isCovered else { return }
      hasAppeared.toggle()
      if hasAppeared { view.appear?() } else { view.disappear?() }
    }
  }

  override func didUnmount() {
    if hasAppeared, let disappear = view.disappear { graph.afterUpdate(in: self, disappear) }
  }
}

/// A view with work that runs while it is on the screen.
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
  private var isStarting = false

  override func didMount() {
    needActionsAtOnce()
    start()
  }

  override func viewChanged(from old: TaskModifier<Content, ID>) {
    if old.id != view.id { start() }
  }

  override func activityChanged() {
    graph.afterActions { [weak self] in
      guard let self, isMounted else { return }
      if isCovered {
        task?.cancel()
        task = nil
      } else if task == nil {
        start()
      }
    }
  }

  override func didUnmount() {
    graph.afterActions { [self] in task?.cancel() }
  }

  private func start() {
    guard !isStarting else { return }
    isStarting = true
    graph.afterActions { [weak self] in
      guard let self, isMounted else { return }
      isStarting = false
      guard !isCovered else { return }
      task?.cancel()
      task = graph.executor.startOnMainActor(
        priority: view.priority, as: nil,
        reports: { [weak self] _ in
          RestExecutor.onMainActorSoon {
            guard let self, self.isMounted else { return }
            self.graph.report(.neverRests, at: self)
          }
        }, view.action)
    }
  }
}

/// A view that does something when a value is another one than before.
struct ChangeModifier<Content: View, Value: Equatable>: ModifierView {
  let content: Content
  let value: Value
  var isInitial = false
  /// Whether the action is that of the view which still had the old value.
  var isActionOfOld = false
  let action: (Value, Value) -> Void

  func makeNode(_ site: Site) -> Node { ChangeNode(self, site) }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  ModifierNode<ChangeModifier<Content, Value>>
{
  /// The view as it was when the action last knew the value, while it waits to be told a new one.
  private var told: ChangeModifier<Content, Value>?

  override func didMount() {
    needActionsAtOnce()
    guard view.isInitial else { return }
    graph.afterUpdate(in: self) { [weak self] in
      guard let self, isMounted else { return }
      view.action(view.value, view.value)
    }
  }

  override func viewChanged(from old: ChangeModifier<Content, Value>) {
    guard told == nil, old.value != view.value else { return }
    told = old
    graph.afterUpdate(in: self) { [weak self] in self?.tell() }
  }

  private func tell() {
    guard let old = told else { return }
    told = nil
    guard isMounted, old.value != view.value else { return }
    (view.isActionOfOld ? old : view).action(old.value, view.value)
  }
}

extension View {
  /// Does something once the view has come onto the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleModifier(content: self, appear: action)
  }

  /// Does something when the view has gone from the screen: it is there no more, or on a page that
  /// another page covers, or on that of a tab which is not chosen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleModifier(content: self, disappear: action)
  }

  /// Runs work from when the view comes until it goes, its page is covered or another tab is chosen;
  /// then the work is cancelled, and it begins anew when the page is seen again.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskModifier(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs work, which has a name, as `task(priority:_:)` does.
  public func task(
    name: String, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
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
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value changes; it gets the new value.
  ///
  /// What the action captures is as it was before the change, so that `[value]` is the old value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, isActionOfOld: true) { action($1) }
  }
}
