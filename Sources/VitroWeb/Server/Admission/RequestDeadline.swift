import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// The deadline of a request that has a body: who sends slowly holds the connection for no longer than an honest
/// client with a bad line would.
final class RequestDeadline: ChannelInboundHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private let options: WebOptions
  private let limits: LimitLog
  private var timeout: Scheduled<Void>?

  init(_ options: WebOptions, _ limits: LimitLog) {
    (self.options, self.limits) = (options, limits)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body: break
    case .end: end()
    }
    context.fireChannelRead(data)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  private func begin(_ head: HTTPRequest, _ context: ChannelHandlerContext) {
    end()
    guard head.hasBody else { return }
    let announced = head.headerFields[.contentLength].flatMap { Int($0) }
    let size = min(max(announced ?? .max, 0), max(options.maxRequestBody, options.maxFileSize))
    let time = options.requestTimeout + .seconds(size) / max(options.slowestBody, 1)
    let (channel, limits) = (context.channel, limits)
    let address = channel.remoteAddress?.ipAddress ?? ""
    timeout = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
      limits.met(
        .slow, of: address,
        "A connection of \(address) was closed: its request was not there after \(time.components.seconds) s"
      )
      channel.close(promise: nil)
    }
  }

  private func end() {
    timeout?.cancel()
    timeout = nil
  }
}

extension HTTPRequest {
  /// Whether a body comes after its head.
  var hasBody: Bool {
    headerFields[.transferEncoding] != nil || (headerFields[.contentLength] ?? "0") != "0"
  }
}
