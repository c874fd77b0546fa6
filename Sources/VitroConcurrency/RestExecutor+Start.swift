extension RestExecutor {
  /// Starts work that ``rest()`` accounts for.
  @discardableResult
  public func start(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    begin(priority: priority, operation).task
  }

  /// Starts work, and says what tells more about it.
  ///
  /// - Parameter report: says what is wrong with it.
  package func begin(
    priority: TaskPriority? = nil,
    of step: RestStep? = nil,
    reports report: RestReport? = nil,
    _ operation: @escaping @Sendable () async -> Void
  ) -> (task: Task<Void, Never>, scope: RestScope) {
    let scope = begins(step, report)
    // The work says itself what it belongs to: so only what it leaves behind keeps the mark.
    let task = RestMark.$current.withValue(nil) {
      Task(executorPreference: scope, priority: priority) {
        var mark = RestMark(scope)
        await RestMark.$current.withValue(mark, operation: operation)
        let isLeft = !isKnownUniquelyReferenced(&mark)
        self.ended(scope, leaving: isLeft ? mark : nil)
      }
    }
    return (task, scope)
  }

  /// Starts work that runs on the main actor and that ``rest()`` accounts for.
  ///
  /// An unstructured `Task {}` that it makes is noticed, as in ``run(_:)``.
  @discardableResult @MainActor
  public func startOnMainActor(
    priority: TaskPriority? = nil,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    startOnMainActor(priority: priority, as: nil, operation)
  }

  /// Starts work that may be a step of a test, and says what tells what is wrong with it.
  @MainActor
  package func startOnMainActor(
    priority: TaskPriority? = nil,
    as step: RestStep?,
    reports report: RestReport? = nil,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let scope = begins(step, report)
    return RestMark.$current.withValue(nil) {
      Task(executorPreference: scope, priority: priority) { @Sendable @MainActor in
        var mark = RestMark(scope)
        await RestMark.$current.withValue(mark) { await operation() }
        let isLeft = !isKnownUniquelyReferenced(&mark)
        self.ended(scope, leaving: isLeft ? mark : nil)
      }
    }
  }

  private func begins(_ step: RestStep?, _ report: RestReport?) -> RestScope {
    step?.begins()
    work.withLock { $0.live += 1 }
    return RestScope(self, of: step, isWork: true, reports: report)
  }

  private func ended(_ scope: RestScope, leaving stray: RestMark?) {
    scope.ends()
    if let stray { leaves(stray) }
    scope.step?.ends()
    work.withLock { $0.live -= 1 }
  }
}
