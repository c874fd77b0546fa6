public import Foundation

/// A stateless client of an API in JSON.
///
/// ```swift
/// let http = StoreHTTP(base: url, transport: .urlSession())
/// let product = try await http.load(Resource<Product>(.get, "products/mug"))
/// ```
public struct StoreHTTP: Sendable {
  private let base: URL?
  private let headers: [String: String]
  private let transport: HTTPTransport

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - base: The address that all paths begin with; without one, no server is reached.
  ///   - headers: The header fields of each request, such as a cookie.
  ///   - transport: The way to the server.
  public init(base: URL?, headers: [String: String] = [:], transport: HTTPTransport) {
    self.base = base
    self.headers = headers
    self.transport = transport
  }

  /// The same client, which asks for nothing before `beginning` has returned.
  public func after(_ beginning: @escaping @Sendable () async -> Void) -> StoreHTTP {
    let transport = transport
    return StoreHTTP(
      base: base, headers: headers,
      transport: HTTPTransport { request in
        await beginning()
        return try await transport.send(request)
      } stream: { request in
        await beginning()
        return try await transport.stream(request)
      })
  }

  /// Asks for a resource. What changes nothing is asked for once more where the server was not reached; a
  /// change carries a key, by which the server does it once, and may be asked for again as well.
  public func load<Value>(_ resource: Resource<Value>) async throws(StoreError) -> Value {
    guard let base else { throw .notReached }
    let request = request(for: resource, at: base)
    var response = await result(of: request)
    if case .failure(.notReached) = response { response = await result(of: request) }
    let answer = try response.get()
    guard 200..<300 ~= answer.status else { throw StoreError(answer) }
    do {
      return try resource.decode(answer.body)
    } catch let error as DecodingError {
      throw .unreadable(field: error.field)
    } catch {
      throw .unreadable(field: nil)
    }
  }

  /// The events of a stream, after the one with an identity.
  ///
  /// - Throws: What the transport throws; ``TransportError/notReached`` where no stream of events answers.
  public func events(
    _ path: String, after last: String? = nil
  ) async throws -> HTTPStream.Events {
    guard let base else { throw TransportError.notReached }
    var request = HTTPRequest("GET", base.appending(path: path), headers: headers)
    request.headers["Accept"] = "text/event-stream"
    request.headers["Last-Event-ID"] = last
    let stream = try await transport.stream(request)
    guard stream.status == 200, stream.type == "text/event-stream" else {
      throw TransportError.notReached
    }
    return stream.events
  }

  private func result(of request: HTTPRequest) async -> Result<HTTPResponse, StoreError> {
    do {
      let response = try await transport.send(request)
      // A server in the same process is told that nobody waits any more, and answers that.
      return response.status == 503 && Task.isCancelled ? .failure(.cancelled) : .success(response)
    } catch is CancellationError {
      return .failure(.cancelled)
    } catch TransportError.timedOut {
      return .failure(.timedOut)
    } catch TransportError.tooLarge {
      return .failure(.unreadable(field: nil))
    } catch TransportError.unsupportedScheme(let scheme) {
      return .failure(.unsupportedScheme(scheme))
    } catch {
      return .failure(.notReached)
    }
  }

  private func request<Value>(for resource: Resource<Value>, at base: URL) -> HTTPRequest {
    var url = base.appending(path: resource.path)
    if !resource.query.isEmpty {
      url.append(queryItems: resource.query.map { URLQueryItem(name: $0.0, value: $0.1) })
    }
    var request = HTTPRequest(resource.method.rawValue, url, headers: headers, body: resource.body)
    request.headers["Accept"] = "application/json"
    if resource.body != nil { request.headers["Content-Type"] = "application/json" }
    request.headers["Idempotency-Key"] = resource.key
    return request
  }
}

/// A resource of a server: the request for it, and how its answer is read.
public struct Resource<Value: Sendable>: Sendable {
  /// A method of HTTP.
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  let method: Method
  let path: String
  let query: [(String, String)]
  let body: Data?
  let key: String?
  let decode: @Sendable (Data) throws -> Value

  /// Makes a resource whose answer is JSON.
  ///
  /// - Parameters:
  ///   - body: The body, as JSON.
  ///   - key: What tells one change from another: the same for a change that is asked for again.
  public init(
    _ method: Method, _ path: String, query: [(String, String)] = [],
    body: (any Encodable & Sendable)? = nil, key: String? = nil
  ) where Value: Decodable {
    self.method = method
    self.path = path
    self.query = query
    // The same words for the same wish, however often it is asked for.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.body = body.flatMap { try? encoder.encode($0) }
    self.key = method == .get ? nil : key ?? UUID().uuidString
    decode = { data in
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(Value.self, fromOutside: data)
    }
  }
}

/// The reason why a resource could not be had, or a change was not made.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The server could not be reached, or the connection broke.
  case notReached
  /// The server did not answer in time.
  case timedOut
  /// The server refuses, and says why; `field` is what is wrong of the request.
  case refused(status: Int, detail: String, field: String?)
  /// The server failed, or something between that is not the shop's answered.
  case failed(status: Int)
  /// The answer cannot be read; `field` is what is wrong of it.
  case unreadable(field: String?)
  /// The address of the server begins with something that the transport does not speak, such as `ftp`.
  case unsupportedScheme(String)
  /// Nobody waits for the answer any more.
  case cancelled

  init(_ response: HTTPResponse) {
    struct Body: Decodable {
      var detail: String
      var field: String?
    }
    let body = try? JSONDecoder().decode(Body.self, fromOutside: response.body)
    if let body, response.type == "application/problem+json", response.status < 500 {
      self = .refused(status: response.status, detail: body.detail, field: body.field)
    } else {
      self = .failed(status: response.status)
    }
  }

  /// Whether what was asked for is not there.
  public var isNotFound: Bool { if case .refused(404, _, _) = self { true } else { false } }

  /// Whether it is there for people who are logged in.
  public var asksForLogIn: Bool { if case .refused(401, _, _) = self { true } else { false } }

  /// Whether it is there for other people than the one who is logged in.
  public var isForbidden: Bool { if case .refused(403, _, _) = self { true } else { false } }

  /// Whether the same request may succeed later.
  public var mayPass: Bool {
    switch self {
    case .refused(429, _, _): true
    case .refused: false
    default: true
    }
  }

  /// The sentence for people: what happened, and what to do.
  public var description: String {
    switch self {
    case .notReached: "The shop cannot be reached. Check the connection, and try again."
    case .timedOut: "The shop takes too long to answer. Try again."
    case .refused(_, let detail, _): detail
    case .failed(429): "The shop is busy. Try again in a minute."
    case .failed(let status): "Something went wrong in the shop (\(status)). Try again later."
    case .unreadable(let field?): "The shop's answer cannot be read ('\(field)'). Try again later."
    case .unreadable(nil): "The shop's answer cannot be read. Try again later."
    case .unsupportedScheme(let scheme):
      "The shop's address begins with '\(scheme):', which cannot be spoken here. Change the address."
    case .cancelled: "It was cancelled."
    }
  }
}

extension DecodingError {
  /// The path to the part that is wrong, such as `products.0.price`.
  var field: String? {
    let (context, key): (Context, (any CodingKey)?) =
      switch self {
      case .keyNotFound(let key, let context): (context, key)
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context, nil)
      @unknown default: (Context(codingPath: [], debugDescription: ""), nil)
      }
    let path = (context.codingPath + [key].compactMap { $0 })
      .map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }
}
