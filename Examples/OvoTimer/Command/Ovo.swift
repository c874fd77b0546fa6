import ArgumentParser
import Foundation
import OvoTimerDomain
import OvoTimerClient
import OvoTimerService
import VitroDependencies

/// The kitchen timer on a command line: the same one that the page shows.
@main
struct Ovo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A kitchen timer whose alarm no termination can stop.",
    discussion: "All of these control the one timer that the page shows, too.",
    subcommands: [
      Wind.self, Start.self, Pause.self, Unpause.self, Restart.self, Acknowledge.self, Status.self,
      Alarmd.self, Install.self,
    ],
    defaultSubcommand: Status.self)
}

/// A command that asks the timer for something, and prints what it does then.
protocol TimerCommand: AsyncParsableCommand {
  var request: TimerRequest { get throws }
}

extension TimerCommand {
  func run() async throws {
    try await explained { try say(await client.ask(request).words) }
  }
}

/// The client of this user's timer.
var client: TimerClient { .socket(at: .ofUser(), starting: .besideThisProgram) }

/// Prints a line at once, for whoever follows.
func say(_ line: String) throws {
  try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

/// Says what is wrong in words, and ends with a status that is not zero.
func explained(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async throws {
  do {
    try await body()
  } catch let error as TimerClientError {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    throw ExitCode.failure
  }
}

struct Wind: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Winds the timer, such as to 5m, 1h30m, 90 (seconds) or 05:00.")

  @Argument(help: "The time.") var time: String

  var request: TimerRequest {
    get throws {
      guard let seconds = OvoTimer.seconds(typed: time) else {
        throw ValidationError("'\(time)' is no time. Say '5m', '1h30m', '90' or '05:00'.")
      }
      return .wind(to: seconds)
    }
  }

  func validate() throws { _ = try request }
}

struct Start: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Counts down from the time it is wound to.")
  var request: TimerRequest { .start }
}

struct Pause: TimerCommand {
  static let configuration = CommandConfiguration(abstract: "Lets the timer stand still.")
  var request: TimerRequest { .pause }
}

struct Unpause: TimerCommand {
  static let configuration = CommandConfiguration(abstract: "Lets the timer go on.")
  var request: TimerRequest { .unpause }
}

struct Restart: TimerCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a timer that has finished once more, for the same time.")
  var request: TimerRequest { .restart }
}

struct Acknowledge: TimerCommand {
  static let configuration = CommandConfiguration(abstract: "Silences the alarm.")
  var request: TimerRequest { .acknowledge }
}
