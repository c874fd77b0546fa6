import Foundation
import OvoTimerClient
import OvoTimerDomain
import OvoTimerService
import Testing
import Waiting

@Suite("The command 'ovo'")
struct CommandTests {
  @Test(
    "What cannot be is refused, with what can be",
    arguments: [
      ("wnid 5m", 64, "There is no command 'wnid', and it is no time. Did you mean 'wind'?"),
      ("wind -1", 64, "'-1' is no time. Say '5m', '1h30m', '90' or '05:00'."),
      ("wind", 64, "Say to what, such as 'ovo wind 5m'."),
      ("wind 25h", 1, "A timer can be wound to 23:59:59 at most."),
      ("wind 99999999999", 1, "A timer can be wound to 23:59:59 at most."),
      ("start", 1, "Only a timer that is being wound can be started."),
      ("pause", 1, "The timer is not running."),
      ("acknowledge", 1, "There is no alarm to acknowledge."),
      ("snooze", 1, "Only an alarm that sounds can be snoozed."),
      ("snooze 5x", 64, "'5x' is no time. Say '5m', '1h30m', '90' or '05:00'."),
    ])
  func refused(_ command: String, _ status: Int32, _ words: String) async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let ending = try await home.run(command)
    #expect(ending.status == status)
    #expect(ending.output == "")
    #expect(ending.error.contains(words))
  }

  @Test("'ovo 5m' starts one, 'ovo' says what it does, 'ovo wind 5m' only winds it")
  func starts() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    #expect(try await home.run() == .init(status: 0, output: "Nobody has wound it yet.\n"))
    #expect(try await home.run("wind 5m").output == "Wound to 05:00.\n")
    let begun = try await home.run("5m")
    #expect(begun.status == 0 && begun.output.hasPrefix("Running: 0"))
    let line = try await home.run("status --json").output
    #expect(line.contains(#""timer":{"phase":"running","remaining":"#))
    #expect(line.hasSuffix(#""selected":300}}"# + "\n"))
    #expect(try await home.run("pause").output.hasPrefix("Paused: 0"))
    #expect(try await home.run("resume").output.hasPrefix("Running: 0"))
  }

  @Test("The alarm sounds at its second, until it is acknowledged; the same time can be run again")
  func sounds() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let begin = Date()
    _ = try await home.run("1s")
    let end = Date()
    try await happens { !home.soundings.isEmpty }
    let sounding = try #require(home.soundings.first)
    #expect(sounding.date >= begin + 1)
    // Wall clock: a figure.
    if OvoHome.isMeasured { #expect(sounding.date <= end + 2) }
    #expect(try await home.run("acknowledge").output.hasPrefix("Finished."))
    #expect(home.calls.last?.verb == "silence" || home.calls.count == 2)
    #expect(try await home.run("restart").status == 0)
  }

  @Test("An alarm that is snoozed is silent, also for the next service, and sounds again")
  func snoozes() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("1s")
    try await happens { !home.soundings.isEmpty }
    let refused = try await home.run("snooze 2h")
    #expect(refused.error.contains("for an hour at most") && refused.status == 1)
    // Whatever comes next is there before that.
    #expect(try await home.run("snooze 1h").output.hasPrefix("Snoozed: its alarm sounds again in "))
    try await home.killService()
    try await home.expect("Snoozed: ")
    func alarms() -> Int { Set(home.soundings.map(\.alarm)).count }
    #expect(alarms() == 1)
    #expect(try await home.run("acknowledge").output.hasPrefix("Finished."))
    _ = try await home.run("restart")
    try await happens { alarms() == 2 }
    _ = try await home.run("snooze 1s")
    try await happens { alarms() == 3 }
    #expect(try await home.run("snooze").output.hasPrefix("Snoozed: its alarm sounds again in "))
  }

  @Test(
    "A time that cannot run leaves the timer that runs alone", arguments: ["0", "00:00", "25h"])
  func cannotRun(_ time: String) async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("5m")
    let ending = try await home.run(time)
    #expect(ending.status != 0)
    #expect(ending.error.contains("A timer "))
    try await home.expect("Running")
  }

  @Test("Where nothing can be printed, a command says so and has a status of its own")
  func unprintable() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("wind 5m")
    let ending = try await home.shell("'\(OvoHome.program.path)' start > /dev/full")
    #expect(ending.status == 74)
    #expect(ending.error.hasPrefix("The timer has done it, but what it shows cannot be written"))
    try await home.expect("Running")
  }

  @Test("Without anything that plays a sound, whoever starts it is told so")
  func silent() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let ending = try await home.run("5m", environment: ["OVO_NOTIFIER": nil])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("Running: 0"))
    #expect(ending.output.contains("left.\nThe alarm would not be heard here: "))
    #expect(ending.output.contains("a program of your own"))
    #expect(try await home.run("test-alarm").status == 1)
  }

  @Test("A notifier that fails is quoted, at the start and by 'test-alarm'")
  func failing() async throws {
    let home = try OvoHome(notifier: "echo 'no loudspeaker' >&2; exit 3")
    defer { home.remove() }
    let words = "Nobody hears the alarm: 'witness' says: no loudspeaker"
    #expect(try await home.run("5m").output.hasSuffix("left.\n\(words)\n"))
    #expect(try await home.run("test-alarm") == .init(status: 1, error: "\(words)\n"))
  }

  @Test("A notifier that says a great deal is quoted with its last line")
  func talkative() async throws {
    let home = try OvoHome(
      notifier: "yes warning | /usr/bin/head -c 1000000 >&2; echo 'no loudspeaker' >&2; exit 3")
    defer { home.remove() }
    let words = "Nobody hears the alarm: 'witness' says: no loudspeaker"
    #expect(try await home.run("5m").output.hasSuffix("left.\n\(words)\n"))
  }

  @Test("A notifier that hangs is ended by acknowledging, with all that it has started")
  func hanging() async throws {
    let script = #"[ "$1" != sound ] || { echo $$ > "$0.process"; sleep 1000; }"#
    let home = try OvoHome(notifier: script)
    defer { home.remove() }
    _ = try await home.run("1s")
    let file = home.folder.path + "/witness.process"
    var process: Int32?
    try await happens {
      process = (try? String(contentsOfFile: file, encoding: .utf8))
        .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      return process != nil
    }
    let group = try #require(process)
    #expect(kill(-group, 0) == 0)
    #expect(try await home.run("acknowledge").output.hasPrefix("Finished."))
    try await happens { kill(-group, 0) != 0 }
  }

  @Test("A notifier that hangs when it is tried is named, and nobody is blamed for it")
  func hangingCheck() async throws {
    let home = try OvoHome(notifier: "[ \"$1\" != check ] || sleep 1000")
    defer { home.remove() }
    // Whatever the machine, it does not end; so it is waited for as long as usual.
    let ending = try await home.run("5m", environment: ["OVO_PATIENCE": "5"])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("Running: 0"))
    #expect(ending.output.hasSuffix("\nNobody hears the alarm: 'witness' did not end.\n"))
  }

  @Test("Eight first commands at once start one service")
  func first() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let runs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let ending = try await home.run("status --json")
          #expect(ending.status == 0, "\(ending)")
          let status = try JSONDecoder().decode(TimerStatus.self, from: Data(ending.output.utf8))
          return status.run
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(runs.count == 1)
  }

  @Test("A service that is stopped does not answer, and whoever asks is told so")
  func stopped() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("5m")
    try await home.stopService()
    var client = home.client
    client.patience = .milliseconds(50)
    await #expect(throws: TimerClientError.noAnswer(socket: home.location.socket)) {
      try await client.response(to: .status)
    }
    home.signalService(SIGCONT)
    try await home.expect("Running")
  }

  @Test("'status --follow' goes on with the next service")
  func follow() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("wind 5m")
    try await home.following { sequence in
      var lines = sequence.makeAsyncIterator()
      #expect(try await lines.next() == "Wound to 05:00.")
      try await home.killService()
      _ = try await home.run("wind 6m")
      #expect(try await lines.next() == "Wound to 06:00.")
    }
  }

  @Test(
    "A service that is asked to end, or killed, has stored what it was wound to a moment ago",
    arguments: [SIGTERM, SIGKILL])
  func ended(_ signal: Int32) async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("wind 5m")
    _ = try await home.client.response(to: .request(.wind(to: 360)))
    home.signalService(signal)
    #expect(try await home.run().output == "Wound to 06:00.\n")
  }

  @Test("With as many connections as the system permits, it answers and the alarm sounds")
  func fileLimit() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let service = try home.alarmd("ulimit -n 80")
    defer { service.cancel() }
    try await happens { try await home.client.isListening }
    let idle = try await IdleConnections(100, to: home.location)
    #expect(try await home.run("1s").status == 0)
    try await happens { !home.soundings.isEmpty }
    #expect(try await home.run("acknowledge").output.hasPrefix("Finished."))
    await idle.close()
  }
}
