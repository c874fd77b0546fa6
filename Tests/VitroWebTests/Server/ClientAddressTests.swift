import Testing
import VitroWeb

@MainActor @Suite("The address of a client")
struct ClientAddressTests {
  private static let responder: WebResponder = {
    WebResponse(text: $0.clientAddress ?? "none")
  }

  @Test(
    "The client is the last address that a known proxy names and that is no proxy's",
    arguments: [
      (["203.0.113.7"], "203.0.113.7"), (["6.6.6.6, 203.0.113.7"], "203.0.113.7"),
      (["6.6.6.6", "203.0.113.7"], "203.0.113.7"), (["203.0.113.7, 10.0.0.2"], "203.0.113.7"),
      (["203.0.113.7:4711"], "203.0.113.7"), (["[2001:db8::7]:4711"], "2001:db8:0:0::/64"),
      (["2001:DB8:1:2:3:4:5:6"], "2001:db8:1:2::/64"), (["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
      (["::ffff:203.0.113.7"], "203.0.113.7"), (["203.0.113.7, ::FFFF:10.0.0.2"], "203.0.113.7"),
      (["fe80::zz"], "127.0.0.1"), (["203.0.113.7, 2001:DB8::0:ff"], "203.0.113.7"),
      (["somebody"], "127.0.0.1"),
      (["6.6.6.6, somebody, 10.0.0.2"], "10.0.0.2"), ([""], "127.0.0.1"), ([], "127.0.0.1"),
      ([" \t, ,"], "127.0.0.1"),
    ])
  func proxies(fields: [String], address: String) async throws {
    var options = WebOptions()
    options.proxies = ["127.0.0.1", "10.0.0.2", "2001:0DB8::FF", "nobody"]
    try await RunningServer.run(options: options, responder: Self.responder) { server in
      let connection = try await RawConnection(port: server.port)
      let lines = fields.map { "x-forwarded-for: \($0)\r\n" }.joined()
      await connection.send(Array("GET /api HTTP/1.1\r\nhost: x\r\n\(lines)\r\n".utf8))
      let head = await connection.read(through: "\r\n\r\n")
      let length = try #require(Answer(head: head).headers["content-length"].flatMap { Int($0) })
      #expect(String(decoding: await connection.read(length) ?? [], as: UTF8.self) == address)
    }
  }

  @Test("From nobody else does that header count, nor the field in which the server says it")
  func posing() async throws {
    var options = WebOptions()
    options.proxies = ["127.0.0.1"]
    try await RunningServer.run(options: options, responder: Self.responder) { server in
      for (from, address) in [("127.0.0.2", "127.0.0.2"), ("127.0.0.1", "6.6.6.6")] {
        let connection = try await RawConnection(port: server.port, from: from)
        let answer = await connection.request(
          "/api",
          headers: [
            "host": "x", "x-forwarded-for": "6.6.6.6", "vitro-client-address": "7.7.7.7",
          ])
        #expect(answer.body == address)
      }
    }
  }
}
