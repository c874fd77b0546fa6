import Foundation
import Logging
import Synchronization
import VitroAutomation
import VitroPreviewing
import VitroUI
import VitroWeb

/// One start of an application, from its command line to its end.
struct Launch {
  /// What the application is called.
  let name: String
  /// The type of the application, as `Module.Name`.
  var type = ""
  /// The command line without the program.
  let arguments: [String]
  /// The environment of the process, whose settings the command line can change.
  var environment: [String: String] = [:]
  /// Where it tells what people asked for.
  var output = Output.standard
  /// Where it tells what went wrong.
  var errors = Output.error

  /// Shows the scene until the process is told to end; it is made only if it is shown.
  ///
  /// - Returns: The exit status: 0 if all went well.
  @MainActor
  func run(_ scene: @autoclosure @escaping @MainActor @Sendable () -> some Scene) async -> Int32 {
    do {
      let options = try Options.parse(arguments, environment)
      if !options.commands.isEmpty { return await takeCommands(of: scene, options) }
      return await serve(Launch.scene(scene(), options), options)
    } catch {
      (error.status == 0 ? output : errors).write(error.message)
      return error.status
    }
  }

  /// What is shown: the scene of the application, or the previews of the program.
  @MainActor
  static func scene(_ scene: @autoclosure () -> some Scene, _ options: Options) -> any Scene {
    options.previews ? WindowGroup("Previews") { PreviewList() } : scene()
  }

  /// Takes commands in place of people, until the process is told to end.
  @MainActor
  private func takeCommands(
    of scene: @escaping @MainActor @Sendable () -> any Scene, _ options: Options
  ) async -> Int32 {
    let parts = type.split(separator: ".").map(String.init)
    let screens =
      [AutomatedScreen(application: parts.last ?? name, of: parts.first ?? name, scene: scene)]
      + Previews.all.map { AutomatedScreen($0) }
    let server = CommandServer(
      path: options.commands,
      automation: Automation(
        screens, isLive: options.live,
        journal: URL(fileURLWithPath: "\(options.commands).journal"),
        home: URL(fileURLWithPath: "\(options.commands).home"), page: { $0.picturePage }))
    do {
      try await server.run { [name, output] in
        output.write("\(name) takes commands at \(options.commands)")
      }
      return 0
    } catch is CancellationError {
      return 0
    } catch {
      errors.write("\(name) could not take commands. \(error)")
      return 1
    }
  }

  @MainActor
  private func serve(_ scene: some Scene, _ options: Options) async -> Int32 {
    var settings = scene.hostSettings
    options.change(&settings.options)
    var logger = settings.logger ?? Logger(label: name)
    if let level = options.level(of: settings.logger) { logger.logLevel = level }
    let services = RunningServices(settings.services, logger: logger)
    do { try await services.start() } catch {
      errors.write("\(name) could not start. \(error)")
      return 1
    }
    let life = ProgramLife()
    if let health = settings.health {
      settings.middleware.append(
        health.middleware { life.isOver ? false : await services.areReady })
    }
    let server = server(for: scene, options, settings, logger)
    let serving = Task { try await server.runUntilInterrupted { life.end() } }
    services.run { error in
      life.end(error)
      serving.cancel()
    }
    do {
      try await withTaskCancellationHandler {
        try await serving.value
      } onCancel: {
        serving.cancel()
      }
    } catch {
      life.end(error)
    }
    // Of its own: where this task is cancelled, they end as well.
    let isWell = await Task { await end(services, settings.options, logger) }.value
    guard let error = life.error else { return isWell ? 0 : 1 }
    let words = error is WebServerError ? "could not start." : "has ended:"
    errors.write("\(name) \(words) \(error)")
    return 1
  }

  /// Ends the services; returns whether all have ended as they should, and in time.
  @MainActor
  private func end(
    _ services: RunningServices, _ options: WebOptions, _ logger: Logger
  ) async -> Bool {
    let (outcomes, outcome) = AsyncStream<Bool>.makeStream()
    let tasks = [
      Task { _ = outcome.yield(await services.end()) },
      Task {
        try? await options.clock.sleep(for: options.shutdownTimeout)
        _ = outcome.yield(false)
      },
    ]
    defer { for task in tasks { task.cancel() } }
    for await isWell in outcomes {
      let late = services.names
      if !late.isEmpty {
        logger.error(
          "\(late.joined(separator: ", ")) did not end within \(options.shutdownTimeout)")
      }
      return isWell
    }
    return false
  }

  @MainActor
  private func server(
    for scene: some Scene, _ options: Options, _ settings: HostSettings, _ logger: Logger
  ) -> WebServer {
    WebServer(
      name: scene.title ?? name,
      host: options.host,
      port: options.port,
      options: settings.options,
      logger: logger,
      onListening: { [name, output] port in
        output.write("\(name) is running at \(options.address(port: port)) — Ctrl-C ends it")
      },
      middleware: settings.middleware,
      responder: settings.answers,
      makeScreen: { scene.makeScreen(host: $0) }
    )
  }
}

/// The life of a program: until it was told to end, or cannot go on.
private final class ProgramLife: Sendable {
  private let state = Mutex((isOver: false, error: (any Error)?.none))

  /// Whether it ends.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Why it could not go on; `nil` where it was told to end.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Begins the end, because of an error or of a signal; the first error counts.
  func end(_ error: (any Error)? = nil) {
    state.withLock { $0 = (true, $0.error ?? error) }
  }
}
