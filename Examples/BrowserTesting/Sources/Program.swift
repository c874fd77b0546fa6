public import Foundation

/// A program that stands beside the tests, started for one of them.
public struct Program: Sendable {
  private let process: ChildProcess

  /// Starts a program of this package, or of a build for users in the folder `VITRO_PROGRAMS`, which may have no more than so many files open.
  public init(
    _ name: String, arguments: [String] = ["--port", "0"], environment: [String: String] = [:],
    openFiles: Int? = nil
  ) throws {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let path = (ProcessInfo.processInfo.environment["VITRO_PROGRAMS"] ?? beside) + "/" + name
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let openFiles {
      let script = "ulimit -n \(openFiles); exec \"$0\" \"$@\""
      process = try ChildProcess(
        "/bin/sh", arguments: ["-c", script, path] + arguments, environment: all)
    } else {
      process = try ChildProcess(path, arguments: arguments, environment: all)
    }
  }

  /// Starts a program of the machine's.
  public init(path: String, arguments: [String], environment: [String: String] = [:]) throws {
    process = try ChildProcess(
      path, arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
  }

  /// Where it is to be seen, as it says first.
  public func address() async throws -> URL {
    let line = await firstLine()
    guard let text = line.firstMatch(of: #/http://127\.0\.0\.1:\d+/#)?.output,
      let url = URL(string: String(text))
    else { throw BrowserError.notOpened(url: "the program's", reason: "it said: \(line)") }
    return url
  }

  private func firstLine() async -> String {
    let handle = process.output
    return await onThread {
      var data = Data()
      while !data.contains(UInt8(ascii: "\n")) {
        let more = handle.availableData
        if more.isEmpty { break }
        data += more
      }
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Presses Ctrl-C, and returns the program's status.
  public func interrupt() async -> Int32 {
    process.send(SIGINT)
    return await end()
  }

  /// Tells it to end, as an operator does.
  public func terminate() { process.send(SIGTERM) }

  /// Returns the program's status when it has ended.
  public func end() async -> Int32 { await process.end() }

  /// Holds it where it stands: its connections stay, and nothing answers.
  public func pause() { process.send(SIGSTOP) }

  /// Lets it go on.
  public func resume() { process.send(SIGCONT) }

  /// Kills it where it stands, and returns when it has gone.
  public func kill() async {
    process.send(SIGKILL)
    _ = await process.end()
  }

  /// How many seconds of the processors it has used; `nil` where that cannot be known, as on macOS.
  public var processorTime: Double? {
    let file = "/proc/\(process.id)/stat"
    // The name, in parentheses, may hold anything.
    let fields = (try? String(contentsOfFile: file, encoding: .utf8))?
      .split(separator: ")").last?.split(separator: " ").compactMap { Double($0) }
    guard let fields, fields.count > 11 else { return nil }
    return (fields[10] + fields[11]) / 100
  }
}
