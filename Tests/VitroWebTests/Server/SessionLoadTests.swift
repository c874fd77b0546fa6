import Foundation
import Testing
import VitroConcurrency
import VitroUI
import VitroWeb

#if canImport(Glibc)
  import Glibc

  /// Measured by itself: `Scripts/checks/soak` asks for it.
  @MainActor
  @Suite(
    "Very many sessions",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_LOAD"] != nil))
  struct SessionLoadTests {
    /// The memory of this process, in bytes.
    private var memory: Int {
      get throws {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
      }
    }

    @Test("Ten thousand sessions are held by one process, and a page is answered as before")
    func held() async throws {
      let count = 10_000
      var options = WebOptions()
      options.maxSessions = count + 1
      // On this clock no session is over.
      options.clock = TestClock()
      try await RunningServer.run(options: options) { server in
        let first = try await server.browser()
        let connection = try await RawConnection(port: server.port)
        let before = try memory
        for _ in 0..<count {
          let page = await connection.request("/", headers: ["host": "x"])
          #expect(page.status == 200)
        }
        let each = (try memory - before) / count
        let time = try await ContinuousClock().measure {
          await first.send(.press(try #require(server.screens.first?.id(.button, "+"))))
          #expect(await first.receive().text?.contains("8") == true)
        }
        print("\(count) sessions of a counter: \(each) bytes each, a press takes \(time)")
        #expect(server.screens.count == count + 1)
        #expect(each < 100_000)
      }
    }
  }
#endif
