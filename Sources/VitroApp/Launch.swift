import Logging
import VitroPreviewing
import VitroUI
import VitroWeb

/// One start of an application, from its command line to its end.
struct Launch {
  /// What the application is called.
  let name: String
  /// The command line without the program.
  let arguments: [String]
  /// Where it tells what people asked for.
  var output = Output.standard
  /// Where it tells what went wrong.
  var errors = Output.error

  /// Shows the scene until the process is told to end; it is made only if it is shown.
  ///
  /// - Returns: The exit status: 0 if all went well.
  @MainActor
  func run(_ scene: @autoclosure () -> some Scene) async -> Int32 {
    do {
      let options = try Options.parse(arguments)
      let server = server(for: Launch.scene(scene(), options), options)
      try await server.runUntilInterrupted()
      return 0
    } catch let error as WebServerError {
      errors.write("\(name) could not start. \(error)")
      return 1
    } catch let end as CommandLineEnd {
      (end.status == 0 ? output : errors).write(end.message)
      return end.status
    } catch {
      errors.write("\(name) has ended: \(error)")
      return 1
    }
  }

  /// What is shown: the scene of the application, or the previews of the program.
  @MainActor
  static func scene(_ scene: @autoclosure () -> some Scene, _ options: Options) -> any Scene {
    options.previews ? WindowGroup("Previews") { PreviewList() } : scene()
  }

  @MainActor
  private func server(for scene: some Scene, _ options: Options) -> WebServer {
    var logger = Logger(label: name)
    logger.logLevel = options.verbose ? .debug : .notice
    return WebServer(
      name: scene.title ?? name,
      host: options.host,
      port: options.port,
      options: options.web,
      logger: logger,
      onListening: { [name, output] port in
        output.write("\(name) is running at \(options.address(port: port)) — Ctrl-C ends it")
      },
      responder: scene.answers,
      makeScreen: { scene.makeScreen(host: $0) }
    )
  }
}
