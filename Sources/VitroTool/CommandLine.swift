import Foundation
import VitroCommands

/// A command line of the tool: its options, and the words of the command.
struct ToolCommandLine {
  var folder = FileManager.default.currentDirectoryPath
  var scratch: String?
  var program: String?
  var executable: String?
  var screen: String?
  var isLive = false
  var words: [String] = []

  /// Reads a command line without the program.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--package-path": folder = try Self.value(of: word, &rest)
      case "--scratch-path": scratch = try Self.value(of: word, &rest)
      case "--executable": executable = try Self.value(of: word, &rest)
      case "--program": program = try Self.value(of: word, &rest)
      case "--screen": screen = try Self.value(of: word, &rest)
      case "--live": isLive = true
      case "--":
        words += [word] + rest
        rest = []
      default: words.append(word)
      }
    }
  }

  /// The package that is meant.
  func package() throws(Failure) -> UserPackage {
    if let executable { return try UserPackage(executable: executable, scratch: scratch) }
    return try UserPackage(at: folder, program: program, scratch: scratch)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst() else {
      throw Failure("'\(option)' needs a value.", status: 64)
    }
    return value
  }

  /// The commands that a screen takes, each with a sentence; `go` is what an agent has in place of several.
  static let commands = CommandDescription.all.filter { $0.name != "go" }
    .map { "  \($0.usage)\n      \($0.help)" }.joined(separator: "\n")

  static let help = """
    vitro: the screens of a package, for scripts, people and agents

    USAGE: vitro [--package-path <folder>] [--scratch-path <folder>] [--program <name>] [--screen <name>] [--live] <command>

    COMMANDS:
    \(commands)
      repl
          Takes commands, one a line.
      mcp
          Serves the commands to an agent, over standard input (Model Context Protocol).
      agents
          Writes AGENTS.md: how an agent looks, presses and tests here.
      doctor
          What is here, and what is missing.
      stop
          Ends the program that holds the screens, the live one as well.

    A target is a reference (@12) or a name; --screen names a preview, without it the application is meant.
    --executable <file>: a program that is built already. --live: dependencies have their live values, and time goes by. Exit status: 0 done, 1 refused, 2 no such screen,
    3 does not compile, 64 no such command.
    """
}
