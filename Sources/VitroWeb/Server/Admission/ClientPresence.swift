import NIOCore
import Synchronization

/// The presence of the client at the other end of a connection: one that sends no more has gone, for no client of a
/// page or an API closes its half before it has its answer.
final class ClientPresence: ChannelInboundHandler, Sendable {
  typealias InboundIn = NIOAny

  private struct State {
    var hasLeft = false
    var isServerEnding = false
    var isGivenUp = false
    var endsWithServer = false
    var cancel: (@Sendable () -> Void)?
  }

  /// The network address at the other end: the client's, or a proxy's.
  let peer: String
  private let state = Mutex(State())

  init(at peer: String) { self.peer = peer }

  /// Does something, and cancels it when the client leaves meanwhile, or where `untilServerEnds` when the server ends.
  func during<Value: Sendable>(
    untilServerEnds: Bool = false, _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    let task = Task { await work() }
    change { state in
      state.endsWithServer = untilServerEnds
      state.cancel = { task.cancel() }
    }
    defer { state.withLock { $0.cancel = nil } }
    return await task.value
  }

  /// Whether the server has ended, and waits for nothing any more but an answer under way.
  var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

  /// Waits for nothing any more; returns whether an answer is under way, after which the connection is closed.
  func giveUp() -> Bool {
    state.withLock { state in
      state.isGivenUp = true
      return state.cancel != nil && !state.endsWithServer
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { change { $0.hasLeft = true } }
    if event is ChannelShouldQuiesceEvent { change { $0.isServerEnding = true } }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    change { $0.hasLeft = true }
    context.fireChannelInactive()
  }

  /// Changes the state, and cancels what goes on where that is over then.
  private func change(_ change: (inout State) -> Void) {
    let cancel = state.withLock { state in
      change(&state)
      let isOver = state.hasLeft || state.isServerEnding && state.endsWithServer
      return isOver ? state.cancel : nil
    }
    cancel?()
  }
}
