// Tests of processes came with Swift 6.2; a telephone has none.
#if compiler(>=6.2) && !os(iOS)
  import Foundation
  import Testing

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

  /// Runs the program with a command line; once it has said something, it is sent a signal.
  private func run(_ arguments: String..., until signal: Int32) async {
    let pipe = Pipe()
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    pipe.fileHandleForReading.readabilityHandler = {
      output.write($0.availableData)
      // What a program says may come in several pieces, and it is to end once.
      $0.readabilityHandler = nil
      kill(getpid(), signal)
    }
    await PrimeTimeApp.main(arguments: arguments)
  }
#endif
