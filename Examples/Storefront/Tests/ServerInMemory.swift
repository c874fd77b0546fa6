import Foundation
import Logging
import StorefrontServer
import StorefrontTesting
import Synchronization
import VitroWeb

/// The visitor who asks in most tests.
let anna = "AAAAAAAAAAAAAAAAAAAAAA"
/// Another one.
let berta = "BBBBBBBBBBBBBBBBBBBBBB"

/// An answer of the API, read to its end.
struct Answer: Hashable, Sendable {
  var status: Int
  var headers: HTTPFields
  var text: String
}

extension ShopServer {
  /// A server that tells its errors to a recorder.
  init(
    _ storage: any ShopStorage, log: LogRecorder = LogRecorder(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.init(
      storage: storage, terms: try .standard(), passwords: .quick, now: now,
      logger: Logger(label: "shop") { _ in log })
  }

  /// Asks for a path of the API, without a socket.
  func ask(
    _ method: String, _ path: String, _ body: String? = nil, key: String? = nil,
    as visitor: String? = anna
  ) async throws -> Answer {
    guard let response = try await response(method, path, body, key: key, as: visitor) else {
      return Answer(status: 0, headers: [:], text: "")
    }
    return Answer(
      status: response.status.code, headers: response.headers,
      text: String(decoding: try await response.bodyToItsEnd(), as: UTF8.self))
  }

  /// The same, of which the body has not been read.
  func response(
    _ method: String, _ path: String, _ body: String? = nil, key: String? = nil,
    as visitor: String? = anna
  ) async throws -> WebResponse? {
    var fields = HTTPFields()
    fields[.contentType] = body.map { _ in "application/json" }
    fields[.cookie] = visitor.map { "vitro.visitor=\($0)" }
    if let name = HTTPField.Name("Idempotency-Key") { fields[name] = key }
    let head = HTTPRequest(
      method: HTTPRequest.Method(method) ?? .get, scheme: "http", authority: "shop",
      path: "/api/v1/\(path)", headerFields: fields)
    return try await respond(to: WebRequest(head: head, body: Data((body ?? "").utf8)))
  }
}

/// The log of one test's server.
final class LogRecorder: LogHandler {
  private let recorded = Mutex<[String]>([])

  private let all = Mutex<[String]>([])

  /// The errors that were told.
  var errors: [String] { recorded.withLock { $0 } }
  /// All that was told.
  var lines: [String] { all.withLock { $0 } }

  func log(event: LogEvent) {
    all.withLock { $0.append("\(event.message) \(event.metadata ?? [:])") }
    guard event.level >= .error else { return }
    recorded.withLock { $0.append("\(event.message)") }
  }

  // Nobody adds to it in these tests.
  var metadataProvider: Logger.MetadataProvider? {
    get { nil }
    set { _ = newValue }
  }
  var metadata: Logger.Metadata {
    get { [:] }
    set { _ = newValue }
  }
  var logLevel: Logger.Level {
    get { .trace }
    set { _ = newValue }
  }
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set { _ = newValue }
  }
}
