import Foundation
import StorefrontHTTP
import Testing
import WebAPITesting

/// A way of a server to misbehave, and what is made of it.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var answer: MisbehavingServer.Answer
  /// The result of a transport.
  var expected: Result<HTTPResponse, TransportError>
  /// The error of a client that waits for a product.
  var error: StoreError

  /// An answer of which nothing is wrong but what it says.
  private static func saying(
    _ status: Int, _ body: String, type: String = "application/json", fields: String...,
    error: StoreError
  ) -> Self {
    let head =
      ["HTTP/1.1 \(status) Status", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"]
      + fields
    return Self(
      testDescription: "\(status) \(body)",
      answer: .raw(head.joined(separator: "\n") + "\n\n\(body)", .stay),
      expected: .success(HTTPResponse(status: status, type: type, body: Data(body.utf8))),
      error: error)
  }

  /// An answer that is none.
  private static func failing(
    _ name: String, _ answer: MisbehavingServer.Answer, _ expected: TransportError = .notReached,
    error: StoreError = .notReached
  ) -> Self {
    Self(testDescription: name, answer: answer, expected: .failure(expected), error: error)
  }

  /// Whole answers that are not what a shop answers.
  static let answers = [
    saying(500, "Oops", type: "text/plain", error: .failed(status: 500)),
    saying(429, "", error: .failed(status: 429)),
    saying(
      302, "There", fields: "Location: http://127.0.0.1:1/there", error: .failed(status: 302)),
    saying(401, "", fields: "WWW-Authenticate: Bearer", error: .failed(status: 401)),
    saying(200, "<html>", type: "text/html", error: .unreadable(field: nil)),
    saying(200, String(repeating: "[", count: 513), error: .unreadable(field: nil)),
    saying(200, "", error: .unreadable(field: nil)),
    saying(200, #"{"name":"Mug","#, error: .unreadable(field: nil)),
    saying(200, #"{"name":"Mug","prices":[1,"2"]}"#, error: .unreadable(field: "prices.1")),
    Self(
      testDescription: "200 with invalid UTF-8",
      answer: MisbehavingServer.Answer(
        bytes: Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n".utf8) + [0xC3, 0x28]),
      expected: .success(HTTPResponse(status: 200, body: Data([0xC3, 0x28]))),
      error: .unreadable(field: nil)),
    Self(
      testDescription: "200 with more than it announced",
      answer: .raw("HTTP/1.1 200 OK\nContent-Length: 2\n\n12345"),
      expected: .success(HTTPResponse(status: 200, body: Data("12".utf8))),
      error: .unreadable(field: nil)),
  ]

  /// Answers that are broken in themselves.
  static let failures = [
    failing("Closed without a word", .death),
    failing("Half a body", .raw("HTTP/1.1 200 OK\nContent-Length: 9\n\n1234")),
    failing(
      "Half of the chunks", .raw("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n4\n1234\n")),
    failing(
      "A chunk of no size",
      .raw("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n4\n1234\nmug\n1\n0\n\n")),
    failing("A length that is none", .raw("HTTP/1.1 200 OK\nContent-Length: mug\n\n{}")),
    failing("A negative length", .raw("HTTP/1.1 200 OK\nContent-Length: -1\n\n{}")),
    failing("Another language", .raw("SSH-2.0-OpenSSH_9.2\n")),
  ]

  /// Answers of which URLSession on Linux makes the end of the process, or takes them for whole.
  static let brokenHeads = [
    failing("A status line", .raw("HTTP/1.1 200 OK\n")),
    failing("Half a head", .raw("HTTP/1.1 200 OK\nContent-Ty")),
    failing("A status that is none", .raw("HTTP/1.1 mug OK\n\n")),
    failing("A field without a name", .raw("HTTP/1.1 200 OK\n: mug\n\n")),
    failing(
      "A length beyond all numbers",
      .raw("HTTP/1.1 200 OK\nContent-Length: 99999999999999999999\n\n{}")),
    failing("A line that is no field", .raw("HTTP/1.1 200 OK\nmug\n\n")),
  ]

  /// Answers that do not end.
  static let slow = [
    failing("Taken, and nothing said", .silence, .timedOut, error: .timedOut),
    failing(
      "Half a body, and nothing more", .raw("HTTP/1.1 200 OK\nContent-Length: 9\n\n1234", .stay),
      .timedOut, error: .timedOut),
    failing(
      "A head without end", .raw("HTTP/1.1 200 OK\nA: ", .trickle([0x62])), .timedOut,
      error: .timedOut),
    failing(
      "A body without end", .raw("HTTP/1.1 200 OK\n\n", .trickle([0x20])), .timedOut,
      error: .timedOut),
  ]
}
