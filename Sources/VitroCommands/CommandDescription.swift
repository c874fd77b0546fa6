/// A command as all of its faces know it: the command line, the lines of a session, the tools of an agent.
public struct CommandDescription: Sendable {
  /// A value that a command takes.
  public struct Parameter: Sendable {
    /// The name; an option is written with it, `--in`.
    public let name: String
    /// A few words about it.
    public let help: String
    /// How it is given.
    public let kind: Kind

    /// The way in which a parameter is given.
    public enum Kind: Sendable {
      /// By its place; it must be there.
      case argument
      /// By its place, if at all.
      case optional
      /// By its name, if at all.
      case option
      /// By its name, without a value.
      case flag
    }

    init(_ name: String, _ help: String) { self.init(name, .argument, help) }

    init(_ name: String, _ kind: Kind, _ help: String) {
      (self.name, self.kind, self.help) = (name, kind, help)
    }
  }

  /// The name.
  public let name: String
  /// A sentence about it.
  public let help: String
  /// Its values, those by place first.
  public let parameters: [Parameter]
  /// Whether an agent has it as a tool.
  public let isTool: Bool

  init(_ name: String, _ help: String, isTool: Bool = false, _ parameters: Parameter...) {
    (self.name, self.help, self.isTool, self.parameters) = (name, help, isTool, parameters)
  }

  /// The commands that a screen takes.
  public static let all: [CommandDescription] = [
    CommandDescription("list", "The screens that can be opened."),
    CommandDescription(
      "look", "Shows a screen, an element a line.", isTool: true,
      Parameter("find", .option, "only lines with this text"),
      Parameter("all", .flag, "all lines, however many")),
    CommandDescription(
      "press", "Presses an element, and says what changed.", isTool: true, target, container,
      Parameter("long", .flag, "a long press: a menu")),
    CommandDescription(
      "type", "Replaces the text of a field.", target,
      Parameter("text", "the text"), container,
      Parameter("submit", .flag, "then Return")),
    CommandDescription(
      "set", "Sets a field, toggle, picker, slider, stepper or date.", isTool: true, target,
      Parameter("value", "a text, on, off, a number, a choice, 2027-01-15"), container),
    CommandDescription(
      "choose", "Chooses in a picker.", target, Parameter("value", "the title of the choice"),
      container),
    CommandDescription("back", "Leaves the page, or closes the dialog."),
    CommandDescription(
      "open", "Goes to an address.", Parameter("url", "such as /settings")),
    CommandDescription(
      "go", "Goes back, to an address, or takes a step back in time.", isTool: true,
      Parameter("where", "back, undo, restart, or an address such as /settings")),
    CommandDescription(
      "wait", "Moves the clock.", isTool: true, Parameter("time", "such as 3s, 500ms, 2m")),
    CommandDescription(
      "state", "The state of the views, a value a line.", isTool: true,
      Parameter("path", .optional, "only what begins so")),
    CommandDescription("problems", "What is wrong with the views, and for those who listen."),
    CommandDescription(
      "picture", "Draws the screen, with Chromium.", Parameter("file", "the PNG that is written")),
    CommandDescription("undo", "Takes the last action back."),
    CommandDescription("restart", "Opens the screen anew."),
    CommandDescription(
      "test", "What was done, as a Swift test.", isTool: true,
      Parameter("name", .optional, "the sentence that it is called by")),
  ]

  private static let target = Parameter("target", "a reference (@12) or a name")
  private static let container = Parameter("in", .option, "what it stands in, or a text of its row")

  /// Reads words: those by place, `--name value` and `--flag`; after `--` all are by place.
  ///
  /// - Throws: A `Refusal` that says how it is written.
  public func values(of words: [String]) throws -> [String: String] {
    var (values, rest) = ([String: String](), words[...])
    var places = parameters.filter { $0.kind == .argument || $0.kind == .optional }[...]
    var hasOptions = true
    while let word = rest.popFirst() {
      if word == "--", hasOptions {
        hasOptions = false
      } else if hasOptions, word.hasPrefix("--"),
        let option = parameters.first(where: { "--\($0.name)" == word })
      {
        switch option.kind {
        case .flag: values[option.name] = "true"
        default:
          guard let value = rest.popFirst() else { throw usage("'\(word)' needs a value.") }
          values[option.name] = value
        }
      } else if let place = places.popFirst() {
        values[place.name] = word
      } else {
        throw usage("'\(word)' is too much.")
      }
    }
    if let missing = places.first(where: { $0.kind == .argument }) {
      throw usage("'\(missing.name)' is missing.")
    }
    return values
  }

  /// The way in which it is written.
  public var usage: String {
    ([name]
      + parameters.map { parameter in
        switch parameter.kind {
        case .argument: "<\(parameter.name)>"
        case .optional: "[<\(parameter.name)>]"
        case .option: "[--\(parameter.name) <\(parameter.name)>]"
        case .flag: "[--\(parameter.name)]"
        }
      }).joined(separator: " ")
  }

  private func usage(_ problem: String) -> Refusal { Refusal("\(problem) Write: \(usage)", .usage) }
}
