import Synchronization
import Testing
import VitroWeb

@testable import VitroApp

@MainActor
@Suite struct LaunchTests {
  @Test func theNameIsTheTypesWithoutApp() {
    #expect(PrimeTimeApp.applicationName == "PrimeTime")
    #expect(App.applicationName == "App")
    #expect(Counter.applicationName == "Counter")
  }

  @Test(arguments: ["--help", "-h"])
  func helpTellsWhatTheCommandLineMaySay(_ option: String) async {
    let launch = await Launched(option)
    #expect(launch.status == 0)
    let help = launch.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.hasPrefix("OVERVIEW: Runs the application in your web browser. USAGE: "))
    #expect(
      help.contains(
        """
        [--port <port>] [--host <host>] [--host-name <host-name> ...] [--proxy <proxy> ...] \
        [--origin <origin> ...] [--limit <name=number> ...] [--icon <file>] [--previews] \
        [--commands <socket>] [--live] [--log <level>] [--verbose]
        """))
    #expect(help.contains("0 takes one that is free. (default: 8080)"))
    #expect(help.contains("0.0.0.0 is all that this machine has. (default: 127.0.0.1)"))
    #expect(launch.errors == "")
  }

  @Test(arguments: [
    (["--port", "70000"], "'--port 70000' is no port: give a number from 0 to 65535."),
    (["--icon", "/nowhere.svg"], "'--icon /nowhere.svg' is no icon: give a file that is an SVG"),
    (["--icon", "/etc/passwd"], "'--icon /etc/passwd' is no icon: give a file that is an SVG or"),
    (["--proxy", "nginx"], "'--proxy nginx' is no address: give one such as 127.0.0.1, and each"),
    (["--proxy", "10.0.0.0/8"], "'--proxy 10.0.0.0/8' is no address: give one such as 127.0.0.1"),
    (["--host-name", "http://a.example"], "'--host-name http://a.example' is no name: give one"),
    (["--host-name", "a.example:8080"], "'--host-name a.example:8080' is no name: give one"),
    (["--host-name", " a.example"], "'--host-name  a.example' is no name: give one"),
    (["--host-name", "*.a.example"], "'--host-name *.a.example' is no name: give one"),
    (["--host-name", "bücher.example"], "'--host-name bücher.example' is no name: give one"),
    (["--host-name", "a..example"], "'--host-name a..example' is no name: give one"),
    (["--limit", "maxSessions=1.5"], "'--limit maxSessions=1.5' is no limit: give a name"),
    (["--limit", "contentTimeout=0"], "'--limit contentTimeout=0' is no limit: give a name"),
    (["--origin", "app.example.com"], "'--origin app.example.com' is no origin: give one such as"),
    (["--limit", "maxSessions"], "'--limit maxSessions' is no limit: give a name and a number"),
    (
      ["--limit", "maxSessions=x"], "'--limit maxSessions=x' is no limit: give a name and a number"
    ),
    (
      ["--limit", "maxSessions=0"], "'--limit maxSessions=0' is no limit: give a name and a number"
    ),
    (
      ["--limit", "sessions=5"], "'--limit sessions=5': there is no such limit, but connectTimeout,"
    ),
    (["--port=-1"], "'--port -1' is no port: give a number from 0 to 65535."),
    (["--port", "http"], "The value 'http' is invalid for '--port <port>'"),
    (["--port"], "Missing value for '--port <port>'"),
    (["--prot", "80"], "Unknown option '--prot'"),
    (["now"], "Unexpected argument 'now'"),
  ])
  func aCommandLineThatIsNoneIsAnErrorThatNamesIt(
    _ arguments: [String], message: String
  ) async {
    let launch = await Launched(arguments)
    #expect(launch.status == 64)
    #expect(launch.errors.contains("Error: \(message)"))
    #expect(launch.errors.contains("--help' for more information."))
    #expect(launch.output == "")
  }

  @Test("Settings of the environment count, and the command line before them")
  func environment() throws {
    let environment = [
      "VITRO_PORT": "81", "VITRO_HOST": "0.0.0.0", "VITRO_HOST_NAME": "a.example,b.example",
      "VITRO_VERBOSE": "1", "VITRO_PREVIEWS": "false", "VITRO_ICON": "", "VITRO_ELSE": "x",
    ]
    let options = try Options.parse(["--port", "82", "--host-name", "c.example"], environment)
    #expect(options.port == 82 && options.host == "0.0.0.0")
    #expect(options.hostNames == ["a.example", "b.example", "c.example"])
    #expect(options.verbose && !options.previews && options.icon.isEmpty)
  }

  @Test(
    "A setting of the environment that is none is an error that names it",
    arguments: [
      ("VITRO_PORT", "http", "The value 'http' is invalid for 'VITRO_PORT'"),
      ("VITRO_PORT", "70000", "'--port 70000' is no port"),
      ("VITRO_VERBOSE", "yes", "The value 'yes' is invalid for 'VITRO_VERBOSE'"),
      ("VITRO_LOG", "loud", "'--log loud' is no level: give one of trace, debug, info, notice"),
    ])
  func wrongEnvironment(name: String, value: String, message: String) {
    let end = #expect(throws: CommandLineEnd.self) { _ = try Options.parse([], [name: value]) }
    #expect(end?.status == 64 && end?.message.contains("Error: \(message)") == true)
  }

  @Test(arguments: ["192.0.2.1", "no..such..host"])
  func anAddressOfAnotherMachineIsAClearError(_ host: String) async {
    let launch = await Launched("--host", host, "--port", "0")
    #expect(launch.status == 1)
    #expect(
      launch.errors.contains("PrimeTime could not start. This machine has no address '\(host)'.")
    )
    #expect(launch.output == "")
  }

  @Test func aPortInUseIsAClearError() async throws {
    try await withServer { port in
      let launch = await Launched("--port", "\(port)")
      #expect(launch.status == 1)
      let message =
        "PrimeTime could not start. Port \(port) of 127.0.0.1 is in use:"
      #expect(launch.errors.hasPrefix(message))
      #expect(launch.output == "")
    }
  }

  @Test(arguments: [
    ([], "http://127.0.0.1:80"), (["--host", "0.0.0.0"], "http://0.0.0.0:80"),
    (["--host", "localhost"], "http://localhost:80"), (["--host", "::1"], "http://[::1]:80"),
  ])
  func theAddressIsOneThatABrowserTakes(_ arguments: [String], address: String) throws {
    #expect(try Options.parse(arguments).address(port: 80) == address)
  }

  /// Another program, with the port at which it listens.
  private func withServer(_ body: (Int) async throws -> Void) async throws {
    let (ports, listening) = AsyncStream<Int>.makeStream()
    let server = WebServer(
      port: 0, onListening: { listening.yield($0) },
      makeScreen: { PrimeTimeApp().body.makeScreen(host: $0) })
    let running = Task {
      defer { listening.finish() }
      try await server.run()
    }
    defer { running.cancel() }
    var port: Int?
    for await listening in ports {
      port = listening
      break
    }
    try await body(try #require(port))
    running.cancel()
    _ = await running.result
  }
}

/// The outcome of a launch that has ended: its status, and what it has said.
@MainActor
private struct Launched {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) async {
    await self.init(arguments)
  }

  init(_ arguments: [String]) async {
    let (output, errors) = (Said(), Said())
    status = await Launch(
      name: "PrimeTime",
      arguments: arguments,
      output: Output { output.append($0) },
      errors: Output { errors.append($0) }
    )
    .run(PrimeTimeApp().body)
    self.output = output.text
    self.errors = errors.text
  }
}

private final class Said: Sendable {
  private let lines = Mutex("")
  var text: String { lines.withLock { $0 } }
  func append(_ line: String) { lines.withLock { $0 += line + "\n" } }
}

private struct App: VitroApp.App {
  var body: some Scene { PrimeTimeApp().body }
}

private struct Counter: VitroApp.App {
  var body: some Scene { PrimeTimeApp().body }
}
