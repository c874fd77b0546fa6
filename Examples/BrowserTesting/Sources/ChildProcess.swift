import Foundation
import Synchronization

#if os(Linux)
  import Glibc

  /// A process that was started, whose standard output is read.
  ///
  /// NB: Foundation reads beyond a buffer when it starts a `Process` (swift-corelibs-foundation, PR 5472), which now and
  /// then ends the tests where many files are open.
  final class ChildProcess: Sendable {
    let id: Int32
    let output: FileHandle
    private let state = Mutex<State>(.runs([]))

    private enum State {
      case runs([CheckedContinuation<Int32, Never>])
      case ended(Int32)
    }

    /// Starts a program.
    init(_ path: String, arguments: [String], environment: [String: String]) throws {
      let pipe = Pipe()
      output = pipe.fileHandleForReading
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      let words = ([path] + arguments).map { strdup($0) }
      let variables = environment.map { strdup("\($0.key)=\($0.value)") }
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
        for text in words + variables { free(text) }
      }
      posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, 1)
      for file in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
        if let file = Int32(file), file > 2 { posix_spawn_file_actions_addclose(&actions, file) }
      }
      // The threads of tasks hear of no signal, and a process begins with what its parent's thread hears of.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      var id: pid_t = 0
      let error = posix_spawn(&id, path, &actions, &attributes, words + [nil], variables + [nil])
      guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
      self.id = id
      try pipe.fileHandleForWriting.close()
      Thread.detachNewThread { [self] in wait() }
    }

    private func wait() {
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      // The number of the signal that has ended it, or what it has answered.
      let answer = status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
      let waiting = state.withLock { state in
        guard case .runs(let waiting) = state else { return [CheckedContinuation<Int32, Never>]() }
        state = .ended(answer)
        return waiting
      }
      for continuation in waiting { continuation.resume(returning: answer) }
    }

    /// Sends a signal, unless the process has ended.
    func send(_ signal: Int32) {
      state.withLock { if case .runs = $0 { kill(id, signal) } }
    }

    /// Returns its status when it has ended.
    func end() async -> Int32 {
      await withCheckedContinuation { continuation in
        let answer: Int32? = state.withLock { state in
          switch state {
          case .runs(let waiting):
            state = .runs(waiting + [continuation])
            return nil
          case .ended(let answer): return answer
          }
        }
        if let answer { continuation.resume(returning: answer) }
      }
    }
  }
#else
  /// A process that was started, whose standard output is read.
  struct ChildProcess: Sendable {
    let output: FileHandle
    private let process = Process()

    var id: Int32 { process.processIdentifier }

    /// Starts a program.
    init(_ path: String, arguments: [String], environment: [String: String]) throws {
      let pipe = Pipe()
      output = pipe.fileHandleForReading
      process.executableURL = URL(fileURLWithPath: path)
      (process.arguments, process.environment) = (arguments, environment)
      process.standardOutput = pipe
      try process.run()
    }

    /// Sends a signal, unless the process has ended.
    func send(_ signal: Int32) { if process.isRunning { kill(id, signal) } }

    /// Returns its status when it has ended.
    func end() async -> Int32 {
      await onThread { [process] in
        process.waitUntilExit()
        return process.terminationStatus
      }
    }
  }
#endif

/// Waits on a thread of its own: those of tasks are few.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}
