import VitroConcurrency

/// Sends actions from inside an effect to the store that started it.
///
/// An action is dropped once the effect is cancelled or the store is gone.
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void
  /// Takes the actions where they are sent, in place of `send`.
  private let record: (@Sendable (Action) async -> Void)?

  /// Makes a sender from what takes the actions.
  public init(_ send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
    record = nil
  }

  /// Makes a sender for an effect that is run by itself, with no store: an action is taken where it is sent, and the
  /// effect goes on when that returns.
  package static func recording(_ record: @escaping @Sendable (Action) async -> Void) -> Send {
    Send(send: { _ in }, record: record)
  }

  private init(
    send: @escaping @MainActor @Sendable (Action) -> Void,
    record: @escaping @Sendable (Action) async -> Void
  ) {
    (self.send, self.record) = (send, record)
  }

  /// The sender of an effect whose actions are embedded in those of this one.
  func mapped<Inner>(_ transform: @escaping @Sendable (Inner) -> Action) -> Send<Inner> {
    if let record { return .recording { await record(transform($0)) } }
    return Send<Inner> { now(transform($0)) }
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
    let sent = Sent(action)
    if let record { return await record(sent.value) }
    guard !Task.isCancelled else { return }
    // Once more there: it may have been cancelled on the way.
    await RestExecutor.onMainActor { now(sent.value) }
  }
}

/// An action on its way to the main actor; whoever sent it has let it go.
private struct Sent<Action>: @unchecked Sendable {
  let value: Action

  init(_ value: Action) { self.value = value }
}
