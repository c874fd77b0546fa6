import Synchronization
import Testing

@testable import VitroApp

@MainActor
@Suite struct LaunchTests {
  @Test func theNameIsTheTypesWithoutApp() {
    #expect(PrimeTimeApp.applicationName == "PrimeTime")
  }

  @Test func helpNamesPortAndHost() async {
    let (status, said) = await launch("--help")
    #expect(status == 0)
    #expect(said.contains("--port") && said.contains("--host"))
  }

  @Test func aPortThatIsNoneIsAnErrorThatNamesIt() async {
    let (status, said) = await launch("--port", "70000")
    #expect(status != 0)
    #expect(said.contains("'--port 70000' is no port"))
  }

  @Test func anAddressOfAnotherMachineIsAClearError() async {
    let (status, said) = await launch("--host", "192.0.2.1", "--port", "0")
    #expect(status == 1)
    #expect(said.contains("PrimeTime could not start. This machine has no address '192.0.2.1'."))
  }

  private func launch(_ arguments: String...) async -> (status: Int32, said: String) {
    let said = Said()
    let output = Output { said.append($0) }
    let launch = Launch(name: "PrimeTime", arguments: arguments, output: output, errors: output)
    return (await launch.run(PrimeTimeApp().body), said.text)
  }
}

private final class Said: Sendable {
  private let lines = Mutex("")
  var text: String { lines.withLock { $0 } }
  func append(_ line: String) { lines.withLock { $0 += line + "\n" } }
}

private struct PrimeTimeApp: App {
  var body: some Scene {
    WindowGroup { Text("2 is prime 🎉") }
  }
}
