import BrowserTesting
import Foundation
import Testing
import VitroUITesting

/// The program as its user starts it, in a process of its own.
@MainActor @Suite("The running program")
struct ProgramTests {
  @Test(
    "It is seeded by its environment, played in a browser, and ended by Ctrl-C",
    .needsBrowser, arguments: ["primetime", "primetime-composable"])
  func seeded(name: String) async throws {
    let program = try Program(
      name, arguments: ["--port", "0"],
      environment: ["UITesting": "true", "PRIMETIME_USER": "Ada"])
    let line = try await program.firstLine()
    let address = try #require(line.firstMatch(of: #/http://127\.0\.0\.1:\d+/#))
    let page = try await Browser.shared.newPage()
    try await page.open(String(address.output) + "/")
    #expect(page.text("Logged in as Ada").exists)
    try await playPrimeTime(on: page)
    #expect(page.group("Activity").text("2009-02-13 23:31").count == 2)
    #expect(page.problems == [])
    try await page.close()
    #expect(await program.interrupt() == 0)
  }
}

/// A program that stands beside the tests, started for one of them.
private struct Program: Sendable {
  private let process: Process
  private let output: Pipe

  init(_ name: String, arguments: [String], environment: [String: String]) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process = Process()
    output = Pipe()
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
  }

  /// What it says first.
  func firstLine() async throws -> String {
    let handle = output.fileHandleForReading
    return await Task.detached {
      var data = Data()
      while !data.contains(UInt8(ascii: "\n")) {
        let more = handle.availableData
        if more.isEmpty { break }
        data += more
      }
      return String(decoding: data, as: UTF8.self)
    }.value
  }

  /// Presses Ctrl-C, and returns the program's status.
  func interrupt() async -> Int32 {
    process.interrupt()
    return await Task.detached { [process] in
      process.waitUntilExit()
      return process.terminationStatus
    }.value
  }
}
