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
    type: String = "application/json", as visitor: String? = anna, from client: String? = nil
  ) async throws -> Answer {
    let url = try #require(URL(string: "\(api)/\(path)"))
    var request = HTTPRequest(method, url, body: body.map { Data($0.utf8) })
    if body != nil { request.headers["Content-Type"] = type }
    request.headers["Idempotency-Key"] = key
    request.headers["Cookie"] = visitor.map { "vitro.visitor=\($0)" }
    request.headers["Vitro-Client-Address"] = client
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

  /// Asks its API for a change, with a key of its own.
  func change(
    _ method: String, _ path: String, _ body: String? = nil, as visitor: String = anna
  ) async throws -> Answer {
    try await ask(method, path, body, key: UUID().uuidString, as: visitor)
  }

  /// Lets an admin in; gives the identity of their browser.
  func logInAdmin() async throws -> String {
    try await addAdmin()
    let body = #"{"email":"admin@example.com","password":"correct horse battery"}"#
    let browser = String(repeating: "C", count: 22)
    let answer = try await change("POST", "log-in", body, as: browser)
    return try #require(try await enter(with: answer, as: browser))
  }

  /// Buys mugs, at 12.50 each and 4.90 for sending fewer than four.
  func buy(_ count: Int = 1, as visitor: String = anna) async throws -> Answer {
    let total = 12_50 * count + (count < 4 ? 4_90 : 0)
    let line = #"{"product":"mug","quantity":\#(count)}"#
    _ = try await change("POST", "cart/lines", line, as: visitor)
    return try await change(
      "POST", "orders",
      """
      {
        "shipping": "standard", "total": {"minorUnits": \(total), "currency": "EUR"},
        "address": {
          "street": "Bergstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"
        }
      }
      """, as: visitor)
  }
}
