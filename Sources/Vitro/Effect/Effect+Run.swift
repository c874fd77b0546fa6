import IssueReporting

extension Effect {
  /// Does work at the edge, off the main actor, and sends actions back.
  ///
  /// An error that neither the operation nor `handler` catches is reported at this line; a
  /// cancellation is silent. The dependencies are those of the reducer that returns the effect.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let place = SourcePlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    let operation = EffectOperation<Action>(
      priority: priority,
      dependencies: .current,
      place: place
    ) { send in
      do {
        try await operation(send)
      } catch {
        if error is CancellationError { return }
        guard let handler else { return report(error, at: place) }
        await handler(error, send)
      }
    }
    return Effect(.run(operation))
  }
}

/// The work of one `run`.
@usableFromInline
package struct EffectOperation<Action>: Sendable {
  let priority: TaskPriority?
  package let dependencies: DependencyValues
  /// The line of the `run`.
  package let place: SourcePlace
  package let body: @Sendable (Send<Action>) async -> Void

  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction> {
    EffectOperation<NewAction>(
      priority: priority,
      dependencies: dependencies,
      place: place
    ) { send in
      await body(send.mapped(transform))
    }
  }
}

private func report(_ error: any Error, at place: SourcePlace) {
  let message = """
    An effect threw an error that nobody caught: \(error)

    To fix: catch it in the effect, or give 'Effect.run' a 'catch:'.
    """
  reportIssue(
    message,
    fileID: place.fileID,
    filePath: place.filePath,
    line: place.line,
    column: place.column
  )
}
