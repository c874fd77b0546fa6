public import Foundation

/// A request, as a transport sends it.
public struct HTTPRequest: Sendable, Hashable {
  /// The method, such as `GET`.
  public var method: String
  /// The address.
  public var url: URL
  /// The header fields.
  public var headers: [String: String]
  /// The body, if there is one.
  public var body: Data?

  /// Makes a request.
  public init(_ method: String, _ url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// An answer, whole.
public struct HTTPResponse: Sendable, Hashable {
  /// The status, such as 200.
  public var status: Int
  /// The media type of the body, in lower case and without parameters; empty where none is said.
  public var type: String
  /// The body.
  public var body: Data

  /// Makes an answer.
  public init(status: Int, type: String = "", body: Data = Data()) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// The media type that a `Content-Type` field says, in lower case and without parameters.
  public static func mediaType(of field: String?) -> String {
    (field ?? "").prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
  }
}

/// The reason why there is no answer.
public enum TransportError: Error, Hashable, Sendable {
  /// Nobody listens there, or the connection broke before the answer was whole.
  case notReached
  /// The answer took too long.
  case timedOut
  /// The answer is larger than is taken.
  case tooLarge(limit: Int)
  /// The address begins with something that this transport does not speak, such as `ftp`.
  case unsupportedScheme(String)
}

/// The way in which requests reach a server, and answers come back: a function, and another one for answers that
/// come bit by bit.
public struct HTTPTransport: Sendable {
  /// Sends a request, and returns its answer.
  public var send: @Sendable (HTTPRequest) async throws -> HTTPResponse
  /// Sends a request, and returns its answer when its head has come.
  public var stream: @Sendable (HTTPRequest) async throws -> HTTPStream

  /// Makes a transport of its functions, which throw a ``TransportError``, or the error of a task that is
  /// cancelled. Without the second one no stream is reached.
  public init(
    send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    stream: @escaping @Sendable (HTTPRequest) async throws -> HTTPStream = { _ in
      throw TransportError.notReached
    }
  ) {
    (self.send, self.stream) = (send, stream)
  }
}
