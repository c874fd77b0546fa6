import VitroWeb

/// The addresses at which a program tells how it is.
struct HealthChecks {
  let live: String
  let ready: String

  /// The answers, before all else that is asked: whatever watches a program is no client that waits for its turn.
  func middleware(isReady: @escaping @Sendable () async -> Bool) -> WebMiddleware {
    { [live, ready] request, next in
      switch request.path {
      case live: Self.answer(true)
      case ready: Self.answer(await isReady())
      default: await next(request)
      }
    }
  }

  private static func answer(_ isWell: Bool) -> WebResponse {
    var response = WebResponse(
      status: isWell ? .ok : .serviceUnavailable, text: isWell ? "yes\n" : "no\n")
    response.headers[.cacheControl] = "no-store"
    // Whatever watches a program asks every second or so, and all is well nearly always.
    if isWell { response.logLevel = .debug }
    return response
  }
}
