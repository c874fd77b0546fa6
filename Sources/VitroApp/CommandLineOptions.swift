/// The options of a command line, each with the setting that it changes. A host has these few; a package for command
/// lines would take longer to compile than the page.
struct CommandLineOptions<Settings> {
  /// An option.
  struct Option {
    fileprivate let names: [String]
    /// The placeholder of its value; `nil` where it has none.
    fileprivate let value: String?
    fileprivate var isRepeated = false
    fileprivate let help: String
    /// Changes the setting; returns whether the value is one.
    fileprivate let set: (inout Settings, String) -> Bool
    /// The value of the setting where the option is not given.
    fileprivate let usual: (Settings) -> String?
  }

  /// A sentence about the program.
  let overview: String
  let options: [Option]

  /// Reads a command line without the program, after the environment: `VITRO_HOST_NAME=a.example,b.example` there is
  /// `--host-name a.example --host-name b.example`.
  ///
  /// - Throws: ``CommandLineEnd`` where help is asked for, or the command line or the environment is none.
  func parse(
    _ arguments: [String], _ environment: [String: String] = [:], into usual: Settings
  ) throws(CommandLineEnd) -> Settings {
    var (settings, rest) = (try settings(of: environment, into: usual), arguments[...])
    while let argument = rest.popFirst() {
      if ["-h", "--help"].contains(argument) {
        throw CommandLineEnd(status: 0, message: help(usual))
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        throw end("Unexpected argument '\(argument)'")
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.names.contains(String(parts[0])) }) else {
        throw end("Unknown option '\(parts[0])'")
      }
      var value = parts.dropFirst().first.map(String.init)
      if option.value == nil {
        if value != nil { throw end("The option '\(parts[0])' takes no value") }
      } else if value == nil, let next = rest.first, !next.hasPrefix("-") || Int(next) != nil {
        value = rest.removeFirst()
      }
      guard value != nil || option.value == nil else {
        throw end("Missing value for '\(option.label)'")
      }
      guard option.set(&settings, value ?? "") else {
        throw end("The value '\(value ?? "")' is invalid for '\(option.label)'")
      }
    }
    return settings
  }

  private func settings(
    of environment: [String: String], into usual: Settings
  ) throws(CommandLineEnd) -> Settings {
    var settings = usual
    for option in options {
      guard let text = environment[option.variable], !text.isEmpty else { continue }
      if option.value == nil, ["0", "false"].contains(text) { continue }
      let isSwitch = option.value == nil && ["1", "true"].contains(text)
      let values = option.isRepeated ? text.split(separator: ",").map(String.init) : [text]
      for value in values {
        guard option.value != nil || isSwitch, option.set(&settings, value) else {
          throw end("The value '\(value)' is invalid for '\(option.variable)'")
        }
      }
    }
    return settings
  }

  /// The end of a program whose command line is none.
  func end(_ error: String) -> CommandLineEnd {
    CommandLineEnd(
      status: 64,
      message: """
        Error: \(error)
        Usage: \(usage)
          See '\(program) --help' for more information.
        """)
  }

  private var program: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"
  }

  private var usage: String {
    let parts = options.map { "[\($0.label)\($0.isRepeated ? " ..." : "")]" }
    return ([program] + parts).joined(separator: " ")
  }

  private func help(_ usual: Settings) -> String {
    var lines = ["OVERVIEW: \(overview)", "", "USAGE: \(usage)", "", "OPTIONS:"]
    for option in options {
      let names = option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
      let text = option.help + (option.usual(usual).map { " (default: \($0))" } ?? "")
      lines += Self.entry(names, text)
    }
    lines += Self.entry("-h, --help", "Show help information.")
    lines += ["", "Each option can stand in the environment, such as \(options[0].variable)."]
    return lines.joined(separator: "\n")
  }

  /// The lines about an option, of eighty columns at most: its names, and beside them what it does.
  private static func entry(_ names: String, _ text: String) -> [String] {
    let margin = 26
    var lines: [String] = []
    var line = "  \(names)"
    if line.count >= margin {
      lines.append(line)
      line = ""
    }
    line = line.padded(to: margin)
    for word in text.split(separator: " ") {
      if line.count + word.count > 80 {
        lines.append(line.trimmedAtEnd)
        line = "".padded(to: margin)
      }
      line += "\(word) "
    }
    return lines + [line.trimmedAtEnd]
  }
}

/// The end of a command line before anything is started: help that was asked for, or an error.
struct CommandLineEnd: Error {
  /// The exit status of the program.
  let status: Int32
  /// The words for people.
  let message: String
}

extension CommandLineOptions.Option {
  /// Makes the option of a number.
  init(
    _ names: String..., value: String, help: String, _ path: WritableKeyPath<Settings, Int>
  ) {
    (self.names, self.value, self.help) = (names, value, help)
    set = { settings, text in
      guard let number = Int(text) else { return false }
      settings[keyPath: path] = number
      return true
    }
    usual = { "\($0[keyPath: path])" }
  }

  /// Makes the option of a text.
  init(
    _ names: String..., value: String, help: String, _ path: WritableKeyPath<Settings, String>
  ) {
    (self.names, self.value, self.help) = (names, value, help)
    set = { settings, text in
      settings[keyPath: path] = text
      return true
    }
    usual = { $0[keyPath: path].isEmpty ? nil : $0[keyPath: path] }
  }

  /// Makes an option that is given once for each of several texts.
  init(
    _ names: String..., value: String, help: String, _ path: WritableKeyPath<Settings, [String]>
  ) {
    (self.names, self.value, self.help) = (names, value, help)
    isRepeated = true
    set = { settings, text in
      settings[keyPath: path].append(text)
      return true
    }
    usual = { _ in nil }
  }

  /// Makes an option without a value.
  init(_ names: String..., help: String, _ path: WritableKeyPath<Settings, Bool>) {
    (self.names, value, self.help) = (names, nil, help)
    set = { settings, _ in
      settings[keyPath: path] = true
      return true
    }
    usual = { _ in nil }
  }

  /// The name in the environment: `VITRO_HOST_NAME` for `--host-name`.
  fileprivate var variable: String {
    "VITRO_" + (names.last ?? "").drop { $0 == "-" }.replacing("-", with: "_").uppercased()
  }

  /// The longest name, and the value's placeholder.
  fileprivate var label: String { (names.last ?? "") + (value.map { " \($0)" } ?? "") }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
