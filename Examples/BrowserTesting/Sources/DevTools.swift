import Foundation
import NIOCore
import NIOFoundationCompat
import NIOWebSocket
import Synchronization

/// A connection to the browser, over which commands go out and replies and events come in.
///
/// It speaks the Chrome DevTools Protocol: a JSON object in each WebSocket message.
final class DevTools: Sendable {
  private struct State {
    var lastID = 0
    var replies: [Int: CheckedContinuation<Data, any Error>] = [:]
    var listeners: [String: @Sendable (String, Data) -> Void] = [:]
    var isOpen = true
  }

  private struct Head: Decodable {
    var id: Int?
    var method: String?
    var sessionId: String?
  }

  private struct Reply<Result: Decodable>: Decodable {
    struct Failure: Decodable {
      var message: String
      var data: String?
    }
    var result: Result?
    var error: Failure?
  }

  private struct Command: Encodable {
    var id: Int
    var method: String
    var params: Parameter
    var sessionId: String?
  }

  private let state = Mutex(State())
  private let channel: any Channel

  private init(channel: any Channel) {
    self.channel = channel
  }

  /// Connects to the browser that listens at this port of this machine.
  static func connect(port: Int, path: String) async throws -> DevTools {
    let channel = try await openSocket(port: port, path: path)
    let devTools = DevTools(channel: channel)
    try await channel.pipeline.addHandler(
      MessageHandler(
        onMessage: { devTools.received($0) },
        onClose: { devTools.closed() }
      )
    ).get()
    return devTools
  }

  /// Calls `listener` with the name and the whole message of each event of this session.
  func listen(to session: String, _ listener: (@Sendable (String, Data) -> Void)?) {
    state.withLock { $0.listeners[session] = listener }
  }

  /// Sends a command and returns its result.
  @discardableResult
  func send<Result: Decodable & Sendable>(
    _ method: String,
    _ parameters: Parameter = [:],
    session: String? = nil,
    as type: Result.Type = Ignored.self
  ) async throws -> Result {
    let id = state.withLock {
      $0.lastID += 1
      return $0.lastID
    }
    let command = Command(id: id, method: method, params: parameters, sessionId: session)
    let text = try JSONEncoder().encode(command)
    let data = try await withTaskCancellationHandler {
      try await response(to: text, id)
    } onCancel: {
      giveUp(id)
    }
    let reply = try JSONDecoder().decode(Reply<Result>.self, from: data)
    guard let result = reply.result else {
      let reason = [reply.error?.message, reply.error?.data].compactMap(\.self)
      throw BrowserError.refused(command: method, reason: reason.joined(separator: " "))
    }
    return result
  }

  private func response(to text: Data, _ id: Int) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let isOpen = state.withLock {
        if $0.isOpen { $0.replies[id] = continuation }
        return $0.isOpen
      }
      guard isOpen else { return continuation.resume(throwing: BrowserError.disconnected) }
      // Who was cancelled before this was not found.
      if Task.isCancelled { return giveUp(id) }
      let frame = WebSocketFrame(
        fin: true,
        opcode: .text,
        maskKey: .random(),
        data: ByteBuffer(data: text)
      )
      channel.writeAndFlush(frame, promise: nil)
    }
  }

  /// Waits for a reply no longer.
  private func giveUp(_ id: Int) {
    state.withLock { $0.replies.removeValue(forKey: id) }?.resume(throwing: CancellationError())
  }

  private func received(_ data: Data) {
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else { return }
    if let id = head.id {
      state.withLock { $0.replies.removeValue(forKey: id) }?.resume(returning: data)
    } else if let session = head.sessionId, let method = head.method {
      state.withLock { $0.listeners[session] }?(method, data)
    }
  }

  private func closed() {
    let replies = state.withLock { state in
      defer { state.replies = [:] }
      state.isOpen = false
      return state.replies.values
    }
    for reply in replies { reply.resume(throwing: BrowserError.disconnected) }
  }
}

/// The result of a command whose result nobody needs.
struct Ignored: Decodable {}
