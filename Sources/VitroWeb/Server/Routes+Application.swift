import Foundation
import HTTPTypes
import NIOCore

/// The answers of the application's own responder.
extension Routes {
  /// The application's answer, or `nil` where the request is not its own.
  func ask(
    _ responder: @escaping WebResponder, _ request: WebRequest, _ body: RequestBody,
    of client: ClientPresence, from address: String
  ) async -> WebResponse? {
    if let refusal = refusal(ofOrigin: request, from: address) { return refusal }
    var request = request
    // Its answer goes without its body.
    if request.method == .head { request.head.method = .get }
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
        of: request, .badRequest, "The request was not sent to its end.")
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
        of: request, .serviceUnavailable,
        "The server ends, or the browser has gone. Try again in a few seconds.")
    } catch {
      logger.error("\(request.method) \(request.path) failed: \(error)")
      return refusal(
        of: request, .internalServerError,
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

  /// A refusal of a change that a page of another origin asks for, in the name of whoever looks at it. Browsers say which
  /// page it is of all that is no `GET` or `HEAD`; programs say nothing.
  private func refusal(ofOrigin request: WebRequest, from address: String) -> WebResponse? {
    let origin = request.headers[.origin] ?? "another origin"
    guard request.isOfOtherOrigin, !options.origins.contains(origin) else { return nil }
    limits.met(
      .origins, of: address,
      "A request of \(address) was refused: it is of a page of \(origin.debugDescription). If that may ask, start the server with --origin"
    )
    return refusal(of: request, .forbidden, "A page of another origin may not ask for this.")
      .last(after: request)
  }

  private func bodyTooLarge(_ request: WebRequest, from address: String) -> WebResponse {
    limits.met(
      .body, of: address,
      "A request of \(address) was turned away: its body has more than \(options.maxRequestBody) bytes (maxRequestBody)"
    )
    return refusal(
      of: request, .contentTooLarge,
      "What was sent has more than \(options.maxRequestBody) bytes. Send less."
    ).last(after: request)
  }

  private func noRoomForBody(_ request: WebRequest, from address: String) -> WebResponse {
    limits.met(
      .bodies, of: address,
      "A request of \(address) was turned away: too many bodies wait in memory (maxRequestBodies)")
    var response = refusal(
      of: request, .serviceUnavailable,
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
      of: request, .serviceUnavailable,
      "Too many requests of this address wait for an answer. Try again in a second.")
    response.headers[.retryAfter] = "1"
    return response
  }

  /// A refusal of a request to the application: a page for a browser that opens one, which says so, else a problem in
  /// JSON: most programs say nothing of what they take, or `*/*`.
  func refusal(
    of request: WebRequest, _ status: HTTPResponse.Status, _ detail: String
  ) -> WebResponse {
    let accepted = request.headers[.accept] ?? ""
    guard !accepted.contains("text/html") || accepted.contains("json") else {
      return message(status, status.reasonPhrase, detail)
    }
    return WebResponse(problem: status, detail)
  }
}
