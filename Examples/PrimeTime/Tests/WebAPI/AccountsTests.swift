import Foundation
import LoginDomain
import PrimeTimeShared
import Testing
import VitroConcurrency
import WebAPI
import WebAPINIO
import WebAPITesting

@Suite("The accounts, asked of a web API")
struct AccountsTests {
  private static let ada = LoginRequest(id: 1, username: "ada@example.com", password: "right")

  private func logIn(
    _ request: LoginRequest = ada, isSilent: Bool = false,
    _ answer: @escaping @Sendable (MisbehavingServer.Request) -> MisbehavingServer.Answer
  ) async throws -> Result<User, LoginError>? {
    var result: Result<User, LoginError>?
    try await withServer(answering: answer) { server in
      let clock = TestClock()
      let accounts = Accounts.webAPI(
        server.url, transport: .nio(deadline: .seconds(10), clock: clock))
      async let answer = accounts.logIn(request)
      try await server.requestArrives()
      if isSilent { await clock.advance(by: .seconds(10)) }
      result = await answer
      #expect(server.requests.count == 1)
    }
    return result
  }

  @Test("Who has the right password is told the name, and nobody else is")
  func passwords() async throws {
    let ada = try await logIn { .accounts($0) }
    #expect(ada == .success(User(name: "Ada")))
    for request in [
      LoginRequest(id: 1, username: "ada@example.com", password: "Right"),
      LoginRequest(id: 1, username: "eve@example.com", password: "right"),
      LoginRequest(id: 1, username: #"","password":"right"#, password: #""}{"#),
    ] {
      let nobody = try await logIn(request) { .accounts($0) }
      #expect(nobody == .failure(.wrongPassword))
    }
  }

  @Test(
    "What is no answer logs nobody in, and says why",
    arguments: [
      (.raw("HTTP/1.1 423 No\nContent-Length: 0\n\n"), .accountLocked),
      (.raw("HTTP/1.1 429 No\nContent-Length: 0\n\n"), .accountLocked),
      (.raw("HTTP/1.1 500 No\nContent-Length: 0\n\n"), .failed),
      (.raw("HTTP/1.1 204 Yes\n\n"), .failed),
      (.raw("HTTP/1.1 200 OK\nContent-Type: text/html\n\n<html>"), .failed),
      (.json(#"{"name":" "}"#), .failed), (.json(#"{"name":7}"#), .failed),
      (.json("[]"), .failed), (.json(String(repeating: "[", count: 513)), .failed),
      (.raw("HTTP/1.1 200 OK\n\n", .flood(1 << 25)), .failed),
      (.raw("HTTP/1.1 200 OK\nConte"), .noConnection), (.death, .noConnection),
      (.silence, .noConnection),
    ] as [(MisbehavingServer.Answer, LoginError)])
  func bad(answer: MisbehavingServer.Answer, error: LoginError) async throws {
    var isSilent = false
    if case .stay = answer.end { isSilent = answer.bytes.isEmpty }
    let result = try await logIn(isSilent: isSilent) { _ in answer }
    #expect(result == .failure(error))
  }

  @Test("Without an address in the environment there are none", arguments: [nil, "", "http://a b"])
  func environment(address: String?) {
    #expect(
      Accounts.fromEnvironment(["PRIMETIME_ACCOUNTS": address].compactMapValues { $0 }) == nil)
    #expect(Accounts.fromEnvironment(["PRIMETIME_ACCOUNTS": "http://127.0.0.1:1"]) != nil)
  }
}
