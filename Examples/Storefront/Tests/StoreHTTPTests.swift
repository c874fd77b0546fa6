import Foundation
import StorefrontHTTP
import Synchronization
import Testing

@Suite("The client of an API")
struct StoreHTTPTests {
  private struct Mug: Decodable, Hashable, Sendable {
    var name: String
    var prices: [Int]
  }

  /// A way to a server that answers as it is told, one after the other; the last answer stays.
  private final class Server: Sendable {
    private let answers: Mutex<[Result<HTTPResponse, TransportError>]>
    let requests = Mutex<[HTTPRequest]>([])

    init(_ answers: Result<HTTPResponse, TransportError>...) { self.answers = Mutex(answers) }

    var client: StoreHTTP {
      let transport = HTTPTransport { [self] request in
        requests.withLock { $0.append(request) }
        return try answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
      }
      return StoreHTTP(
        base: URL(fileURLWithPath: "/api"), headers: ["Cookie": "a=b"], transport: transport)
    }
  }

  private static func json(_ status: Int, _ text: String, type: String = "application/json")
    -> Result<HTTPResponse, TransportError>
  {
    .success(HTTPResponse(status: status, type: type, body: Data(text.utf8)))
  }

  @Test("An answer is read, and what was sent says what is wanted")
  func answer() async throws {
    let server = Server(Self.json(200, #"{"name": "Mug", "prices": [1]}"#))
    let mug = try await server.client.load(
      Resource<Mug>(.get, "mugs", query: [("search", "a b&c")]))
    #expect(mug == Mug(name: "Mug", prices: [1]))
    let request = try #require(server.requests.withLock { $0.first })
    #expect(request.url.absoluteString.hasSuffix("/api/mugs?search=a%20b%26c"))
    #expect(request.headers["Cookie"] == "a=b" && request.headers["Accept"] == "application/json")
    #expect(request.headers["Idempotency-Key"] == nil && request.body == nil)
  }

  @Test("A change has a key of its own, and its body as JSON")
  func change() async throws {
    struct Body: Encodable, Sendable { var quantity = 2 }
    let server = Server(Self.json(201, #"{"name": "Mug", "prices": []}"#))
    for _ in 1...2 { _ = try await server.client.load(Resource<Mug>(.post, "mugs", body: Body())) }
    let requests = server.requests.withLock { $0 }
    let keys = Set(requests.compactMap { $0.headers["Idempotency-Key"] })
    #expect(keys.count == 2)
    #expect(requests[0].body == Data(#"{"quantity":2}"#.utf8))
    #expect(requests[0].headers["Content-Type"] == "application/json")
  }

  @Test("What was not reached is asked for once more, with the same key")
  func retry() async throws {
    let server = Server(.failure(.notReached), Self.json(200, #"{"name": "Mug", "prices": []}"#))
    _ = try await server.client.load(Resource<Mug>(.post, "mugs"))
    let keys = server.requests.withLock { $0.map { $0.headers["Idempotency-Key"] } }
    #expect(keys.count == 2 && keys[0] == keys[1] && keys[0] != nil)
  }

  @Test(
    "Each way in which it goes wrong has an error of its own, and words",
    arguments: [
      (.failure(.notReached), .notReached, "The shop cannot be reached."),
      (.failure(.timedOut), .timedOut, "The shop takes too long to answer."),
      (.failure(.tooLarge(limit: 9)), .unreadable(field: nil), "The shop's answer cannot be read."),
      (
        .failure(.unsupportedScheme("ftp")), .unsupportedScheme("ftp"),
        "The shop's address begins with 'ftp:', which cannot be spoken here."
      ),
      (json(500, "{}"), .failed(status: 500), "Something went wrong in the shop (500)."),
      (json(429, "{}"), .failed(status: 429), "The shop is busy."),
      (json(404, "<html>", type: "text/html"), .failed(status: 404), "Something went wrong"),
      (
        json(
          422, #"{"detail": "Too many.", "field": "quantity"}"#, type: "application/problem+json"),
        .refused(status: 422, detail: "Too many.", field: "quantity"), "Too many."
      ),
      (
        json(500, #"{"detail": "secret"}"#, type: "application/problem+json"),
        .failed(status: 500), "Something went wrong in the shop (500)."
      ),
      (json(200, "<html>"), .unreadable(field: nil), "The shop's answer cannot be read."),
      (json(200, #"{"name": "Mug", "prices": ["#), .unreadable(field: nil), "The shop's answer"),
      (json(200, #"{"name": "Mug"}"#), .unreadable(field: "prices"), "The shop's answer"),
      (
        json(200, #"{"name": "Mug", "prices": [1, "2"]}"#), .unreadable(field: "prices.1"),
        "The shop's answer cannot be read ('prices.1')."
      ),
    ] as [(Result<HTTPResponse, TransportError>, StoreError, String)])
  func errors(
    answer: Result<HTTPResponse, TransportError>, error: StoreError, words: String
  ) async throws {
    let server = Server(answer)
    let thrown = try await #require(throws: StoreError.self) {
      try await server.client.load(Resource<Mug>(.get, "mugs"))
    }
    #expect(thrown == error && thrown.description.hasPrefix(words))
  }
}
