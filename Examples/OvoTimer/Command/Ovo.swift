import ArgumentParser
import Foundation
import OvoTimerClient
import OvoTimerDomain

/// The kitchen timer on a command line: the same one that the page shows.
@main
struct Ovo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A kitchen timer whose alarm no termination can stop.",
    discussion: """
      EXAMPLES:
        ovo 5m                 winds it to five minutes, and starts it
        ovo                    says what it does
        ovo snooze 5m          lets its alarm be silent for five minutes
        ovo status --follow    goes on with each change
        ovo test-alarm         makes the alarm heard, now
        ovo install            lets systemd keep its service

      All of these control the one timer that the page shows, too. It is kept in
      OVO_FOLDER, by default $XDG_STATE_HOME/ovo or ~/.local/state/ovo. What your
      shell completes on Tab: ovo --generate-completion-script bash | zsh | fish

      EXIT STATUS: 0 done, 1 the timer refused, 64 not understood, 69 no service,
      74 nothing can be printed, 75 the service does not answer, 78 something
      stands in its way.
      """,
    version: "Ovo Timer 1, messages \(Response.version)",
    subcommands: [
      Wind.self, Start.self, Pause.self, Unpause.self, Restart.self, Acknowledge.self, Snooze.self,
      Status.self, TestAlarm.self, Install.self, Uninstall.self, Alarmd.self, Time.self,
    ],
    defaultSubcommand: Time.self)
}

/// A command that asks the timer for something, and prints what it does then.
protocol TimerCommand: AsyncParsableCommand {
  var messages: [Message] { get throws }
}

extension TimerCommand {
  func run() async throws {
    try await explained {
      var status = TimerStatus()
      for message in try messages { status = try await client.response(to: message) }
      try say(status.words)
    }
  }
}

/// The client of this user's timer.
var client: SocketClient {
  SocketClient(location: .ofUser(), starter: .besideThisProgram)
}

/// Prints a line at once, for whoever follows; where that fails, the program ends with a status of its own.
func say(_ line: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  } catch {
    complain("The timer has done it, but what it shows cannot be written to the standard output.")
    throw ExitCode(74)
  }
}

/// Prints a line to the standard error.
func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// Says what is wrong in words, and ends with a status that tells the cause.
func explained(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async throws {
  do {
    try await body()
  } catch let error as TimerClientError {
    complain("\(error)")
    throw ExitCode(error.exitStatus)
  }
}

/// A time that somebody types, in one word or several.
struct TypedTime: ParsableArguments {
  @Argument(
    parsing: .allUnrecognized, help: "The time, such as 5m, 1h30m, 90 (seconds) or 05:00.",
    completion: .list(["1m", "3m", "5m", "10m", "30m", "1h"]))
  var time: [String] = []

  var seconds: Int {
    get throws {
      let text = time.joined(separator: " ")
      guard let seconds = OvoTimer.seconds(typed: text) else {
        throw ValidationError("'\(text)' is no time. Say '5m', '1h30m', '90' or '05:00'.")
      }
      return seconds
    }
  }
}

/// `ovo`, and `ovo 5m`.
struct Time: TimerCommand {
  static let configuration = CommandConfiguration(
    commandName: "time",
    abstract: "Winds the timer and starts it; without a time, says what it does.")

  @OptionGroup var typed: TypedTime

  var messages: [Message] {
    get throws {
      guard !typed.time.isEmpty else { return [.status] }
      return [.run(seconds: try typed.seconds), .check]
    }
  }

  func validate() throws {
    guard let word = typed.time.first else { return }
    if let seconds = OvoTimer.seconds(typed: typed.time.joined(separator: " ")) {
      // What cannot run must not stop what does.
      if seconds == 0 { throw ValidationError("A timer runs for a second at least.") }
      return
    }
    guard word.allSatisfy({ $0.isLetter || $0 == "-" }), !word.hasPrefix("-") else {
      _ = try typed.seconds
      return
    }
    let names = Ovo.configuration.subcommands.compactMap { $0._commandName }
    let near = names.min { $0.distance(to: word) < $1.distance(to: word) }
    let hint = near.flatMap { $0.distance(to: word) <= 2 ? " Did you mean '\($0)'?" : nil } ?? ""
    throw ValidationError("There is no command '\(word)', and it is no time.\(hint)")
  }
}

extension String {
  /// How many letters must be written, left out or replaced to make the other one of it; two letters
  /// that changed places count as one.
  fileprivate func distance(to other: String) -> Int {
    let (mine, theirs) = (Array(self), Array(other))
    var rows = [Array(0...theirs.count)]
    for row in mine.indices {
      var next = [row + 1]
      for column in theirs.indices {
        let same = mine[row] == theirs[column]
        var least = Swift.min(
          next[column] + 1, rows[row][column + 1] + 1, rows[row][column] + (same ? 0 : 1))
        if row > 0, column > 0, mine[row] == theirs[column - 1], mine[row - 1] == theirs[column] {
          least = Swift.min(least, rows[row - 1][column - 1] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[mine.count][theirs.count]
  }
}

struct Wind: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Winds the timer, such as to 5m, 1h30m, 90 (seconds) or 05:00; 'ovo start' starts it."
  )

  @OptionGroup var typed: TypedTime

  var messages: [Message] { get throws { [.request(.wind(to: try typed.seconds))] } }

  func validate() throws {
    if typed.time.isEmpty { throw ValidationError("Say to what, such as 'ovo wind 5m'.") }
    _ = try typed.seconds
  }
}

struct Start: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Counts down from the time it is wound to.")
  var messages: [Message] { [.request(.start), .check] }
}

struct Pause: TimerCommand {
  static let configuration = CommandConfiguration(abstract: "Lets the timer stand still.")
  var messages: [Message] { [.request(.pause)] }
}

struct Unpause: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lets the timer go on.", aliases: ["resume"])
  var messages: [Message] { [.request(.unpause), .check] }
}

struct Restart: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a timer that has finished once more, for the same time.")
  var messages: [Message] { [.request(.restart), .check] }
}

struct Acknowledge: TimerCommand {
  static let configuration = CommandConfiguration(abstract: "Silences the alarm.")
  var messages: [Message] { [.request(.acknowledge)] }
}

struct Snooze: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lets the alarm be silent for a minute, or for a time, and sound again then.")

  @OptionGroup var typed: TypedTime

  var messages: [Message] {
    get throws { [.request(.snooze(for: typed.time.isEmpty ? 60 : try typed.seconds)), .check] }
  }
}

struct TestAlarm: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes the alarm heard once, and says if nobody can have heard it.")

  func run() async throws {
    try await explained {
      let status = try await client.response(to: .testAlarm)
      if let problem = status.problem { throw TimerClientError.refused(problem) }
      try say("The alarm was heard, if the loudspeaker is on.")
    }
  }
}
