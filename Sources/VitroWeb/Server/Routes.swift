import Foundation
import HTTPTypes
import Logging
import NIOCore
import Synchronization

/// The routes of the server: its answers to requests.
struct Routes: Sendable {
  /// Who makes pages.
  let sessions: Sessions
  private let site: Site
  /// The steps around all answers, the outermost first.
  let middleware: [WebMiddleware]
  /// The application's own answers.
  let responder: WebResponder?
  let options: WebOptions
  private let hostNames: HostNames
  private let proxies: Proxies
  let bodies: BodyBudget
  let turns: Turns
  /// Where refusals are told.
  let logger: Logger

  let limits: LimitLog
  private let hasToldOfProxy = Flag()

  /// Makes the routes of a server.
  init(
    sessions: Sessions, site: Site, middleware: [WebMiddleware] = [], responder: WebResponder?,
    options: WebOptions, logger: Logger, limits: LimitLog, turns: Turns
  ) {
    (self.sessions, self.site, self.middleware) = (sessions, site, middleware)
    (self.responder, self.options) = (responder, options)
    (self.logger, self.limits, self.turns) = (logger, limits, turns)
    hostNames = HostNames(options.hostNames)
    proxies = Proxies(options.proxies)
    bodies = BodyBudget(bytes: options.maxRequestBodies, limits: limits)
  }

  /// The answer to a request that an address has sent, with the headers that protect it.
  func respond(
    to request: WebRequest, _ body: RequestBody, of client: ClientPresence
  ) async -> WebResponse {
    let address = proxies.client(of: client.peer, request.headers)
    if proxies.areMissing(client.peer, request.headers) { tellOfProxy(client.peer) }
    let request = request.sent(from: address).named(proxies.contain(client.peer))
    let arrival = ContinuousClock.now
    var response = await pass(request) { await answer($0, body, of: client, from: address) }
    log(request, response, after: .now - arrival)
    response.headers[.requestID] = request.id
    for (name, value) in Routes.protection { response.headers[name] = value }
    response.headers[.date] = Date.now.formatted(.http)
    // The connection will be closed, and nothing may be sent over it any more.
    if request.headers[.connection]?.lowercased() == "close" {
      response.headers[.connection] = "close"
    }
    return response
  }

  /// Tells once, for anybody may say so.
  private func tellOfProxy(_ peer: String) {
    guard hasToldOfProxy.set() else { return }
    logger.notice(
      "A request of \(peer) says X-Forwarded-For, and does not count as another client's. If a proxy is there, start the server with --proxy \(peer): all who come through it are one client until then"
    )
  }

  private func answer(
    _ request: WebRequest, _ body: RequestBody, of client: ClientPresence, from address: String
  ) async -> WebResponse {
    if let refusal = refusal(ofHost: request, from: address) { return refusal }
    let path = request.path
    let asset = (Asset.all + site.assets).first { $0.path == path }
    let isPicture = path.hasPrefix(PictureFiles.folder)
    let isOurs = asset != nil || isPicture || path == SocketRequest.path || path == Upload.path
    if !isOurs, let responder {
      let response = await ask(responder, request, body, of: client, from: address)
      if let response { return response }
    }
    if path == Upload.path { return await take(body, with: request) }
    guard request.method == .get || request.method == .head else {
      var refused = refusal(of: request, .methodNotAllowed, "This address can only be read.")
      refused.headers[.allow] = "GET, HEAD"
      return refused.last(after: request)
    }
    if let asset { return file(asset, for: request) }
    if isPicture { return picture(at: path, for: request) }
    switch path {
    case "/" where request.method == .head: return pageWithoutBody
    case SocketRequest.path: return refusedSocket(request)
    default: return await newPage(request, from: address)
    }
  }

  /// Takes a file that a person has chosen, and answers with the name that the server gives it.
  private func take(_ body: RequestBody, with request: WebRequest) async -> WebResponse {
    do {
      let name = try await Upload(request, maxSize: options.maxFileSize)
        .take(body, into: sessions)
      var response = WebResponse(text: name, type: "text/plain")
      response.headers[.cacheControl] = "no-store"
      return response
    } catch let refusal as Upload.Refusal {
      logger.notice("A file was refused: \(refusal.text)")
      var response = message(refusal.status, "Not taken", refusal.text)
      if refusal.status == .methodNotAllowed { response.headers[.allow] = "POST" }
      return response.last(after: request)
    } catch {
      logger.debug("A file was not sent to its end, or could not be kept: \(error)")
      return message(.badRequest, "Not taken", "The file was not sent to its end.")
        .last(after: request)
    }
  }

  /// A refusal where the request does not name this server.
  private func refusal(ofHost request: WebRequest, from address: String) -> WebResponse? {
    guard let authority = request.head.authority, !authority.isEmpty else {
      return message(
        .badRequest, "Not understood",
        "The request does not say, or not once, which host it is for."
      )
      .last(after: request)
    }
    guard !hostNames.contain(authority) else { return nil }
    limits.met(
      .names, of: address,
      "A request of \(address) was refused: it is for \(authority.debugDescription). If that is this server, start it with --host-name"
    )
    return refusal(
      of: request, .misdirectedRequest, "The request is for another host than this one."
    ).last(after: request)
  }

