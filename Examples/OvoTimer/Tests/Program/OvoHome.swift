import Foundation
import OvoTimerClient
import Subprocess
import Testing
import Waiting

/// A timer of its own for one test: its folder, the program `ovo` that stands beside the tests, and a
/// witness that writes down each sounding of the alarm.
struct OvoHome: Sendable {
  /// Whether it counts how late an alarm is: where the test has the machine to itself.
  static let isMeasured = ProcessInfo.processInfo.environment["VITRO_KILLS"] != nil

  /// The folder of all that the timer has.
  let folder: URL
  /// The location of its service.
  var location: ServiceLocation { ServiceLocation(folder: folder.path + "/state") }

  private var serviceLog: URL { folder.appending(path: "service.log") }
  private var log: URL { folder.appending(path: "soundings") }
  /// The program that is its notifier.
  var witness: URL { folder.appending(path: "witness") }

  /// Makes one with nothing stored; the lines of a script are run by its witness at each call.
  init(notifier script: String = "") throws {
    let name = "ovo-\(UUID().uuidString.prefix(8))"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(
      atPath: location.folder, withIntermediateDirectories: true)
    let lines = """
      #!/bin/sh
      PATH=/usr/bin:/bin
      echo "$1 $2 $3 $(date +%s.%N)" >> '\(log.path)'
      \(script)

      """
    try Data(lines.utf8).write(to: witness)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: witness.path)
  }

  /// Kills its service and takes its folder away.
  func remove() {
    signalService(SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }
}

extension OvoHome {
  /// The status and the words with which a command ended.
  struct Ending: Equatable {
    var status: Int32?
    var output = ""
    var error = ""
  }

  /// The program.
  static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "ovo")

  /// Runs a command to its end, such as "wind 5m"; `nil` takes a variable out of its environment.
  func run(
    _ command: String = "", environment: [String: String?] = [:]
  ) async throws -> Ending {
    let arguments = command.split(separator: " ").map(String.init)
    return try await run(Self.program.path, arguments, self.environment(environment))
  }

  /// Runs a line of shell to its end.
  func shell(_ line: String) async throws -> Ending {
    try await run("/bin/sh", ["-c", line], environment())
  }

  private func run(
    _ program: String, _ arguments: [String], _ environment: Environment
  ) async throws -> Ending {
    let result = try await Subprocess.run(
      .path(.init(program)), arguments: Arguments(arguments), environment: environment,
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    guard case .exited(let status) = result.terminationStatus else { return Ending() }
    return Ending(
      status: status, output: result.standardOutput, error: result.standardError)
  }

  /// Expects that 'ovo' prints words that begin so.
  func expect(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let ending = try await run()
    let log = (try? String(contentsOf: serviceLog, encoding: .utf8)) ?? ""
    #expect(ending.output.hasPrefix(words), "\(ending)\n\(log)", sourceLocation: sourceLocation)
  }

  /// A client in this process, which starts the service as the program does, and gives a busy machine
  /// more time than a person would.
  var client: SocketClient {
    var client = SocketClient(location: location, starter: starter)
    client.patience = .seconds(60)
    return client
  }

  /// The way in which a client in this process starts the service.
  var starter: ServiceStarter { .program(Self.program, environment: variables([:])) }

  func environment(_ changes: [String: String?] = [:]) -> Environment {
    .custom(
      Dictionary(
        uniqueKeysWithValues: variables(changes).map { (.init(stringLiteral: $0), $1) }))
  }

  private func variables(_ changes: [String: String?]) -> [String: String] {
    var variables = [
      "PATH": "/nowhere", "HOME": folder.path, "OVO_FOLDER": location.folder,
      "OVO_NOTIFIER": witness.path, "TMPDIR": folder.path, "OVO_PATIENCE": "50",
    ]
    for (name, value) in changes { variables[name] = value }
    return variables
  }
}

extension OvoHome {
  /// The process of its service, as it stands in the lock.
  var service: Int32? {
    (try? String(contentsOfFile: location.folder + "/ovo.lock", encoding: .utf8))
      .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// Sends a signal to its service.
  func signalService(_ signal: Int32) {
    if let service { kill(service, signal) }
  }

  /// Kills its service, and returns when it has gone: until then a command may be taken and never answered.
  func killService() async throws {
    let service = try #require(service)
    kill(service, SIGKILL)
    try await happens { kill(service, 0) != 0 }
  }

  /// Stops its service, and returns when it stands still.
  func stopService() async throws {
    let service = try #require(service)
    kill(service, SIGSTOP)
    try await happens {
      let words = try String(contentsOfFile: "/proc/\(service)/stat", encoding: .utf8)
      return words.contains(") T ")
    }
  }

  /// A call of the witness.
  struct Sounding: Equatable {
    var verb: String
    var alarm: String
    var number: Int
    var date: Date
  }

  /// The calls of the witness, the oldest first.
  var calls: [Sounding] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 4, let seconds = Double(words[3]) else { return nil }
      return Sounding(
        verb: words[0], alarm: words[1], number: Int(words[2]) ?? 0,
        date: Date(timeIntervalSince1970: seconds))
    }
  }

  /// The soundings of its alarms, the oldest first.
  var soundings: [Sounding] { calls.filter { $0.verb == "sound" } }

  /// Writes a file where the timer stores its own.
  func store(_ data: Data, as name: String) throws {
    try data.write(to: URL(fileURLWithPath: location.folder + "/" + name))
  }
}

extension OvoHome {
  /// Runs the service until the task is cancelled, after a line of shell.
  func alarmd(_ line: String = "", _ option: String = "") throws -> Task<Void, any Error> {
    let command = "\(line)\nexec '\(Self.program.path)' alarmd \(option) 2>>'\(serviceLog.path)'"
    let environment = environment()
    return Task {
      _ = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", command], environment: environment,
        output: .discarded, error: .discarded)
    }
  }

  /// Gives the lines of 'ovo status --follow' to a test, and ends it.
  func following(
    _ body: (SubprocessOutputSequence.StringSequence<UTF8>) async throws -> Void
  ) async throws {
    _ = try await Subprocess.run(
      .path(.init(Self.program.path)), arguments: ["status", "--follow"],
      environment: environment(), input: .none, output: .sequence, error: .discarded
    ) { execution in
      try await body(execution.standardOutput.strings())
      try execution.send(signal: .kill)
    }
  }
}
