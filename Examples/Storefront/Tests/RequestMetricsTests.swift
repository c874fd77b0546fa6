import HTTPTypes
import MetricsTestKit
import StorefrontServer
import Testing
import VitroWeb

@Suite("The metrics of requests")
struct RequestMetricsTests {
  @Test("Each answer is timed by its method and its status, and a method of nobody's is no label")
  func timed() async throws {
    let metrics = TestMetrics()
    let middleware = requestMetrics(into: metrics)
    for (method, status) in [
      (HTTPRequest.Method.get, HTTPResponse.Status.ok), (.get, .ok), (.post, .conflict),
      (try #require(HTTPRequest.Method("BREW")), .methodNotAllowed),
    ] {
      let head = HTTPRequest(method: method, scheme: nil, authority: nil, path: "/cart?code=1")
      let answer = try await middleware(WebRequest(head: head)) { _ in
        WebResponse(status: status)
      }
      #expect(answer.status == status)
    }
    let timed = metrics.timers.map { timer in
      "\(timer.label) \(timer.dimensions.map(\.1).joined(separator: " ")) \(timer.values.count)"
    }
    let label = "http.server.request.duration"
    #expect(Set(timed) == ["\(label) GET 200 2", "\(label) POST 409 1", "\(label) _OTHER 405 1"])
  }
}
