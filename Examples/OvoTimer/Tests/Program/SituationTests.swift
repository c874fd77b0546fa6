import Foundation
import OvoTimerClient
import OvoTimerDomain
import OvoTimerService
import Testing
import Waiting

@Suite("A timer's files that are not as they should be")
struct SituationTests {
  private static let kept = "What was stored could not be read, and is kept as"
  private static let unread =
    "What was stored could not be read, and the timer goes on without being stored"

  @Test(
    "A damaged file is put aside, and whoever asks is told its name",
    arguments: [Data(), Data("{".utf8), Data(repeating: 0, count: 4_096)])
  func damaged(_ data: Data) async throws {
    let home = try OvoHome()
    defer { home.remove() }
    try home.store(data, as: TimerService.File.timer)
    let words = try await home.run().output
    #expect(
      words == "Nobody has wound it yet.\n\(Self.kept) \"timer.json.damaged\".\n")
    #expect(try await home.run("5m").output.hasPrefix("Running: 0"))
    let aside = home.location.folder + "/timer.json.damaged"
    #expect(FileManager.default.contents(atPath: aside) == data)
  }

  @Test(
    "Settings that make no sense are told of, and the timer runs",
    arguments: [
      Data(), Data("{".utf8), Data(#"{"notifier":5}"#.utf8), Data(#"{"notifier":"sounder"}"#.utf8),
      Data(repeating: UInt8(ascii: "["), count: 600),
    ])
  func settings(_ data: Data) async throws {
    let home = try OvoHome()
    defer { home.remove() }
    try home.store(data, as: TimerService.File.settings)
    let words = try await home.run("5m", environment: ["OVO_NOTIFIER": nil]).output
    #expect(words.hasPrefix("Running: 0"))
    #expect(words.contains("left.\nWhat 'ovo install' was told could not be read, and the alarm"))
    #expect(words.contains("it holds no settings. Run 'ovo install' again."))
    // Whoever names another notifier needs none of them.
    try await home.killService()
    let again = try await home.run("5m")
    #expect(again.output.hasSuffix(" left.\n"), "\(again)")
  }

  @Test("A file of a gigabyte is neither read nor replaced")
  func huge() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    try home.store(Data(), as: TimerService.File.timer)
    let path = home.location.folder + "/timer.json"
    truncate(path, 1 << 30)
    let words = try await home.run("5m").output
    #expect(words.hasPrefix("Running: 0") && words.contains("left.\n\(Self.unread)"))
    #expect(words.contains("it is too large for a timer"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.size] as? Int == 1 << 30)
  }

  @Test("A pipe in place of a file keeps nobody waiting")
  func pipe() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    mkfifo(home.location.folder + "/timer.json", 0o600)
    let words = try await home.run("5m").output
    #expect(words.hasPrefix("Running: 0") && words.contains("left.\n\(Self.unread)"))
    #expect(words.contains("it is a pipe or a device, not a file"))
  }

  @Test("A file that cannot be read yet is read, and not replaced, when it can be")
  func unreadable() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("wind 7m")
    home.signalService(SIGTERM)
    let path = home.location.folder + "/timer.json"
    let stored = home.folder.path + "/stored"
    try await happens { try await !home.client.isListening }
    try FileManager.default.moveItem(atPath: path, toPath: stored)
    mkfifo(path, 0o600)
    try await home.expect("Nobody has wound it yet.\n\(Self.unread)")
    rename(stored, path)
    try await happens { try await home.run().output == "Wound to 07:00.\n" }
  }

  @Test("Where a timer can live, and what is said where it cannot")
  func locations() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let none = ["OVO_FOLDER", "OVO_SOCKET", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"]
    let bare = Dictionary(uniqueKeysWithValues: none.map { ($0, String?.none) })
    // As cron and sudo run it: with a home, and nothing of a session.
    #expect(try await home.run("5m", environment: bare).output.hasPrefix("Running: 0"))
    let lock = home.folder.path + "/.local/state/ovo/ovo.lock"
    let words = try String(contentsOfFile: lock, encoding: .utf8)
    let process = words.trimmingCharacters(in: .whitespacesAndNewlines)
    if let process = Int32(process) { kill(process, SIGKILL) }

    let nowhere = try await home.run(environment: ["OVO_FOLDER": "/proc/nowhere"])
    #expect(nowhere.status == 69)
    #expect(
      nowhere.error == """
        The timer's service could not be started: Nothing can be written to /proc/nowhere. \
        Set OVO_FOLDER to another folder.

        """)
    let long = String(repeating: "x", count: 200)
    let tooLong = try await home.run(environment: ["OVO_FOLDER": home.folder.path + "/" + long])
    #expect(tooLong.status == 78)
    #expect(tooLong.error.contains("Set OVO_SOCKET to a shorter one"))
  }

  @Test("Something else in place of the socket is left there, and named")
  func notASocket() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    try home.store(Data("precious".utf8), as: "ovo.sock")
    let ending = try await home.run("5m")
    #expect(ending.status == 69)
    #expect(ending.error.contains("There is something else where the timer's socket is to be"))
    #expect(FileManager.default.contents(atPath: home.location.socket) == Data("precious".utf8))
  }

  @Test("Where nothing can be stored the timer runs and ends, and whoever asks is told so")
  func fullDisk() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let service = try home.alarmd("ulimit -f 0")
    defer { service.cancel() }
    try await happens { try await home.client.isListening }
    let words = try await home.run("1s").output
    #expect(words.contains("\nThe timer goes on, but is not stored: "))
    try await happens { try await home.run().output.hasPrefix("Finished: its alarm sounds.") }
  }
}
