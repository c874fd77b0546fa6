import NIOCore
import Synchronization

/// The presence of the client at the other end of a connection: one that sends no more has gone, for no client of a
/// page or an API closes its half before it has its answer.
final class ClientPresence: ChannelInboundHandler, Sendable {
  typealias InboundIn = NIOAny

  private struct State {
    var hasLeft = false
    var onLeave: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  init(hasLeft: Bool = false) { state = Mutex(State(hasLeft: hasLeft)) }

  /// Does something, and cancels it when the client leaves meanwhile.
  func during<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    let task = Task { await work() }
    let hasLeft = state.withLock { state in
      state.onLeave = { task.cancel() }
      return state.hasLeft
    }
    if hasLeft { task.cancel() }
    defer { state.withLock { $0.onLeave = nil } }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    let onLeave = state.withLock { state in
      state.hasLeft = true
      return state.onLeave
    }
    onLeave?()
  }
}

/// The clients of a server's connections.
final class ClientPresences: Sendable {
  private let all = Mutex<[ObjectIdentifier: ClientPresence]>([:])

  /// The client of a connection; one that has been closed meanwhile has left.
  subscript(channel: any Channel) -> ClientPresence {
    all.withLock { $0[ObjectIdentifier(channel)] } ?? ClientPresence(hasLeft: true)
  }

  /// Adds the client of a connection, until that is closed.
  func add(_ channel: any Channel) -> ClientPresence {
    let (presence, id) = (ClientPresence(), ObjectIdentifier(channel))
    all.withLock { $0[id] = presence }
    channel.closeFuture.whenComplete { [weak self] _ in
      _ = self?.all.withLock { $0.removeValue(forKey: id) }
    }
    return presence
  }
}
