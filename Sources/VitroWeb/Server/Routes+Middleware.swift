import Foundation
import HTTPTypes
import Logging

extension Routes {
  /// The answer to a request after all middleware from an index on, the outermost first.
  func pass(
    _ request: WebRequest, from index: Int = 0, to answer: (WebRequest) async -> WebResponse
  ) async -> WebResponse {
    guard index < middleware.count else { return await answer(request) }
    do {
      return try await middleware[index](request) {
        await pass($0, from: index + 1, to: answer)
      }
    } catch {
      logger.error(
        "\(request.method) \(request.path) failed: \(error)", metadata: request.metadata)
      return refusal(
        of: request, .internalServerError, "The server has noted why. Try again later.")
    }
  }

  /// Tells that a request was answered.
  func log(_ request: WebRequest, _ response: WebResponse, after time: Duration) {
    logger.log(
      level: response.logLevel, "\(request.method) \(request.path) \(response.status.code)",
      metadata: request.metadata.merging(
        ["ms": "\(time / .milliseconds(1))", "client": "\(request.clientAddress ?? "")"]
      ) { $1 })
  }
}

extension WebRequest {
  /// The name of this request in logs, which the answer has in `X-Request-ID`: of a proxy that the server was told of
  /// (``WebOptions/proxies``) the one that it says, else a new one. `nil` where no server has handed the request on.
  public var id: String? { headers[.requestID] }

  /// The same for a logger.
  var metadata: Logger.Metadata { id.map { ["request": "\($0)"] } ?? [:] }

  /// The same request with a name: the one that it says where that counts and is one.
  func named(_ isSaid: Bool) -> WebRequest {
    var request = self
    let said = isSaid ? headers[.requestID] : nil
    let isName = said?.wholeMatch(of: /[A-Za-z0-9._\-]{1,64}/) != nil
    request.head.headerFields[.requestID] =
      isName ? said : String(UInt64.random(in: .min ... .max), radix: 16)
    return request
  }
}

extension HTTPField.Name {
  static let requestID = Self("X-Request-ID") ?? .via
}
