import NIOCore
import NIOHTTP1

/// The deadlines of a connection's requests: who sends one slowly, or none, holds the connection for no longer than an
/// honest client with a bad line would. When the server ends, it ends after the answer that is under way.
final class RequestDeadline: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let options: WebOptions
  private let limits: LimitLog
  private var timeout: Scheduled<Void>?
  /// Runs while the client has left more unread than is kept for it.
  private var unread: Scheduled<Void>?
  /// How many requests have begun that are not answered to their end.
  private var unanswered = 0
  private var isReading = false
  private var isEnding = false

  init(_ options: WebOptions, _ limits: LimitLog) {
    (self.options, self.limits) = (options, limits)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body: break
    case .end:
      isReading = false
      awaitNext(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    unanswered -= 1
    guard isEnding, unanswered == 0 else {
      context.write(data, promise: promise)
      return awaitNext(context)
    }
    context.writeAndFlush(data, promise: promise)
    context.close(promise: nil)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      isEnding = true
      if unanswered == 0 { context.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    unread?.cancel()
    if !context.channel.isWritable {
      let time = options.requestTimeout + .seconds(Self.mostUnread) / max(options.slowestBody, 1)
      unread = closing(after: time, context, "what it was sent was not read within")
    }
    context.fireChannelWritabilityChanged()
  }

  /// How many bytes wait for a client that does not read, besides those on their way.
  private static var mostUnread: Int { 64 * 1_024 }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  private func end() {
    timeout?.cancel()
    unread?.cancel()
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    unanswered += 1
    isReading = true
    timeout?.cancel()
    let length = head.headers.first(name: "content-length")
    guard hasBody(head.headers.first(name: "transfer-encoding"), contentLength: length) else {
      return
    }
    let announced = length.flatMap { Int($0) }
    let size = min(max(announced ?? .max, 0), max(options.maxRequestBody, options.maxFileSize))
    let time = options.requestTimeout + .seconds(size) / max(options.slowestBody, 1)
    timeout = closing(after: time, context, "its request was not there after")
  }

  /// Closes the connection after a time, and tells why.
  private func closing(
    after time: Duration, _ context: ChannelHandlerContext, _ reason: String
  ) -> Scheduled<Void> {
    let (channel, limits) = (context.channel, limits)
    let address = channel.remoteAddress?.ipAddress ?? ""
    return context.eventLoop.scheduleTask(in: TimeAmount(time)) {
      limits.met(
        .slow, of: address,
        "A connection of \(address) was closed: \(reason) \(time.components.seconds) s")
      channel.close(promise: nil)
    }
  }

  /// Waits for the next request where none is under way.
  private func awaitNext(_ context: ChannelHandlerContext) {
    guard !isReading else { return }
    timeout?.cancel()
    guard unanswered == 0, context.channel.isActive else { return }
    let channel = context.channel
    timeout = context.eventLoop.scheduleTask(in: TimeAmount(options.requestTimeout)) {
      channel.close(promise: nil)
    }
  }
}

/// Whether a request has a body, by its header fields.
func hasBody(_ transferEncoding: String?, contentLength: String?) -> Bool {
  transferEncoding != nil || (contentLength ?? "0") != "0"
}
