import ArgumentParser
import Foundation
import Logging
import OvoTimerClient
import OvoTimerDomain
import OvoTimerService
import VitroDependencies

struct Alarmd: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the service, which owns the timer and sounds its alarm.",
    discussion: """
      Any other command starts it where it is not there. Without systemd ('ovo install') nobody starts it \
      again when it is killed or the machine restarts, until a page or a command asks for the timer; an \
      alarm that fell into that time sounds then. It says what happens on its standard error. \
      OVO_NOTIFIER names a program as '--notifier' does, also for a service that a command starts; \
      where neither does, the one of 'ovo install' counts. One that runs already goes on with its own.

      The program is run with 'check' when a timer is started, to try in silence whether it would be \
      heard; with 'sound ID N WORDS' for the Nth sounding of an alarm, every ten seconds until it is \
      acknowledged; and with 'silence ID' then. Where nobody can hear it, it ends with another status \
      than 0, and its last line on the standard error says why.
      """)

  @Option(
    help: "A program that makes the alarm heard, in place of the desktop.", completion: .file())
  var notifier: String?
  @Flag(help: "Waits where there is a service already, and takes its place when it ends.")
  var wait = false

  @MainActor
  func run() async throws {
    // Whoever started it may go, and so may the terminal.
    setsid()
    signal(SIGHUP, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
    let files = raiseFileLimit()
    let logger = Logger(label: "ovo") { StreamLogHandler.standardError(label: $0) }
    try await reported(logger) {
      let location = ServiceLocation.ofUser()
      let lock = try await lock(of: location, logger)
      let stored = Files.ofTimer(in: location.folder)
      let settings = program.map { ServiceSettings(notifier: $0) } ?? .init(storedIn: stored)
      let service = TimerService(
        files: stored, notifier: settings.notifier.map(AlarmNotifier.program) ?? .desktop(),
        problem: settings.problem, now: Moment.ofMachine, logger: logger)
      let server = Task {
        var isLaunched = false
        try await SocketServer.run(
          service, at: location, holding: lock, mostConnections: files - Self.otherFiles
        ) {
          logger.info("Listening at \(location.socket)")
          guard !isLaunched else { return }
          isLaunched = true
          service.launch()
          // Nobody reads it where nobody has started it.
          try? say("Listening at \(location.socket)")
        }
      }
      let signals = stopSignals { server.cancel() }
      defer { for signal in signals { signal.cancel() } }
      let result = await server.result
      await service.flush()
      logger.info("Ends")
      if !server.isCancelled { try result.get() }
    }
  }

  /// The lock, as soon as no other service holds it where this one is to wait.
  private func lock(of location: ServiceLocation, _ logger: Logger) async throws -> ServiceLock {
    var isWaiting = false
    while true {
      let attempt = Result { () throws(TimerClientError) in try ServiceLock(location) }
      guard case .failure(.refused(let reason)) = attempt, wait else { return try attempt.get() }
      if !isWaiting { logger.notice("\(reason) This one waits until that has ended.") }
      isWaiting = true
      // A lock tells nobody that it is free; a thread that blocks on it could not be cancelled.
      try await Task.sleep(for: .milliseconds(500))
    }
  }

  /// Says what is wrong to whoever has started it, and in the log.
  @MainActor
  private func reported(_ logger: Logger, _ body: @MainActor () async throws -> Void) async throws {
    do {
      try await body()
    } catch let error as TimerClientError {
      logger.critical("\(error)")
      // The reason alone: whoever has started it says the rest.
      if case .noService(let reason) = error { try? say(reason) } else { try? say("\(error)") }
      throw ExitCode(error.exitStatus)
    }
  }

  /// Lets it end with what it has to store where it is asked to end.
  private func stopSignals(_ stop: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: stop)
      source.resume()
      return source
    }
  }

  /// The most files that it opens for anything but a connection.
  private static let otherFiles = 48

  /// Lets it open as many files as the system permits, since each connection is one; returns how many.
  private func raiseFileLimit() -> Int {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    limit.rlim_cur = min(limit.rlim_max, 4_096)
    setrlimit(resource, &limit)
    return Int(limit.rlim_cur)
  }

  /// The program that makes the alarm heard, where one is named.
  private var program: String? {
    let named = ProcessInfo.processInfo.environment["OVO_NOTIFIER"] ?? ""
    return notifier ?? (named.isEmpty ? nil : named)
  }
}
