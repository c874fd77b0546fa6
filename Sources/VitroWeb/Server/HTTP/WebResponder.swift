// A responder is written with their types: the head of a request, a status and header fields.
@_exported public import HTTPTypes

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
///     guard request.path == "/api/time" else { return nil }
///     return WebResponse(text: "\(Date())")
///   },
///   makeScreen: { Screen(host: $0) { ClockView() } })
/// ```
public typealias WebResponder = @Sendable (_ request: WebRequest) async throws -> WebResponse?
