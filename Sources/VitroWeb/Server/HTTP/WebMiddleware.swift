/// A step around the answers of a server: it sees each request before, and each answer after.
///
/// It may answer itself, change what it hands on, or change the answer. Pages, files and the answers of a
/// ``WebResponder`` go through it, the page's own connection does not. The body of the request is not there yet.
///
/// ```swift
/// let strictTransport: WebMiddleware = { request, next in
///   var response = await next(request)
///   response.headers[.strictTransportSecurity] = "max-age=31536000"
///   return response
/// }
/// ```
///
/// An error that it throws is logged, and answered with 500.
public typealias WebMiddleware =
  @Sendable (_ request: WebRequest, _ next: (WebRequest) async -> WebResponse) async throws ->
  WebResponse
