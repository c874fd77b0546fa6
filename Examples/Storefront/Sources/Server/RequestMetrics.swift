import CoreMetrics
import HTTPTypes
public import VitroWeb

/// The middleware that times all answers for a metrics library: `http.server.request.duration`, with the method and the
/// status, until an answer begins.
///
/// Nothing is counted without a metrics library (`MetricsSystem.bootstrap`).
public func requestMetrics() -> WebMiddleware { requestMetrics(into: MetricsSystem.factory) }

/// The same, for the metrics library of a test.
package func requestMetrics(into factory: any MetricsFactory) -> WebMiddleware {
  { request, next in
    let arrival = ContinuousClock.now
    let response = await next(request)
    // A method is whatever a client writes: each label is kept for ever.
    let isKnown = [.get, .head, .post, .put, .patch, .delete, .options].contains(request.method)
    let timer = Timer(
      label: "http.server.request.duration",
      dimensions: [
        ("http.request.method", isKnown ? request.method.rawValue : "_OTHER"),
        ("http.response.status_code", "\(response.status.code)"),
      ], factory: factory)
    timer.recordNanoseconds(Int64(arrival.duration(to: .now) / .nanoseconds(1)))
    return response
  }
}
