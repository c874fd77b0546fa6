public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The way to start the service of a timer where there is none.
public struct ServiceStarter: Sendable {
  let start: @Sendable (_ location: ServiceLocation) async throws -> Void

  /// Makes one of what it does; it returns when a service listens or is about to, and throws a
  /// ``TimerClientError``.
  public init(_ start: @escaping @Sendable (_ location: ServiceLocation) async throws -> Void) {
    self.start = start
  }

  /// Starts nothing.
  public static let none = ServiceStarter { location in
    throw TimerClientError.noService(reason: "Nobody listens at \(location.socket).")
  }

  /// Starts a program, `ovo`, as `ovo alarmd`. It goes on when the program that has started it ends. It may be silent
  /// for twice as long as when it is asked something before it counts as not started.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - environment: Its environment; the location is added to it.
  public static func program(
    _ program: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceStarter {
    let patience = Int(SocketClient.usualPatience(environment) / .seconds(1)) * 2
    return ServiceStarter { location in
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments = ["alarmd"]
      process.environment = environment.merging(
        ["OVO_FOLDER": location.folder, "OVO_SOCKET": location.socket]
      ) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        throw TimerClientError.noService(
          reason: "\(program.path) could not be run (\(error.localizedDescription)).")
      }
      guard let words = await firstLine(of: output.fileHandleForReading, within: patience) else {
        kill(process.processIdentifier, SIGKILL)
        throw TimerClientError.noService(reason: "It was silent for \(patience) seconds.")
      }
      // Where another one was quicker, that one listens, or will in a moment.
      guard words.hasPrefix("Listening") || words.hasPrefix("There is a service") else {
        throw TimerClientError.noService(
          reason: words.isEmpty ? "It ended at once, without a word." : words)
      }
    }
  }

  /// The program `ovo` that stands beside the one that runs.
  public static var besideThisProgram: ServiceStarter {
    let this = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return .program(this.deletingLastPathComponent().appendingPathComponent("ovo"))
  }
}

/// The first line that a program writes, or what it wrote before it ended; `nil` where it is silent.
private func firstLine(of handle: FileHandle, within seconds: Int) async -> String? {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      var data = Data()
      while !data.contains(UInt8(ascii: "\n")) {
        var file = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, Int32(seconds * 1_000)) > 0 else {
          return continuation.resume(returning: nil)
        }
        let more = handle.availableData
        if more.isEmpty { break }
        data += more
      }
      let text = String(decoding: data, as: UTF8.self)
      continuation.resume(returning: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
