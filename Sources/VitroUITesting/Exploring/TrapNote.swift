#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A note that is written to the standard error stream if the program traps: a trap ends a program before anything
/// else could say on which way it was.
@MainActor
enum TrapNote {
  /// The longest note, in bytes.
  private static let capacity = 8_192

  /// Sets the note.
  static func set(_ text: String) {
    install()
    let bytes = Array(text.utf8.prefix(capacity))
    // The length first: what a handler writes meanwhile is never beyond what was set.
    noteLength = 0
    note.copyMemory(from: bytes, byteCount: bytes.count)
    noteLength = bytes.count
  }

  /// Takes the note back.
  static func clear() { noteLength = 0 }

  private static var isInstalled = false

  private static func install() {
    if isInstalled { return }
    isInstalled = true
    note = .allocate(byteCount: capacity, alignment: 1)
    var action = sigaction()
    withUnsafeMutablePointer(to: &action) { setHandler(of: $0) }
    _ = sigaction(SIGILL, &action, &illegalBefore)
    _ = sigaction(SIGTRAP, &action, &trapBefore)
  }

  private static func setHandler(of action: UnsafeMutablePointer<sigaction>) {
    #if canImport(Glibc)
      action.pointee.__sigaction_handler.sa_handler = { tell($0) }
    #elseif canImport(Musl)
      action.pointee.__sa_handler.sa_handler = { tell($0) }
    #else
      action.pointee.__sigaction_u.__sa_handler = { tell($0) }
    #endif
  }
}

// NB: A handler of a signal may take no lock and no memory: it writes bytes that lie ready. They are set on the main
// actor, and read when the program is lost.
private nonisolated(unsafe) var note = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 1)
private nonisolated(unsafe) var noteLength = 0
private nonisolated(unsafe) var illegalBefore = sigaction()
private nonisolated(unsafe) var trapBefore = sigaction()

/// Writes the note, and lets the trap go on to whoever has waited for it before.
private func tell(_ number: CInt) {
  _ = write(2, note, noteLength)
  noteLength = 0
  if number == SIGILL {
    _ = sigaction(SIGILL, &illegalBefore, nil)
  } else {
    _ = sigaction(SIGTRAP, &trapBefore, nil)
  }
}
