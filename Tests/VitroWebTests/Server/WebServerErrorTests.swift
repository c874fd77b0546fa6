import Testing
import VitroUI
import VitroWeb

/// Tests of the messages to people where a server cannot begin.
@Suite struct WebServerErrorTests {
  @Test(arguments: [(3000, 3001), (65_534, 65_535), (65_535, 8080)])
  func aPortInUseSuggestsAnotherThatExists(_ port: Int, other: Int) {
    let error = WebServerError.portInUse(host: "127.0.0.1", port: port)
    #expect(
      error.description == """
        Port \(port) of 127.0.0.1 is in use: another program listens there already.

        To fix: end that program, or choose another port, for example '--port \(other)'; \
        '--port 0' takes any that is free.
        """
    )
  }

  @Test func aPortThatIsNotForThisUserSuggestsOneThatIs() {
    #expect(
      WebServerError.notPermitted(host: "127.0.0.1", port: 80).description == """
        This user may not listen at port 80 of 127.0.0.1.

        To fix: choose a port above 1023, for example '--port 8080'.
        """
    )
  }

  @Test(arguments: ["192.0.2.1", "no..such..host"])
  func anAddressOfAnotherMachineIsAClearError(_ host: String) async {
    let server = WebServer(host: host, port: 0) { Screen.counter($0) }
    await #expect(throws: WebServerError.noSuchAddress(host: host)) { try await server.run() }
  }
}
