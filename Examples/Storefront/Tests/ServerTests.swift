import Foundation
import HTTPTypes
import Hummingbird
import StorefrontDomain
@testable import StorefrontServer
import StorefrontTesting
import Testing

@Suite("The server of a shop, under whatever it is sent")
struct ServerTests {
  @Test("No cache keeps a stream of changes, and no proxy waits until it is long")
  func streamFields() async throws {
    try await withStorage { storage in
      let response = try #require(try await ShopServer(storage).response("GET", "changes"))
      #expect(response.headers[.contentType] == "text/event-stream")
      #expect(response.headers[.cacheControl] == "no-store")
      let buffering = try #require(HTTPField.Name("X-Accel-Buffering"))
      #expect(response.headers[buffering] == "no")
    }
  }

  private static let mug = #"{"product": "mug", "quantity": 1}"#

  // MARK: Methods

  @Test(
    "A method that a path does not have is refused with those that it has",
    arguments: [
      ("PATCH", "products", "GET, HEAD, POST"), ("POST", "products/mug", "GET, HEAD, PUT"),
      ("POST", "products/mug/picture", "GET, HEAD, PUT"),
      ("DELETE", "cart", "GET, HEAD"), ("GET", "cart/lines", "POST"),
      ("POST", "cart/lines/mug", "DELETE, PUT"), ("HEAD", "cart/prices", "POST"),
      ("DELETE", "orders", "GET, HEAD, POST"), ("BREW", "orders/1001", "GET, HEAD"),
    ])
  func method(method: String, path: String, allowed: String) async throws {
    try await withStorage { storage in
      let server = try ShopServer(storage)
      let answer = try await server.ask(method, path)
      #expect(answer.status == 405 && answer.headers[.allow] == allowed)
      #expect(answer.headers[.contentType] == "application/problem+json")
    }
  }

  @Test("HEAD is answered as GET is, without a body", arguments: ["products", "cart", "orders/1"])
  func head(path: String) async throws {
    try await withStorage { storage in
      let server = try ShopServer(storage)
      let (get, head) = (try await server.ask("GET", path), try await server.ask("HEAD", path))
      #expect(head.status == get.status && head.headers == get.headers)
      #expect(head.text == "" && get.headers[.contentLength] == "\(get.text.utf8.count)")
    }
  }

  // MARK: Addresses

  @Test(
    "An address that makes no sense is refused, and never an error of the server's",
    arguments: [
      ("products/%00", 400), ("products/mug%00", 400), ("products/%FF%FE", 400),
      ("products/%", 400), ("products/%zz", 400), ("products/%2e%2e%2fmug", 404),
      ("products/mug%2F", 404), ("products//", 200), ("products/mug/stock", 404),
      ("products/%F0%9F%AB%96", 404), ("products/%27%3B%20DROP%20TABLE%20products", 404),
      ("products/" + String(repeating: "a", count: 10_000), 404),
      ("orders/99999999999999999999", 404), ("orders/-1", 404),
      ("products?page=99999999999999999999", 422), ("products?page=-1", 422),
      ("products?page=", 422), ("products?page=1e3", 422), ("products?page=%00", 400),
      ("orders?before=%00", 400),
      ("products?min=99999999999999999999", 422), ("products?search=%00%FF", 400),
      ("products?page=100000", 200), ("products?&&==&page", 422),
    ])
  func address(path: String, status: Int) async throws {
    try await withStorage { storage in
      let log = LogRecorder()
      let server = try ShopServer(storage, log: log)
      let answer = try await server.ask("GET", path)
      #expect(answer.status == status, "\(answer.text)")
      #expect(log.errors == [])
    }
  }

  @Test("A product is found by its address, however that is written")
  func percent() async throws {
    try await withStorage { storage in
      let id: ProductID = "grüner Becher/1"
      try await storage.write { file in
        guard let mug = try file.product("mug") else { return }
        try file.save(
          Product(id: id, name: mug.name, price: mug.price, category: mug.category))
      }
      let server = try ShopServer(storage)
      #expect(try await server.ask("GET", "products/%6Dug").status == 200)
      #expect(try await server.ask("GET", "products/gr%C3%BCner%20Becher%2F1").status == 200)
    }
  }

  @Test("More than can be counted is refused, and changes nothing")
  func tooMuch() async throws {
    try await withStorage { storage in
      try await storage.write { try $0.save(.mug(Int.max)) }
      let server = try ShopServer(storage)
      let line = #"{"product": "mug", "quantity": 2}"#
      let answer = try await server.ask("POST", "cart/lines", line, key: "1")
      #expect(answer.status == 422 && answer.text.contains("too large"))
      #expect(try await storage.read { try $0.cart(of: CustomerID(anna)).lines } == [])
    }
  }

  // MARK: Answers that are kept

  @Test("A key is answered the same for a day; later it is a new wish")
  func day() async throws {
    try await withStorage { storage in
      let start = Date(timeIntervalSince1970: 1_800_000_000)
      for (seconds, pieces) in [(0.0, 1), (86_400, 1), (86_401, 2)] {
        let server = try ShopServer(storage, now: { start + seconds })
        #expect(try await server.ask("POST", "cart/lines", Self.mug, key: "1").status == 200)
        let cart = try await storage.read { try $0.cart(of: CustomerID(anna)) }
        #expect(cart.lines.map(\.quantity) == [pieces])
      }
    }
  }

  @Test(
    "A digest is what FNV-1a says, in every version",
    arguments: [
      ("", "cbf29ce484222325-0"), ("a", "af63dc4c8601ec8c-1"), ("foobar", "85944171f73967e8-6"),
    ])
  func digest(text: String, digest: String) {
    #expect(RequestDigest(of: text).text == digest)
  }

  // MARK: What goes wrong

  /// A storage that fails.
  private struct Failing: ShopStorage {
    let error: any Error

    func read<Value: Sendable>(
      _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
    ) async throws -> Value { throw error }
    func write<Value: Sendable>(
      inTurn: Bool, _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
    ) async throws -> Value { throw error }
    var commitCount: Int { 0 }
    func commits() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
    func close() {}
  }

  @Test("What cannot be written as JSON is an error, and no empty answer")
  func unwritable() {
    #expect(throws: EncodingError.self) { try Response(json: [Double.nan]) }
  }

  @Test("An error of the storage is told to the log, once, and to nobody else")
  func failure() async throws {
    let log = LogRecorder()
    let error = EncodingError.invalidValue(
      1, .init(codingPath: [], debugDescription: "the secret of /var/shop"))
    let server = try ShopServer(Failing(error: error), log: log)
    let answer = try await server.ask("GET", "cart")
    #expect(answer.status == 500 && !answer.text.contains("secret"))
    #expect(log.errors.count == 1 && log.errors.first?.contains("secret") == true)
  }

  @Test("A request that is interrupted is no error of the server's, and has changed nothing")
  func interrupted() async throws {
    try await withStorage { storage in
      let log = LogRecorder()
      for storage in [Failing(error: CancellationError()), storage] as [any ShopStorage] {
        let server = try ShopServer(storage, log: log)
        let asking = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          return try await server.ask("POST", "cart/lines", Self.mug, key: "1")
        }
        #expect(try await asking.value.status == 503)
      }
      #expect(log.errors == [])
      #expect(try await storage.read { try $0.cart(of: CustomerID(anna)).lines } == [])
    }
  }
}
