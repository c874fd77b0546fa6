public import Foundation
public import HTTPTypes
public import Logging

/// The answer of an application's ``WebResponder``.
public struct WebResponse: Sendable {
  /// The body of a response.
  public enum Body: Sendable {
    /// All of it; the server says how long it is.
    case bytes(Data)
    /// The parts that a closure writes as they come, such as events. A write returns when the browser has read
    /// enough of those before it, and throws when the browser has gone. The closure's task is cancelled then, and
    /// when the server ends.
    case parts(
      @Sendable (_ write: @escaping @Sendable (Data) async throws -> Void) async throws -> Void)
  }

  /// The status, such as `.ok`.
  public var status: HTTPResponse.Status
  /// The header fields.
  public var headers: HTTPFields
  /// The body.
  public var body: Body

  /// The level at which the log tells that the request was answered.
  public var logLevel = Logger.Level.info

  /// Done when the response has been sent, or could not be.
  var whenSent: (@Sendable () async -> Void)?

  /// Makes a response.
  public init(
    status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: Body = .bytes(Data())
  ) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// Makes a response of a text; `type` is its media type, as `Content-Type` has it.
  public init(
    status: HTTPResponse.Status = .ok, text: String, type: String = "text/plain; charset=utf-8"
  ) {
    self.init(status: status, headers: [.contentType: type], body: .bytes(Data(text.utf8)))
  }
}
