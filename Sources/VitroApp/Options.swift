import Foundation
import Logging
import VitroWeb

/// The settings of an application's start, as its command line says them.
struct Options {
  var port = 8080
  var host = "127.0.0.1"
  var hostNames: [String] = []
  var proxies: [String] = []
  var origins: [String] = []
  var limits: [String] = []
  var icon = ""
  var previews = false
  var commands = ""
  var live = false
  var verbose = false
  var log = ""

  /// The options that a command line may have.
  private static var commandLine: CommandLineOptions<Options> {
    CommandLineOptions(
      overview: "Runs the application in your web browser.",
      options: [
        .init(
          "-p", "--port", value: "<port>", help: "The port to listen at; 0 takes one that is free.",
          \.port),
        .init(
          "--host", value: "<host>",
          help: "The address to listen at; 0.0.0.0 is all that this machine has.", \.host),
        .init(
          "--host-name", value: "<host-name>",
          help:
            "A name by which browsers may ask, such as shop.example.com; give it once for each name.",
          \.hostNames),
        .init(
          "--proxy", value: "<proxy>",
          help:
            "The address of a proxy in front, whose X-Forwarded-For counts; give it once for each.",
          \.proxies),
        .init(
          "--origin", value: "<origin>",
          help:
            "An origin whose pages may ask for more than to read, such as https://app.example.com; give it once for each.",
          \.origins),
        .init(
          "--limit", value: "<name=number>",
          help: "A limit of what one client may do, or a time in seconds, by its name. Names: "
            + "\(WebOptions.names.joined(separator: ", ")).", \.limits),
        .init(
          "--icon", value: "<file>",
          help: "The icon of the page: a drawing in SVG, or a square PNG.",
          \.icon),
        .init(
          "--previews", help: "Show the previews of the program in place of what it shows.",
          \.previews),
        .init(
          "--commands", value: "<socket>",
          help:
            "Take commands at a socket of the file system, as the program 'vitro' gives them, and serve no page.",
          \.commands),
        .init(
          "--live",
          help: "With '--commands': dependencies have their live values, and time goes by.",
          \.live),
        .init(
          "--log", value: "<level>",
          help: "How much is told: \(levels). From info on, each request that was answered.", \.log),
        .init("-v", "--verbose", help: "Tell more, such as why an event did not count.", \.verbose),
      ])
  }

  /// Reads a command line without the program.
  ///
  /// - Throws: ``CommandLineEnd`` where nothing is to be started.
  static func parse(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws(CommandLineEnd) -> Options {
    let options = try commandLine.parse(arguments, environment, into: Options())
    if let error = options.error { throw commandLine.end(error) }
    return options
  }

  /// Where a browser finds the application once it listens at a port.
  func address(port: Int) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  /// Changes the options of the server; the limits are those that ``parse(_:_:)`` has let through.
  func change(_ web: inout WebOptions) {
    web.hostNames.formUnion(hostNames + [host])
    web.proxies.formUnion(proxies)
    web.origins.formUnion(origins)
    web.icon = readIcon() ?? web.icon
    for limit in limits { _ = Self.set(limit, of: &web) }
  }

  /// The level of the program's logger; `nil` where that of a logger of the application's own counts.
  func level(of own: Logger?) -> Logger.Level? {
    Logger.Level(rawValue: log) ?? (verbose ? .debug : own == nil ? .notice : nil)
  }

  private static var levels: String {
    Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private func readIcon() -> WebIcon? {
    guard let data = FileManager.default.contents(atPath: icon) else { return nil }
    let text = String(data: data, encoding: .utf8)
    return WebIcon(png: data) ?? text.flatMap { $0.contains("<svg") ? WebIcon(svg: $0) : nil }
  }

  /// The first value that is none.
  private var error: String? {
    if !(0...65_535).contains(port) {
      return "'--port \(port)' is no port: give a number from 0 to 65535."
    }
    for proxy in proxies where ipAddress(proxy) == nil {
      return
        "'--proxy \(proxy)' is no address: give one such as 127.0.0.1, and each of several by itself."
    }
    for origin in origins where !WebOptions.isOrigin(origin) {
      return
        "'--origin \(origin)' is no origin: give one such as https://app.example.com, without a path."
    }
    for name in hostNames where !WebOptions.isHostName(name) {
      return
        "'--host-name \(name)' is no name: give one such as shop.example.com, without scheme and port, and in "
        + "ASCII (xn--…) where it has other letters."
    }
    if !log.isEmpty, Logger.Level(rawValue: log) == nil {
      return "'--log \(log)' is no level: give one of \(Self.levels)."
    }
    if !icon.isEmpty, readIcon() == nil {
      return "'--icon \(icon)' is no icon: give a file that is an SVG or a PNG."
    }
    var web = WebOptions()
    return limits.lazy.compactMap { Self.set($0, of: &web) }.first
  }

  /// Sets a limit, or returns why it is none.
  private static func set(_ limit: String, of web: inout WebOptions) -> String? {
    let parts = limit.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let range = WebOptions.isTime(parts[0]) ? 0.001...1e9 : 1...1e12
    guard parts.count == 2, let value = Double(parts[1]), range.contains(value),
      WebOptions.isTime(parts[0]) || value == value.rounded()
    else {
      return
        "'--limit \(limit)' is no limit: give a name and a number from 1, such as maxSessions=5000, or a time in "
        + "seconds, such as contentTimeout=0.5."
    }
    guard web.set(parts[0], to: value) else {
      return
        "'--limit \(limit)': there is no such limit, but \(WebOptions.names.joined(separator: ", "))."
    }
    return nil
  }
}
