import BrowserTesting
import Foundation
import PrimeTimeShared
import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting
import WebAPI
import WebAPINIO
import WebAPITesting

/// An answer of a web API that is none, and what people are told of it.
struct BadAnswer: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var answer: MisbehavingServer.Answer
  var error: PrimesAPIError

  private init(_ name: String, _ answer: MisbehavingServer.Answer, _ error: PrimesAPIError) {
    (testDescription, self.answer, self.error) = (name, answer, error)
  }

  static let all = [
    Self("Too many requests", .raw("HTTP/1.1 429 No\nContent-Length: 0\n\n"), .busy),
    Self("A forbidden key", .raw("HTTP/1.1 403 No\nContent-Length: 0\n\n"), .keyRefused),
    Self("A failure", .raw("HTTP/1.1 503 No\nContent-Length: 0\n\n"), .failed(status: 503)),
    Self(
      "Another place", .raw("HTTP/1.1 302 There\nLocation: /\nContent-Length: 0\n\n"),
      .failed(status: 302)),
    Self(
      "HTML", .raw("HTTP/1.1 200 OK\nContent-Type: text/html\n\n<html>Hello</html>"), .unreadable),
    Self("Nothing", .raw("HTTP/1.1 200 OK\nContent-Length: 0\n\n"), .unreadable),
    Self("Other JSON", .json(#"{"prime":17}"#), .unreadable),
    Self("A word", .wolfram("seventeen"), .unreadable),
    Self("A number beyond all", .wolfram("99999999999999999999"), .unreadable),
    Self("Brackets, 513 of them", .json(String(repeating: "[", count: 513)), .unreadable),
    Self("No prime", .wolfram("18"), .notPrime(18)),
    Self("Less than a prime", .wolfram("-7"), .notPrime(-7)),
    Self("Half a head", .raw("HTTP/1.1 200 OK\nContent-Ty"), .notReached),
    Self("Half a body", .raw("HTTP/1.1 200 OK\nContent-Length: 99\n\n{"), .notReached),
    Self("The end", .death, .notReached),
    Self("Another language", .raw("SSH-2.0-OpenSSH_9.2\n"), .notReached),
    Self("Silence", .silence, .timedOut),
    Self(
      "A head without end", .raw("HTTP/1.1 200 OK\nA: ", .trickle([0x62])), .timedOut),
    Self("More than is taken", .raw("HTTP/1.1 200 OK\n\n", .flood(1 << 25)), .unreadable),
  ]
}

@MainActor @Suite("Prime Time before a web API that misbehaves")
struct MisbehavingAPITests {
  @Test(
    "An alert says what happened; once the API answers again, so does the second try",
    arguments: Edition.allCases, BadAnswer.all)
  func alert(edition: Edition, bad: BadAnswer) async throws {
    try await withServer(bad.answer, .wolfram("17")) { server in
      let clock = TestClock()
      let transport = HTTPTransport.nio(deadline: .seconds(10), clock: clock)
      let screen = edition.makeScreen(count: 7) {
        $0.primes = .webAPI(server.url, key: "right", transport: transport)
      }
      try await screen.link("Counter demo").tap()
      try await screen.button("What is the 7th prime?").tap()
      try await server.requestArrives()
      if bad.error == .timedOut { await clock.advance(by: .seconds(10)) }
      try await screen.happens { screen.alert("The 7th prime was not found").exists }
      #expect(screen.alert().text(bad.error.description).exists)
      try await screen.alert().button("Try again").tap()
      try await screen.happens { screen.alert("The 7th prime is 17").exists }
      try await screen.alert().button("Ok").tap()
      #expect(server.requests.count == 2 && screen.button("What is the 7th prime?").isEnabled)
    }
  }

  @Test(
    "Who leaves the counter waits for no answer, and the connection is closed",
    arguments: Edition.allCases)
  func leaving(edition: Edition) async throws {
    try await withServer(.silence) { server in
      let screen = edition.makeScreen(count: 7) {
        $0.primes = .webAPI(server.url, key: "right", transport: .nio(clock: TestClock()))
      }
      try await screen.link("Counter demo").tap()
      try await screen.button("What is the 7th prime?").tap()
      try await server.requestArrives()
      try await screen.button("Back to State management").tap()
      try await server.connectionsClose()
      #expect(screen.alert().count == 0)
    }
  }
}
