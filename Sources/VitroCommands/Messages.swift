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
    let words = parameters.compactMap { parameter -> String? in
      guard let value = values[parameter.name] else { return nil }
      let word = value.isEmpty || value.contains(" ") ? "\"\(value)\"" : value
      switch parameter.kind {
      case .argument, .optional: return word
      case .option: return "--\(parameter.name) \(word)"
      case .flag: return "--\(parameter.name)"
      }
    }
    return ([command] + words).joined(separator: " ")
  }
}
