import ArgumentParser
import Foundation
import OvoTimerDomain
import OvoTimerClient
import OvoTimerService
import VitroDependencies

struct Alarmd: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Is the service: it owns the timer and sounds its alarm.",
    discussion: """
      Without systemd ('ovo install') nobody starts it again when it is killed or the machine restarts, \
      until a page or a command asks for the timer; an alarm that fell into that time sounds then.
      """)

  @Option(help: "A program that makes the alarm heard, in place of the desktop.")
  var notifier: String?

  @MainActor
  func run() async throws {
    // Whoever started it may go.
    signal(SIGHUP, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    umask(0o077)
    let location = ServiceLocation.ofUser()
    let lock: ServiceLock
    do {
      lock = try ServiceLock(location)
    } catch {
      try say("\(error)")
      throw ExitCode.failure
    }
    let service = TimerService(
      files: .folder(location.folder), notifier: notifier.map(AlarmNotifier.program) ?? .desktop(),
      now: Moment.ofMachine)
    try await explained {
      try await SocketServer.run(service, at: location) {
        service.launch()
        // Nobody reads it where nobody has started it.
        try? say("Listening at \(location.socket)")
      }
    }
    _ = consume lock
  }
}
