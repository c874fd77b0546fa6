// A responder is written with their types: a request and a response, their fields, and the bytes of bodies.
@_exported public import HTTPTypes
@_exported public import HummingbirdCore
@_exported public import NIOCore

/// The answers of an application's own, beside its pages and on the same port: a router's, for instance.
///
/// It is asked about each request but those for the page's own script, stylesheet and connection, and
/// returns `nil` for what is not its own, which is then a page or nowhere. The body of the request is
/// there, all of it, and no larger than ``WebOptions/maxRequestBody``. The headers that protect pages are
/// on its answers, too. An error that it throws is logged, and answered with 500.
///
/// ```swift
/// let server = WebServer(
///   responder: { request in
///     guard request.uri.path == "/api/time" else { return nil }
///     return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "\(Date())")))
///   },
///   makeScreen: { Screen(host: $0) { ClockView() } })
/// ```
public typealias WebResponder = @Sendable (_ request: Request) async throws -> Response?
