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
  /// The application's own answers.
  let responder: WebResponder?
  private let options: WebOptions
  private let hostNames: HostNames
  private let proxies: Proxies
  private let bodies: BodyBudget
  private let turns: Turns
  /// Where refusals are told.
  let logger: Logger

  private let limits: LimitLog
  private let hasToldOfProxy = Flag()

  /// Makes the routes of a server.
  init(
    sessions: Sessions, site: Site, responder: WebResponder?, options: WebOptions, logger: Logger,
    limits: LimitLog, turns: Turns
  ) {
    (self.sessions, self.site) = (sessions, site)
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
    let request = request.sent(from: address)
    var response = await answer(request, body, of: client, from: address)
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
      return methodNotAllowed.last(after: request)
    }
    if let asset { return file(asset, for: request) }
    if isPicture { return picture(at: path, for: request) }
    switch path {
    case "/" where request.method == .head: return pageWithoutBody
    case SocketRequest.path: return refusedSocket(request)
    default: return await newPage(request, from: address)
    }
  }

  /// The application's answer, or `nil` where the request is not its own.
  private func ask(
    _ responder: @escaping WebResponder, _ request: WebRequest, _ body: RequestBody,
    of client: ClientPresence, from address: String
  ) async -> WebResponse? {
    var request = request
    let announced = request.headers[.contentLength].flatMap(Int.init) ?? 0
    guard announced <= options.maxRequestBody else { return bodyTooLarge(request, from: address) }
    var held = 0
    defer { bodies.give(held, of: address) }
    do {
      while let part = try await body.next() {
        guard held + part.readableBytes <= options.maxRequestBody else {
          return bodyTooLarge(request, from: address)
        }
        guard bodies.take(part.readableBytes, for: address) else {
          return noRoomForBody(request, from: address)
        }
        held += part.readableBytes
        request.body.append(contentsOf: part.readableBytesView)
      }
    } catch {
      // The browser has gone, or sends no HTTP: nobody here is at fault.
      logger.debug("\(request.method) \(request.path) was not sent to its end: \(error)")
      return refusal(
        of: request, .badRequest, "Not understood", "The request was not sent to its end.")
    }
    return await client.during { [request] in
      await answer(of: responder, to: request, from: address)
    }
  }

  private func answer(
    of responder: @escaping WebResponder, to request: WebRequest, from address: String
  ) async -> WebResponse? {
    do {
      let asker = Turns.Asker(browser: request.visitor, address: address)
      let isChange = request.method != .get && request.method != .head
      let answered = try await turns.take(asker, isChange: isChange) {
        try await responder(request)
      }
      guard let answered else { return tooManyRequests(request, from: address) }
      return ending(visitorOf: request, with: answered)
    } catch is CancellationError {
      return refusal(
        of: request, .serviceUnavailable, "Not answered",
        "The server ends, or the browser has gone. Try again in a few seconds.")
    } catch {
      logger.error("\(request.method) \(request.path) failed: \(error)")
      return refusal(
        of: request, .internalServerError, "Something went wrong",
        "The server has noted why. Try again later.")
    }
  }

  /// The same response, which ends the pages of the browser that asks where it gives that another identity.
  private func ending(visitorOf request: WebRequest, with response: WebResponse?) -> WebResponse? {
    guard var response, let visitor = Visitor(sentIn: request.headers),
      response.renews(visitor)
    else { return response }
    response.whenSent = { [sessions] in await sessions.end(of: visitor) }
    return response
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

  private func bodyTooLarge(_ request: WebRequest, from address: String) -> WebResponse {
    limits.met(
      .body, of: address,
      "A request of \(address) was turned away: its body has more than \(options.maxRequestBody) bytes (maxRequestBody)"
    )
    return refusal(
      of: request, .contentTooLarge, "Too large",
      "What was sent has more than \(options.maxRequestBody) bytes. Send less."
    ).last(after: request)
  }

  private func noRoomForBody(_ request: WebRequest, from address: String) -> WebResponse {
    limits.met(
      .bodies, of: address,
      "A request of \(address) was turned away: too many bodies wait in memory (maxRequestBodies)")
    var response = refusal(
      of: request, .serviceUnavailable, "Too much at once",
      "The server is being sent more than it takes. Try again in ten seconds.")
    response.headers[.retryAfter] = "10"
    return response.last(after: request)
  }

  private func tooManyRequests(_ request: WebRequest, from address: String) -> WebResponse {
    limits.met(
      .waiting, of: address,
      "A request of \(address) was turned away: \(options.maxWaitingOfAddress) wait already (maxWaitingOfAddress)"
    )
    var response = refusal(
      of: request, .serviceUnavailable, "Too much at once",
      "Too many requests of this address wait for an answer. Try again in a second.")
    response.headers[.retryAfter] = "1"
    return response
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
      of: request, .misdirectedRequest, "Another host",
      "The request is for another host than this one."
    ).last(after: request)
  }

  /// A refusal of a request to the application: a page for a browser that opens one, which says so, else a problem in
  /// JSON (RFC 9457): most programs say nothing of what they take, or `*/*`.
  private func refusal(
    of request: WebRequest, _ status: HTTPResponse.Status, _ title: String, _ text: String
  ) -> WebResponse {
    let accepted = request.headers[.accept] ?? ""
    guard !accepted.contains("text/html") || accepted.contains("json") else {
      return message(status, title, text)
    }
    let json = #"{"detail":"\#(text)","status":\#(status.code),"title":"\#(title)"}"#
    var response = WebResponse(status: status, text: json, type: "application/problem+json")
    response.headers[.cacheControl] = "no-store"
    return response
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
  private func message(
    _ status: HTTPResponse.Status,
    _ title: String,
    _ text: String
  ) -> WebResponse {
    page(
      Document(words: PageWords(languages: "en"), site: site).message(title: title, text: text),
      status: status)
  }

  private var methodNotAllowed: WebResponse {
    var response = message(.methodNotAllowed, "Not possible", "This address can only be read.")
    response.headers[.allow] = "GET, HEAD"
    return response
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
  fileprivate func last(after request: WebRequest) -> WebResponse {
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
