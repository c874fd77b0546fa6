import Subprocess

/// Runs a program to its end, and returns what is wrong, if something is.
///
/// It runs in a session of its own. Where the task is cancelled, it ends, with all that it has started.
package func run(_ program: String, _ arguments: [String]) async -> String? {
  var options = PlatformOptions()
  options.createSession = true
  options.teardownSequence = [
    .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .milliseconds(500))
  ]
  let name = program.split(separator: "/").last.map(String.init) ?? program
  do {
    let result = try await Subprocess.run(
      .path(.init(program)), arguments: Arguments(arguments), platformOptions: options,
      input: .none, output: .discarded, error: .sequence
    ) { execution in
      // Its last words count, however much it says.
      var end: [UInt8] = []
      for try await part in execution.standardError {
        part.withUnsafeBytes { end.append(contentsOf: $0) }
        end.removeFirst(max(0, end.count - 1_000))
      }
      return String(decoding: end, as: UTF8.self)
    }
    if result.terminationStatus.isSuccess { return nil }
    if Task.isCancelled { return "'\(name)' did not end." }
    // What a terminal would obey is no word.
    let words = (result.closureResult.split(separator: "\n").last ?? "").unicodeScalars
      .filter { $0.properties.generalCategory != .control }
    guard words.isEmpty else { return "'\(name)' says: \(String(String.UnicodeScalarView(words)))" }
    let status =
      switch result.terminationStatus {
      case .exited(let code): "status \(code)"
      case .signaled(let number): "signal \(number)"
      }
    return "'\(name)' failed without a word (\(status))."
  } catch {
    if Task.isCancelled { return "'\(name)' did not end." }
    return "'\(name)' could not be run (\(error))."
  }
}
