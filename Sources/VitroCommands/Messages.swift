/// A command, with the screen that it is for and its values by their names.
public struct CommandRequest: Codable, Sendable {
  /// The name of the command.
  public var command: String
  /// The name of the screen; without it the first one.
  public var screen: String?
  /// The values by their names.
  public var values: [String: String]

  /// Makes a request.
  public init(_ command: String, screen: String? = nil, _ values: [String: String] = [:]) {
    (self.command, self.screen, self.values) = (command, screen, values)
  }
}

/// The answer to a command.
public struct CommandAnswer: Codable, Sendable {
  /// The exit status of a program that gives it: 0 where it was done.
  public var status: Int32
  /// The text for whoever has asked.
  public var text: String

  /// Makes an answer.
  public init(_ text: String, status: Int32 = 0) { (self.status, self.text) = (status, text) }
}

extension CommandRequest {
  /// The command as it is written.
  public var words: String {
    let parameters = CommandDescription.all.first { $0.name == command }?.parameters ?? []
    var (options, places) = ([String](), [String]())
    for parameter in parameters {
      guard let value = values[parameter.name] else { continue }
      let word = CommandWords.written(value)
      switch parameter.kind {
      case .argument, .optional: places.append(word)
      case .option: options.append("--\(parameter.name) \(word)")
      case .flag: options.append("--\(parameter.name)")
      }
    }
    // After '--' nothing is an option.
    let end = places.contains { $0.hasPrefix("--") } ? ["--"] : []
    return ([command] + (end.isEmpty ? places + options : options + end + places))
      .joined(separator: " ")
  }
}
