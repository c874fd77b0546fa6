import VitroConcurrency

/// Sends actions from inside an effect to the store that started it.
///
/// An action is dropped once the effect is cancelled or the store is gone.
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  /// Makes a sender from what takes the actions.
  public init(_ send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action from the main actor.
  ///
  /// It is no overload of the other: inside a `switch` the compiler would prefer it to the one that
  /// suspends, and each action would take a way through the main queue.
  @MainActor
  func now(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }

  /// Sends an action; returns when the reducer has handled it.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation,
    _ action: sending Action
  ) async {
    guard !Task.isCancelled else { return }
    let sent = Sent(action)
    // Once more there: it may have been cancelled on the way.
    await RestExecutor.onMainActor { now(sent.value) }
  }
}

/// An action on its way to the main actor; whoever sent it has let it go.
private struct Sent<Action>: @unchecked Sendable {
  let value: Action

  init(_ value: Action) { self.value = value }
}
