import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// The routes of the server: its answers to requests.
struct Routes: Sendable {
  /// Who makes pages.
  let sessions: Sessions
  /// The application's own answers.
  let responder: WebResponder?
  /// How many bytes the body of a request to it may have.
  let maxRequestBody: Int
  /// How many bytes a file may have that a person chooses on a page.
  let maxFileSize: Int
  /// Where refusals are told.
  let logger: Logger

  /// The answer to a request, with the headers that protect it.
  func respond(to request: Request) async -> Response {
    var response = await answer(request)
    for (name, value) in Routes.protection { response.headers[name] = value }
    response.headers[.date] = Date.now.formatted(.http)
    // The connection will be closed, and nothing may be sent over it any more.
    if request.headers[.connection]?.lowercased() == "close" {
      response.headers[.connection] = "close"
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request) async -> Response {
    let path = request.uri.path
    let isOurs = [
      Asset.script.path, Asset.stylesheet.path, SocketRequest.path, Upload.path,
    ].contains(path)
    if !isOurs, let response = await applicationAnswer(request) { return response }
    if path == Upload.path { return await take(request) }
    guard request.method == .get || request.method == .head else { return methodNotAllowed }
    switch path {
    case "/" where request.method == .head: return page("")
    case Asset.script.path: return file(.script, version: request.uri.query)
    case Asset.stylesheet.path: return file(.stylesheet, version: request.uri.query)
    case SocketRequest.path: return refusedSocket(request)
    default: return await newPage(request)
    }
  }

  /// The application's answer, or `nil` where the request is not its own.
  private func applicationAnswer(_ request: Request) async -> Response? {
    guard let responder else { return nil }
    var request = request
    let announced = request.headers[.contentLength].flatMap(Int.init) ?? 0
    guard announced <= maxRequestBody else { return bodyTooLarge(request) }
    do {
      _ = try await request.collectBody(upTo: maxRequestBody)
    } catch is NIOTooManyBytesError {
      return bodyTooLarge(request)
    } catch {
      // The browser has gone, or sends no HTTP: nobody here is at fault.
      logger.debug("\(request.method) \(request.uri.path) was not sent to its end: \(error)")
      return refusal(
        of: request, .badRequest, "Not understood", "The request was not sent to its end.")
    }
    do {
      return ending(visitorOf: request, with: try await responder(request))
    } catch {
      logger.error("\(request.method) \(request.uri.path) failed: \(error)")
      return refusal(
        of: request, .internalServerError, "Something went wrong",
        "The server has noted why. Try again later.")
    }
  }

  /// The same response, which ends the pages of the browser that asks where it gives that another identity.
  private func ending(visitorOf request: Request, with response: Response?) -> Response? {
    guard var response, let visitor = Visitor(sent: Cookies(request.headers)[Visitor.cookie]),
      response.renews(visitor)
    else { return response }
    response.whenSent { [sessions] in await sessions.end(of: visitor) }
    return response
  }

  /// Takes a file that a person has chosen, and answers with the name that the server gives it.
  private func take(_ request: Request) async -> Response {
    do {
      let name = try await Upload(request, maxSize: maxFileSize).take(request.body, into: sessions)
      return Response(
        status: .ok, headers: [.contentType: "text/plain", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: name)))
    } catch let refusal as Upload.Refusal {
      logger.notice("A file was refused: \(refusal.text)")
      var response = message(refusal.status, "Not taken", refusal.text)
      if refusal.status == .methodNotAllowed { response.headers[.allow] = "POST" }
      return response
    } catch {
      logger.debug("A file was not sent to its end, or could not be kept: \(error)")
      return message(.badRequest, "Not taken", "The file was not sent to its end.")
    }
  }

  private func bodyTooLarge(_ request: Request) -> Response {
    refusal(
      of: request, .contentTooLarge, "Too large",
      "What was sent has more than \(maxRequestBody) bytes. Send less.")
  }

