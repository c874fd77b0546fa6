import Foundation
import Vitro

/// Changes a shared value over and over, and prints each value that was acknowledged.
///
/// `loaded 3` is the value that it began with, `saved 4` one that is on disk by now, and `failed: …` the
/// error that ended it.
struct Writer {
  private let url: URL
  private var times = Int.max
  private var grows = false
  private var boasts = false

  init(_ arguments: some Sequence<String>) throws {
    var url: URL?
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      switch (parts[0], parts.last.flatMap(Int.init)) {
      case ("--times", let number?): times = number
      case ("--grows", _): grows = true
      case ("--boasts", _): boasts = true
      case ("--user", let number?): Surroundings.become(user: UInt32(number))
      case ("--largest-file", let number?): Surroundings.limitFiles(to: number)
      case ("--interrupted", _): Surroundings.interruptAllTheTime()
      default: url = URL(filePath: argument)
      }
    }
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    self.url = url
  }

  func run() async throws {
    do {
      if grows { try await grow() } else { try await count() }
    } catch {
      say("failed: \(error)")
    }
  }

  private func count() async throws {
    @Shared(.fileStorage(url)) var ledger = Ledger()
    if let error = $ledger.loadError { throw error }
    say("loaded \(ledger.count)")
    for _ in 0..<times {
      // Several changes, so that some are on their way when others come.
      for _ in 0..<Int.random(in: 1...5) { $ledger.withLock { $0.increment() } }
      if !boasts { try await $ledger.save() }
      say("saved \(ledger.count)")
    }
  }

  private func grow() async throws {
    @Shared(.fileStorage(url)) var lines: [String] = []
    if let error = $lines.loadError { throw error }
    say("loaded \(lines.count)")
    for _ in 0..<times {
      $lines.withLock { $0.append(String(repeating: "x", count: 4_000)) }
      try await $lines.save()
      say("saved \(lines.count)")
    }
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
