import Foundation
@_exported import VitroUI

extension App {
  /// Runs the application for its user; `@main` calls it.
  ///
  /// ```swift
  /// @main struct PrimeTimeApp: App {
  ///   var body: some Scene {
  ///     WindowGroup { ContentView() }
  ///   }
  /// }
  /// ```
  ///
  /// The command line says where: `--port` and `--host`, and `--help` explains them. The value of
  /// the application is made once; its `body` may look at the environment, for instance to swap
  /// dependencies for a test. With `--previews` it is not made. Each visitor gets the content of its scene anew.
  public static func main() async {
    await main(arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the application as a command line without the program says.
  static func main(arguments: [String]) async -> Never {
    let launch = Launch(
      name: applicationName, type: String(reflecting: Self.self), arguments: arguments,
      environment: ProcessInfo.processInfo.environment)
    exitProcess(await launch.run(Self().body))
  }

  /// The type's name without `App` at its end, for people.
  static var applicationName: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
  }
}
