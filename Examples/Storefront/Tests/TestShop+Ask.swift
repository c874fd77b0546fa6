import Foundation
import StorefrontHTTP
import StorefrontTesting
import Testing

extension TestShop {
  /// An answer of the API.
  struct Answer: Hashable, Sendable {
    var status: Int
    var text: String
  }

  /// Asks its API over a socket; a body is JSON unless another type is said.
  func ask(
    _ method: String, _ path: String, _ body: String? = nil, key: String? = nil,
    type: String = "application/json", as visitor: String? = anna
  ) async throws -> Answer {
    let url = try #require(URL(string: "\(api)/\(path)"))
    var request = HTTPRequest(method, url, body: body.map { Data($0.utf8) })
    if body != nil { request.headers["Content-Type"] = type }
    request.headers["Idempotency-Key"] = key
    request.headers["Cookie"] = visitor.map { "vitro.visitor=\($0)" }
    let response = try await transport.send(request)
    return Answer(status: response.status, text: String(decoding: response.body, as: UTF8.self))
  }

  /// Goes through the door that an answer names, and gives the new identity of the browser.
  func enter(with answer: Answer, as visitor: String = anna) async throws -> String? {
    struct Door: Decodable { var door: String }
    let door = try JSONDecoder().decode(Door.self, from: Data(answer.text.utf8))
    let address = try #require(URL(string: door.door))
    return await cookie(from: address, as: visitor)
  }
}
