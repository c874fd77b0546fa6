/// Sends actions from inside an effect to the store that started it.
///
/// An action is dropped once the effect is cancelled or the store is gone.
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  /// Makes a sender from what takes the actions.
  public init(_ send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action; returns when the reducer has handled it.
  @MainActor
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
