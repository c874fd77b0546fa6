import ArgumentParser
import VitroWeb

/// The command-line options of an application.
struct Options: ParsableCommand {
  @Option(name: .shortAndLong, help: "The port to listen at; 0 takes one that is free.")
  var port = 8080

  @Option(help: "The address to listen at; 0.0.0.0 is all that this machine has.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("host-name"),
    help: "A name by which browsers may ask, such as shop.example.com; give it once for each name.")
  var hostNames: [String] = []

  @Option(
    name: .customLong("proxy"),
    help: "The address of a proxy in front, whose X-Forwarded-For counts; give it once for each.")
  var proxies: [String] = []

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "A limit of what one client may do, or a time in seconds, by its name.",
      discussion: "Names: \(WebOptions.names.joined(separator: ", ")).", valueName: "name=number"))
  var limits: [String] = []

  @Flag(help: "Show the previews of the program in place of what it shows.")
  var previews = false

  @Flag(name: .shortAndLong, help: "Tell more, such as why an event did not count.")
  var verbose = false

  /// Named as the program is called.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first?.split(separator: "/").last.map(String.init),
      abstract: "Runs the application in your web browser."
    )
  }

  /// Where a browser finds the application once it listens at a port.
  func address(port: Int) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("'--port \(port)' is no port: give a number from 0 to 65535.")
    }
    for proxy in proxies where ipAddress(proxy) == nil {
      throw ValidationError(
        "'--proxy \(proxy)' is no address: give one such as 127.0.0.1, and each of several by itself."
      )
    }
    for name in hostNames where !WebOptions.isHostName(name) {
      throw ValidationError(
        "'--host-name \(name)' is no name: give one such as shop.example.com, without scheme and port, and in "
          + "ASCII (xn--…) where it has other letters.")
    }
    _ = try web
  }

  /// The options of the server.
  var web: WebOptions {
    get throws {
      var web = WebOptions()
      web.hostNames = Set(hostNames + [host])
      web.proxies = Set(proxies)
      for limit in limits {
        let parts = limit.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let value = Int(parts[1]), (1...1 << 40).contains(value) else {
          throw ValidationError(
            "'--limit \(limit)' is no limit: give a name and a number from 1, such as maxSessions=5000."
          )
        }
        guard web.set(parts[0], to: value) else {
          throw ValidationError(
            "'--limit \(limit)': there is no such limit, but \(WebOptions.names.joined(separator: ", "))."
          )
        }
      }
      return web
    }
  }
}
