import Foundation
import Testing
import VitroConcurrency
import VitroUI
import VitroWeb

#if canImport(Glibc)
  import Glibc

  /// Measured by itself: `Scripts/soak` asks for it.
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

    @Test("Ten thousand pages are joined at one process, and the first is answered as before")
    func joined() async throws {
      let count = 10_000
      var options = WebOptions()
      (options.maxSessions, options.maxConnections) = (count + 1, 3 * count)
      options.maxConnectionsOfAddress = 3 * count
      options.clock = TestClock()
      try await RunningServer.run(options: options) { server in
        let first = try await server.browser()
        let before = try memory
        var pages: [Browser] = []
        for _ in 0..<count { pages.append(try await server.browser()) }
        let each = (try memory - before) / count
        let time = try await ContinuousClock().measure {
          await first.send(.press(try #require(server.screens.first?.id(.button, "+"))))
          #expect(await first.receive().text?.contains("8") == true)
        }
        print(
          "\(count) joined pages, both ends in one process: \(each) bytes each, a press \(time)")
        #expect(server.screens.count == count + 1)
        #expect(each < 200_000)
        for page in pages { await page.leave() }
      }
    }
  }
#endif
