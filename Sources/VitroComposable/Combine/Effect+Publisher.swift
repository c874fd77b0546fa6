public import Vitro
public import VitroCombine

extension Effect {
  /// Sends what a publisher publishes, until it completes.
  public static func publisher<P: Publisher>(_ makePublisher: @escaping () -> P) -> Effect
  where P.Output == Action, P.Failure == Never {
    let make = UncheckedSendable(makePublisher)
    return .run { send in
      let actions = AsyncStream<UncheckedSendable<Action>> { continuation in
        let subscription = UncheckedSendable(
          make.value().sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield(UncheckedSendable($0)) }))
        continuation.onTermination = { _ in subscription.value.cancel() }
      }
      for await action in actions { await send(action.value) }
    }
  }
}
