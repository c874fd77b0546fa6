import Foundation

/// A logger of Apple's `os`: each message is a line on the standard error output.
public struct Logger: Sendable {
  private let name: String

  /// Makes a logger for a part of a program.
  public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }

  /// Makes a logger.
  public init() { name = "" }

  /// Logs what helps to find a mistake.
  public func debug(_ message: OSLogMessage) { write(message, "debug") }
  /// Logs what helps to find a mistake, step by step.
  public func trace(_ message: OSLogMessage) { write(message, "trace") }
  /// Logs what may be of interest.
  public func info(_ message: OSLogMessage) { write(message, "info") }
  /// Logs what is of interest.
  public func notice(_ message: OSLogMessage) { write(message, "notice") }
  /// Logs what is of interest.
  public func log(_ message: OSLogMessage) { write(message, "notice") }
  /// Logs at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.name) }
  /// Logs what should not be.
  public func warning(_ message: OSLogMessage) { write(message, "warning") }
  /// Logs what has gone wrong.
  public func error(_ message: OSLogMessage) { write(message, "error") }
  /// Logs what has gone wrong in the program itself.
  public func fault(_ message: OSLogMessage) { write(message, "fault") }
  /// Logs what ends something.
  public func critical(_ message: OSLogMessage) { write(message, "critical") }

  private func write(_ message: OSLogMessage, _ level: String) {
    FileHandle.standardError.write(Data("\(level) \(name): \(message.text)\n".utf8))
  }
}

/// The level of a message.
public struct OSLogType: Hashable, Sendable {
  let name: String

  /// A message as usual.
  public static let `default` = OSLogType(name: "notice")
  /// A message that may be of interest.
  public static let info = OSLogType(name: "info")
  /// A message that helps to find a mistake.
  public static let debug = OSLogType(name: "debug")
  /// A failure.
  public static let error = OSLogType(name: "error")
  /// A mistake in the program itself.
  public static let fault = OSLogType(name: "fault")
}

/// The privacy of a value in a message: a private one is written as `<private>`, as Apple's log does.
public enum OSLogPrivacy: Sendable {
  /// Written as it is; so is a value that says nothing.
  case `public`, auto
  /// Not written.
  case `private`, sensitive
}

/// A message of a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a message.
  public init(stringLiteral text: String) { self.text = text }
  /// Makes a message of its parts.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      switch privacy {
      case .public, .auto: text += "\(value())"
      case .private, .sensitive: text += "<private>"
      }
    }
  }
}
