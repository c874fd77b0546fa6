import VitroDependencies

extension Effect {
  /// Performs the commands of a machine, in the order in which they are given.
  ///
  /// ```swift
  /// case .logoutButtonTapped:
  ///   return .perform(state.login.logoutButtonTapped(), perform)
  /// ```
  ///
  /// The store calls `perform` for each command after the reducer has changed the state, and starts the
  /// effect that it returns before it goes on to the next one. What takes time is a
  /// ``run(priority:operation:catch:fileID:filePath:line:column:)``: then commands run side by side.
  ///
  /// The dependencies are those of the reducer that returns the effect.
  public static func perform<Command>(
    _ commands: [Command],
    _ perform: @escaping @MainActor (_ command: Command) -> Effect
  ) -> Effect {
    let dependencies = DependencyValues.current
    return merge(
      commands.map { command in
        // A command is handed from the reducer to the store that runs it, and nobody else has it.
        nonisolated(unsafe) let command = command
        return Effect(
          .deferred {
            withDependencies(from: dependencies) { perform(command).node }
          }
        )
      }
    )
  }
}
