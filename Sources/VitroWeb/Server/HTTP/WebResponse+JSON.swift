import Foundation
public import HTTPTypes

extension WebResponse {
  /// Makes a response of a value as JSON.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - value: The value; dates are written as ISO 8601 has them.
  ///   - headers: Further header fields.
  /// - Throws: What the encoder throws.
  public init(
    status: HTTPResponse.Status = .ok, json value: some Encodable, headers: HTTPFields = [:]
  ) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var headers = headers
    headers[.contentType] = "application/json"
    self.init(status: status, headers: headers, body: .bytes(try encoder.encode(value)))
  }

  /// Makes a response that says to a program why its request is refused: a problem in JSON (RFC 9457), as the server's
  /// own refusals are.
  ///
  /// - Parameters:
  ///   - status: The status, which is the title, too.
  ///   - detail: The reason, and what to do, as a sentence.
  ///   - headers: Further header fields, such as `Allow`.
  public init(problem status: HTTPResponse.Status, _ detail: String, headers: HTTPFields = [:]) {
    struct Problem: Encodable {
      var detail: String
      var status: Int
      var title: String
    }
    let problem = Problem(detail: detail, status: status.code, title: status.reasonPhrase)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var headers = headers
    headers[.contentType] = "application/problem+json"
    headers[.cacheControl] = "no-store"
    // Texts and numbers can be encoded.
    let body = (try? encoder.encode(problem)) ?? Data()
    self.init(status: status, headers: headers, body: .bytes(body))
  }
}

extension WebRequest {
  /// The body as a value of a type, from JSON; dates are read as ISO 8601 has them.
  ///
  /// - Throws: What the decoder throws: answer it with 400.
  public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: body)
  }

  /// The parts of the path between its slashes, decoded: `["products", "a mug"]` of `/products/a%20mug`.
  public var pathComponents: [String] {
    path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}
