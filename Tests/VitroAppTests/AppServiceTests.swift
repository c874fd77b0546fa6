import Foundation
import Logging
import Synchronization
import Testing
import VitroConcurrency
import VitroWeb

@testable import VitroApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor @Suite("Services beside the pages of a program")
struct AppServiceTests {
  @Test("They start in the order of the code before it listens, and end after the pages, backwards")
  func order() async throws {
    let log = Journal()
    let program = RunningProgram {
      WindowGroup { Text("Shop") }
        .service(RecordedService(name: "storage", log: log))
        .service(RecordedService(name: "outbox", log: log))
    }
    _ = try await program.address()
    await log.waits(until: 4)
    #expect(log.lines.prefix(2) == ["storage starts", "outbox starts"])
    #expect(Set(log.lines.dropFirst(2)) == ["storage runs", "outbox runs"])
    #expect(await program.stop() == 0)
    #expect(
      log.lines.dropFirst(4) == ["outbox stops", "outbox ends", "storage stops", "storage ends"])
    #expect(program.errors.isEmpty)
  }

  @Test("One that cannot start keeps the program from listening; those before it end")
  func cannotStart() async {
    let log = Journal()
    let program = RunningProgram {
      WindowGroup { Text("Shop") }
        .service(RecordedService(name: "storage", log: log))
        .service(RecordedService(name: "outbox", log: log, fails: .start))
        .service(RecordedService(name: "never", log: log))
    }
    #expect(await program.status == 1)
    #expect(program.errors == "Shop could not start. outbox is broken\n" && program.output.isEmpty)
    #expect(log.lines == ["storage starts", "outbox starts", "storage ends"])
  }

  @Test("One that cannot go on ends the program in order, with its error")
  func cannotGoOn() async {
    let log = Journal()
    let program = RunningProgram {
      WindowGroup { Text("Shop") }
        .service(RecordedService(name: "storage", log: log))
        .service(RecordedService(name: "outbox", log: log, fails: .run))
    }
    #expect(await program.status == 1)
    #expect(program.errors == "Shop has ended: outbox is broken\n")
    #expect(log.lines.suffix(3) == ["outbox ends", "storage stops", "storage ends"])
  }

  @Test("One that does not end as it should is told, and the others end all the same")
  func cannotEnd() async throws {
    let log = Journal()
    let program = RunningProgram {
      WindowGroup { Text("Shop") }
        .service(RecordedService(name: "storage", log: log))
        .service(RecordedService(name: "outbox", log: log, fails: .end))
    }
    _ = try await program.address()
    #expect(await program.stop() == 1)
    #expect(log.lines.last == "storage ends")
    #expect(program.told == ["error: RecordedService did not end as it should: outbox is broken"])
  }

  @Test("One that does not end in time is named, and not waited for")
  func late() async throws {
    let clock = TestClock()
    let log = Journal()
    let program = RunningProgram {
      WindowGroup { Text("Shop") }
        .service(RecordedService(name: "outbox", log: log, fails: .never))
        .webOptions {
          $0.clock = clock
          $0.shutdownTimeout = .seconds(3)
        }
    }
    _ = try await program.address()
    program.cancel()
    await log.waits(until: 4)
    await clock.advance(by: .seconds(3))
    #expect(await program.status == 1)
    #expect(program.told == ["error: RecordedService did not end within 3.0 seconds"])
    log.letGo()
  }

  @Test("Health checks tell whether it lives, and whether its services are ready")
  func health() async throws {
    let log = Journal()
    let program = RunningProgram(log: .debug) {
      WindowGroup { Text("Shop") }
        .service(RecordedService(name: "storage", log: log))
        .healthChecks()
    }
    let address = try await program.address()
    #expect(try await status(of: address, "live") == 200)
    #expect(try await status(of: address, "ready") == 503)
    log.add("storage is ready")
    #expect(try await status(of: address, "ready") == 200)
    // What is well is told of to those who look for faults.
    let told = program.told.filter { $0.contains("GET /") }
    #expect(told == ["debug: GET /live 200", "info: GET /ready 503", "debug: GET /ready 200"])
    #expect(await program.stop() == 0)
  }

  private func status(of address: URL, _ path: String) async throws -> Int? {
    let (_, response) = try await URLSession.shared.data(from: address.appending(path: path))
    return (response as? HTTPURLResponse)?.statusCode
  }
}

