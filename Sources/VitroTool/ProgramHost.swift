import Foundation
import VitroCommands

/// The user's program, which goes on between commands: it is built again where a file has changed, and started where
/// nobody answers.
struct ProgramHost {
  let package: UserPackage
  let isLive: Bool

  private var socket: URL {
    let path = package.toolFolder.appending(path: "\(name).socket")
    guard path.path.utf8.count > Self.longestSocket else { return path }
    // The system takes no longer one.
    let number = path.path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    return FileManager.default.temporaryDirectory.appending(path: "vitro-\(number).socket")
  }

  private static let longestSocket = 90

  private var log: URL { package.toolFolder.appending(path: "\(name).log") }
  private var name: String { isLive ? "\(package.program)-live" : package.program }

  /// Sends a request to the program as it is now.
  func answer(to request: CommandRequest) throws(Failure) -> CommandAnswer {
    let connection = try connection()
    let printed = logBytes.count
    guard let line = try? JSONEncoder().encode(request) else { throw Failure("No such request.") }
    // What a live program waits for takes its time.
    let patience = isLive ? 3_600 : Self.patience
    let answer: Data
    switch connection.outcome(of: line, within: patience) {
    case .answer(let data): answer = data
    case .end: throw trap(at: request)
    case .silence: throw hang(at: request)
    }
    guard var decoded = try? JSONDecoder().decode(CommandAnswer.self, from: answer) else {
      throw Failure(
        "The program has answered something else: \(String(decoding: answer, as: UTF8.self))")
    }
    if !["picture", "test"].contains(request.command) {
      decoded.text += Self.lines(of: logBytes.dropFirst(printed))
    }
    return decoded
  }

  /// The lines that the program has printed meanwhile, the last ones of many.
  private static func lines(of printed: Data) -> String {
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
    let left = lines.count - mostPrinted
    return (left > 0 ? "\n| … \(left) lines before" : "")
      + lines.suffix(mostPrinted).map { "\n| \($0.prefix(300))" }.joined()
  }

  private static let mostPrinted = 12

  /// Ends the program.
  func stop(by signal: Int32 = SIGTERM) {
    guard let text = try? String(contentsOf: processFile, encoding: .utf8),
      let number = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return }
    kill(number, signal)
    try? FileManager.default.removeItem(at: processFile)
    try? FileManager.default.removeItem(at: socket)
  }

  private var processFile: URL { package.toolFolder.appending(path: "\(name).process") }

  private func connection() throws(Failure) -> CommandSocket {
    let binary = try package.build()
    if let started = UserPackage.date(of: processFile), let built = UserPackage.date(of: binary),
      started >= built, let connection = CommandSocket(path: socket.path)
    {
      return connection
    }
    stop()
    try start(binary)
    guard let connection = CommandSocket(path: socket.path) else {
      throw Failure("\(package.program) does not answer. Its log:\n\(logText)")
    }
    return connection
  }

  /// Starts the program, and returns once it takes commands.
  private func start(_ binary: URL) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: package.toolFolder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch { throw Failure("\(package.toolFolder.path) cannot be made: \(error)") }
    try? FileManager.default.removeItem(at: socket)
    // The shell goes to the folder, and becomes the program.
    let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, package.folder.path]
    let arguments =
      shell + (isLive ? [] : try emptyHome())
      + [binary.path, "--commands", socket.path] + (isLive ? ["--live"] : [])
    // Where it traps, the log says in which line.
    setenv("SWIFT_BACKTRACE", "enable=yes,color=no,interactive=no,threads=crashed,images=none", 0)
    let number = try spawn(arguments)
    do { try Data("\(number)".utf8).write(to: processFile) } catch { throw Failure("\(error)") }
    while !logText.contains(" takes commands at ") {
      guard waitpid(number, nil, WNOHANG) == 0 else {
        throw Failure("\(package.program) has ended:\n\(logText)")
      }
      usleep(1_000)
    }
  }

  /// Gives the program a home of its own, for what it writes past its dependencies: the words of a command that
  /// sets it.
  private func emptyHome() throws(Failure) -> [String] {
    let home = URL(fileURLWithPath: "\(socket.path).home")
    try? FileManager.default.removeItem(at: home)
    do {
      try FileManager.default.createDirectory(
        at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw Failure("\(home.path) cannot be made: \(error)") }
    return ["/usr/bin/env", "-u", "XDG_DATA_HOME", "-u", "XDG_CONFIG_HOME", "-u", "XDG_STATE_HOME"]
      + ["HOME=\(home.path)", "CFFIXED_USER_HOME=\(home.path)"]
  }

  /// Starts a program in a group of its own, which outlives this one and whoever ends it with Ctrl-C; Foundation's
  /// `Process` would wait for it.
  ///
  /// - Returns: The number of the process.
  private func spawn(_ arguments: [String]) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var number: pid_t = 0
    let status = posix_spawn(&number, arguments[0], &actions, &attributes, &words, environ)
    guard status == 0 else {
      throw Failure("\(package.program) cannot be started: \(String(cString: strerror(status)))")
    }
    return number
  }

  /// The number of seconds after which a program that has not answered counts as one that never will.
  private static let patience = 30

  /// Ends a program that does not come to rest, and says so.
  private func hang(at request: CommandRequest) -> Failure {
    stop(by: SIGKILL)
    return Failure(
      "The program has not come to rest within \(Self.patience) s at '\(request.words)', and was ended. The next command "
        + "starts it again without that.")
  }

  private var logBytes: Data { (try? Data(contentsOf: log)) ?? Data() }
  private var logText: String { String(decoding: logBytes, as: UTF8.self) }

  /// The commands that were done before, as the program has written them down.
  private var led: [String] {
    struct Journal: Decodable {
      let entries: [Entry]

      struct Entry: Decodable {
        let screen: String
        let request: CommandRequest
        let isDone: Bool
      }
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(socket.path).journal")),
      let entries = try? JSONDecoder().decode(Journal.self, from: data).entries
    else { return [] }
    return entries.filter { $0.isDone && $0.screen == entries.last?.screen }.map(\.request.words)
  }

  /// The failure of a program that has ended in the middle of a command.
  private func trap(at request: CommandRequest) -> Failure {
    let words = request.words
    let lines = logText.split(separator: "\n").filter { !$0.contains(" takes commands at ") }
    let fatal = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
    let way = led.isEmpty ? "" : "\nIt was led there by: \(led.joined(separator: "; "))"
    return Failure("The program has ended at '\(words)': \(fatal)\(trapLine)\(way)")
  }

  /// The innermost function of the program that a trap has led through, with its line where the program says lines, as
  /// the runtime has written it.
  private var trapLine: String {
    let frames = logText.matches(
      of: #/0x[0-9a-f]+\ (.+)\ \+\ \d+\ in\ ([^\s/]+)(?:\ at\ (/\S+?:\d+))?(?::\d+)?\n/#)
    // What is shared is none of the program's own.
    guard let frame = frames.lazy.map(\.output).first(where: { !$0.2.contains(".so") }) else {
      return ""
    }
    let place = frame.3.map { ", \($0.trimmingPrefix("\(package.folder.path)/"))" } ?? ""
    return "\nIn \(frame.1)\(place)"
  }
}