  private func newPage(_ request: WebRequest, from address: String) async -> WebResponse {
    let text = "http://\(request.head.authority ?? "localhost")\(request.head.path ?? "/")"
    guard let url = URL(string: text) else {
      return nowhere(PageWords(languages: request.headers[.acceptLanguage]))
    }
    let (languages, cookies) = (request.headers[.acceptLanguage], Cookies(request.headers))
    let known = Visitor(sentIn: request.headers)
    let visitor = known ?? Visitor()
    let made = await sessions.makePage(
      at: url, from: address, languages: languages, visitor: visitor, isKnown: known != nil,
      cookie: { cookies[$0] })
    switch made {
    case .page(let html, let isFound):
      var response = page(html, status: isFound ? .ok : .notFound)
      response.headers[.setCookie] = visitor.setCookie(for: request)
      return response
    case .nowhere(let words): return nowhere(words)
    case .full(let words): return full(words)
    }
  }

  private func nowhere(_ words: PageWords) -> WebResponse {
    page(
      Document(words: words, site: site).message(
        title: words.notFound.title, text: words.notFound.text),
      status: .notFound)
  }

  private func full(_ words: PageWords) -> WebResponse {
    var response = page(
      Document(words: words, site: site).message(
        title: words.noRoom.title, text: words.noRoom.text),
      status: .serviceUnavailable)
    response.headers[.retryAfter] = "10"
    return response
  }

  private func page(_ html: String, status: HTTPResponse.Status = .ok) -> WebResponse {
    var response = WebResponse(status: status, text: html, type: "text/html; charset=utf-8")
    response.headers[.cacheControl] = "no-store"
    return response
  }

  /// The head of a page that is not made: who only asks whether there is one gets no session, and hears of no length.
  private var pageWithoutBody: WebResponse {
    var response = page("")
    response.body = .parts { _ in }
    return response
  }

  /// What only programs see is said in English.
  func message(
    _ status: HTTPResponse.Status,
    _ title: String,
    _ text: String
  ) -> WebResponse {
    page(
      Document(words: PageWords(languages: "en"), site: site).message(title: title, text: text),
      status: status)
  }

  private func refusedSocket(_ request: WebRequest) -> WebResponse {
    let refusal = SocketRequest.refusal(
      method: request.method.rawValue,
      path: request.path
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

  /// A file of the client, as small as the browser takes it. What is asked for by its version never changes.
  private func file(_ asset: Asset, for request: WebRequest) -> WebResponse {
    let lifetime =
      request.query == asset.version ? "public, max-age=31536000, immutable" : "no-cache"
    var headers: HTTPFields = [
      .contentType: asset.type, .cacheControl: lifetime, .vary: "Accept-Encoding",
    ]
    var content = asset.content
    if !asset.gzipped.isEmpty, takesGzip(request.headers[.acceptEncoding]) {
      headers[.contentEncoding] = "gzip"
      content = asset.gzipped
    }
    return WebResponse(headers: headers, body: .bytes(Data(content)))
  }

  /// A picture of an asset catalog; its address is another one for each content.
  private func picture(at path: String, for request: WebRequest) -> WebResponse {
    guard let picture = PictureFiles.shared.picture(at: path) else {
      return nowhere(PageWords(languages: request.headers[.acceptLanguage]))
    }
    return WebResponse(
      headers: [
        .contentType: picture.type, .cacheControl: "public, max-age=31536000, immutable",
      ], body: .bytes(picture.content))
  }

  /// Nothing but our own script, stylesheet and connection, and pictures over HTTPS; no frames, no
  /// forms, no guessing. What elements look like themselves is written by us only, from numbers and
  /// names of ours.
  private static let protection: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        + "connect-src 'self'; img-src 'self' data: https:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    (.xContentTypeOptions, "nosniff"),
    (.referrerPolicy, "no-referrer"),
    (.crossOriginOpenerPolicy, "same-origin"),
    (.crossOriginResourcePolicy, "same-origin"),
  ]
}

extension WebResponse {
  /// The same response, as the last one of its connection where the request has a body: it may not have been read.
  func last(after request: WebRequest) -> WebResponse {
    let fields = request.headers
    guard hasBody(fields[.transferEncoding], contentLength: fields[.contentLength]) else {
      return self
    }
    var response = self
    response.headers[.connection] = "close"
    return response
  }
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

/// Whether a browser that says this takes what is compressed by gzip: it names it, and not with a quality of none.
private func takesGzip(_ encodings: String?) -> Bool {
  (encodings ?? "").lowercased().split(separator: ",").contains { encoding in
    let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
    guard parts.first == "gzip" || parts.first == "x-gzip" else { return false }
    return !parts.dropFirst().contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
  }
}

/// A flag that is set once.
private final class Flag: Sendable {
  private let isSet = Mutex(false)

  /// Sets it; returns whether it was not set before.
  func set() -> Bool {
    isSet.withLock { isSet in
      defer { isSet = true }
      return !isSet
    }
  }
}