  /// A refusal of a request to the application: a problem in JSON (RFC 9457) for who wants JSON, else a page.
  private func refusal(
    of request: Request, _ status: HTTPResponse.Status, _ title: String, _ text: String
  ) -> Response {
    guard request.headers[.accept]?.contains("json") == true else {
      return message(status, title, text)
    }
    let json = #"{"detail":"\#(text)","status":\#(status.code),"title":"\#(title)"}"#
    return Response(
      status: status,
      headers: [.contentType: "application/problem+json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
  }

  private func newPage(_ request: Request) async -> Response {
    let address = "http://\(request.head.authority ?? "localhost")\(request.uri.string)"
    guard let url = URL(string: address) else {
      return nowhere(PageWords(languages: request.headers[.acceptLanguage]))
    }
    let (languages, cookies) = (request.headers[.acceptLanguage], Cookies(request.headers))
    let known = Visitor(sent: cookies[Visitor.cookie])
    let visitor = known ?? Visitor()
    let made = await sessions.makePage(
      at: url, languages: languages, visitor: visitor, isKnown: known != nil,
      cookie: { cookies[$0] })
    switch made {
    case .page(let html):
      var response = page(html)
      response.headers[.setCookie] = visitor.setCookie(for: request)
      return response
    case .nowhere(let words): return nowhere(words)
    case .full(let words): return full(words)
    }
  }

  private func nowhere(_ words: PageWords) -> Response {
    page(
      Document(words: words).message(title: words.notFound.title, text: words.notFound.text),
      status: .notFound)
  }

  private func full(_ words: PageWords) -> Response {
    var response = page(
      Document(words: words).message(title: words.noRoom.title, text: words.noRoom.text),
      status: .serviceUnavailable)
    response.headers[.retryAfter] = "60"
    return response
  }

  private func page(_ html: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html))
    )
  }

  /// What only programs see is said in English.
  private func message(
    _ status: HTTPResponse.Status,
    _ title: String,
    _ text: String
  ) -> Response {
    page(
      Document(words: PageWords(languages: "en")).message(title: title, text: text), status: status)
  }

  private var methodNotAllowed: Response {
    var response = message(.methodNotAllowed, "Not possible", "This address can only be read.")
    response.headers[.allow] = "GET, HEAD"
    return response
  }

  private func refusedSocket(_ request: Request) -> Response {
    let refusal = SocketRequest.refusal(
      method: request.method.rawValue,
      path: request.uri.path
    ) { name in
      // The host is not among the header fields of this type.
      name == "host"
        ? request.head.authority : HTTPField.Name(name).flatMap { request.headers[$0] }
    }
    let reason = refusal ?? "not an upgrade"
    logger.notice("A WebSocket was refused: \(reason)")
    let status: HTTPResponse.Status = reason == "foreign origin" ? .forbidden : .badRequest
    return message(status, "Refused", "This is for the page's script: \(reason).")
  }

  /// What is asked for by its version never changes.
  private func file(_ asset: Asset, version: String?) -> Response {
    let lifetime =
      version == asset.version ? "public, max-age=31536000, immutable" : "no-cache"
    return Response(
      status: .ok,
      headers: [.contentType: asset.type, .cacheControl: lifetime],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.content))
    )
  }

  /// Nothing but our own script, stylesheet and connection, and pictures over HTTPS; no frames, no
  /// forms, no guessing. What elements look like themselves is written by us only, from numbers and
  /// names of ours.
  private static let protection: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        + "connect-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    (.xContentTypeOptions, "nosniff"),
    (.referrerPolicy, "no-referrer"),
    (.crossOriginOpenerPolicy, "same-origin"),
    (.crossOriginResourcePolicy, "same-origin"),
  ]
}

extension HTTPField.Name {
  fileprivate static let referrerPolicy = known("Referrer-Policy")
  fileprivate static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")

  private static func known(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("not a header: \(name)") }
    return name
  }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  /// A date as headers have it (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
  static var http: Date.VerbatimFormatStyle { httpDate }
}

private let httpDate = Date.VerbatimFormatStyle(
  format: """
    \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
    \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
    \(second: .twoDigits) GMT
    """,
  locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
  calendar: Calendar(identifier: .gregorian))
