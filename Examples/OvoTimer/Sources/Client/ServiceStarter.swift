public import Foundation

/// What starts the service of a timer where it is not there.
public struct ServiceStarter: Sendable {
  let start: @Sendable (_ location: ServiceLocation) async throws -> Void

  /// Makes one of what it does; it returns when the service listens, and throws a ``TimerClientError``.
  public init(_ start: @escaping @Sendable (_ location: ServiceLocation) async throws -> Void) {
    self.start = start
  }

  /// Starts nothing.
  public static let none = ServiceStarter { location in
    throw TimerClientError.noService(reason: "nobody listens at \(location.socket).")
  }

  /// Starts a program, `ovo`, as `ovo alarmd`. It goes on when whoever started it has ended.
  public static func program(_ program: URL) -> ServiceStarter {
    ServiceStarter { location in
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments = ["alarmd"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["OVO_FOLDER": location.folder, "OVO_SOCKET": location.socket]
      ) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        throw TimerClientError.noService(
          reason: "\(program.path) could not be started (\(error.localizedDescription)).")
      }
      let said = await firstLine(of: output.fileHandleForReading)
      // Where another one was quicker, that one listens.
      guard said.hasPrefix("Listening") || said.hasPrefix("There is") else {
        throw TimerClientError.noService(reason: said.isEmpty ? "it has ended at once." : said)
      }
    }
  }

  /// The program `ovo` that stands beside the one that runs.
  public static var besideThisProgram: ServiceStarter {
    let this = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return .program(this.deletingLastPathComponent().appendingPathComponent("ovo"))
  }
}

/// What a program says first.
private func firstLine(of handle: FileHandle) async -> String {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      var data = Data()
      while !data.contains(UInt8(ascii: "\n")) {
        let more = handle.availableData
        if more.isEmpty { break }
        data += more
      }
      let text = String(decoding: data, as: UTF8.self)
      continuation.resume(returning: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
