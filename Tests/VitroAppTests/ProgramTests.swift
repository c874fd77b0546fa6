// Tests of processes came with Swift 6.2; a telephone has none.
#if compiler(>=6.2) && !os(iOS)
  import Foundation
  import Testing
  import VitroConcurrency
  import VitroWeb

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @testable import VitroApp

  /// The application as its user starts it: a process, with what it says and how it ends.
  @Suite struct ProgramTests {
    @Test func ctrlCEndsTheProgramAsItShould() async throws {
      let ended = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        await run("--port", "0", until: SIGINT)
      }
      let line = #/PrimeTime is running at http://127\.0\.0\.1:[1-9]\d* — Ctrl-C ends it\n/#
      #expect(ended.output.wholeMatch(of: line) != nil)
      #expect(!ended.errors.contains("PrimeTime"))
    }

    @Test func aRequestToEndTheProgramEndsItAsItShould() async {
      await #expect(processExitsWith: .success) {
        await run("--port", "0", until: SIGTERM)
      }
    }

    @Test("A second Ctrl-C ends at once a program that waits for an answer")
    func secondCtrlC() async {
      await #expect(processExitsWith: .signal(SIGINT)) {
        await run(PatientApp.self, ["--port", "0"]) { line in
          guard let address = line.firstMatch(of: #/http:\S+/#),
            let url = URL(string: "\(address.0)")
          else { return }
          URLSession.shared.dataTask(with: url).resume()
        }
      }
    }

    @Test("Told to end, it serves for as long as the delay, and says that it is not ready")
    func shutdownDelay() async {
      await #expect(processExitsWith: .success) {
        await run(DelayedApp.self, ["--port", "0"]) { line in
          guard let address = line.firstMatch(of: #/http:\S+/#),
            let url = URL(string: "\(address.0)")
          else { return }
          Task {
            kill(getpid(), SIGTERM)
            // Nobody says when a signal has arrived.
            while try await status(of: url, "ready") == 200 {}
            let statuses = [try await status(of: url, "ready"), try await status(of: url, "")]
            guard statuses == [503, 200] else { exit(3) }
            while true { await DelayedApp.clock.advance(by: .seconds(60)) }
          }
        }
      }
    }

    @Test func aVerboseProgramTellsMore() async throws {
      let ended = try await #require(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        await run("--verbose", "--port", "0", until: SIGINT)
      }
      #expect(ended.errors.contains("debug PrimeTime"))
    }

    @Test func helpIsToldWhereAPagerReadsIt() async throws {
      let ended = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        await PrimeTimeApp.main(arguments: ["--help"])
      }
      #expect(ended.output.contains("OVERVIEW: Runs the application in your web browser."))
    }

    @Test func aCommandLineThatIsNoneEndsTheProgramWithAnError() async throws {
      let ended = try await #require(
        processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
      ) {
        await PrimeTimeApp.main(arguments: ["--port", "70000"])
      }
      #expect(ended.errors.contains("Error: '--port 70000' is no port"))
    }
  }

  extension ExitTest.Result {
    fileprivate var output: String { String(decoding: standardOutputContent, as: UTF8.self) }
    fileprivate var errors: String { String(decoding: standardErrorContent, as: UTF8.self) }
  }

  /// An application whose answer takes for as long as the server waits for it; meanwhile its user asks it to end.
  private struct PatientApp: App {
    var body: some Scene {
      WindowGroup { Text("Patient") }
        .responder { _ in
          while !Task.isCancelled {
            kill(getpid(), SIGINT)
            await Task.yield()
          }
          return nil
        }
    }
  }

  /// An application that serves for a minute after it was told to end, on a clock of its own.
  private struct DelayedApp: App {
    static let clock = TestClock()

    var body: some Scene {
      WindowGroup { Text("Delayed") }
        .healthChecks()
        .webOptions {
          $0.clock = Self.clock
          $0.shutdownDelay = .seconds(60)
        }
    }
  }

  private func status(of address: URL, _ path: String) async throws -> Int? {
    let (_, response) = try await URLSession.shared.data(from: address.appending(path: path))
    return (response as? HTTPURLResponse)?.statusCode
  }

  /// Runs the program with a command line; once it has said something, it is sent a signal.
  @MainActor private func run(_ arguments: String..., until signal: Int32) async {
    await run(PrimeTimeApp.self, arguments) { _ in kill(getpid(), signal) }
  }

  /// Runs a program with a command line, and hands on the first thing that it says.
  @MainActor private func run(
    _ program: (some App).Type, _ arguments: [String], onSaid: @escaping @Sendable (String) -> Void
  ) async {
    let pipe = Pipe()
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    pipe.fileHandleForReading.readabilityHandler = {
      let said = $0.availableData
      output.write(said)
      // What a program says may come in several pieces.
      $0.readabilityHandler = nil
      onSaid(String(decoding: said, as: UTF8.self))
    }
    await program.main(arguments: arguments)
  }
#endif