/// A service that writes down its life.
private struct RecordedService: AppService {
  enum Failure { case none, start, run, end, never }

  let name: String
  let log: Journal
  var fails = Failure.none

  func start() async throws {
    log.add("\(name) starts")
    if fails == .start { throw Broken(name: name) }
  }

  func run() async throws {
    if fails == .run { throw Broken(name: name) }
    log.add("\(name) runs")
    await cancellation()
    log.add("\(name) stops")
  }

  var isReady: Bool { get async { log.lines.contains("\(name) is ready") } }

  func end() async throws {
    log.add("\(name) ends")
    if fails == .end { throw Broken(name: name) }
    if fails == .never { await log.released() }
  }
}

private struct Broken: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name) is broken" }
}

/// The lines of what has happened, for whatever waits for one of them.
private final class Journal: Sendable {
  private let all = Mutex<[String]>([])
  private let changes = AsyncStream<Void>.makeStream()
  private let release = AsyncStream<Void>.makeStream()

  var lines: [String] { all.withLock { $0 } }

  func add(_ line: String) {
    all.withLock { $0.append(line) }
    changes.continuation.yield()
  }

  /// Waits until there are so many.
  func waits(until count: Int) async {
    for await _ in changes.stream where lines.count >= count { return }
  }

  /// Lets go what waits for ``released()``.
  func letGo() { release.continuation.finish() }

  func released() async { for await _ in release.stream {} }
}

/// Waits until the task is cancelled.
private func cancellation() async {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  for await _ in stream {}
  continuation.finish()
}

/// A program in this process, with what it has said.
@MainActor
private final class RunningProgram {
  private let said = Lines()
  private let failed = Lines()
  private let log: Lines
  private let running: Task<Int32, Never>
  private let addresses: AsyncStream<URL>

  var output: String { said.text }
  var errors: String { failed.text }
  /// The lines of its log.
  var told: [String] { log.lines }

  init(
    log level: Logger.Level = .notice, @SceneBuilder _ scene: @escaping @MainActor () -> some Scene
  ) {
    log = Lines(from: level)
    let (addresses, listening) = AsyncStream<URL>.makeStream()
    self.addresses = addresses
    let launch = Launch(
      name: "Shop", arguments: ["--port", "0"],
      output: Output { [said] line in
        said.add(line)
        let address = line.firstMatch(of: #/http:\S+/#).flatMap { URL(string: "\($0.0)") }
        if let address { listening.yield(address) }
      },
      errors: Output { [failed] in failed.add($0) })
    let logger = Logger(label: "test") { [log] _ in log }
    running = Task { await launch.run(scene().logger(logger)) }
  }

  /// The address at which it listens, as soon as it does.
  func address() async throws -> URL {
    for await address in addresses { return address }
    throw CancellationError()
  }

  /// Tells it to end.
  func cancel() { running.cancel() }

  /// Its status, once it has ended.
  var status: Int32 { get async { await running.value } }

  /// Tells it to end, and waits until it has.
  func stop() async -> Int32 {
    cancel()
    return await status
  }
}

/// Lines that were written somewhere.
private final class Lines: LogHandler {
  private let all = Mutex<[String]>([])
  private let level: Logger.Level

  init(from level: Logger.Level = .notice) { self.level = level }

  var lines: [String] { all.withLock { $0 } }
  var text: String { lines.map { $0 + "\n" }.joined() }

  func add(_ line: String) { all.withLock { $0.append(line) } }

  func log(event: LogEvent) { add("\(event.level): \(event.message)") }

  subscript(metadataKey _: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }

  var logLevel: Logger.Level {
    get { level }
    set {}
  }
}
