import Foundation
import OvoTimerDomain

/// A message of a page or a command line to the service: one object of JSON in a line.
///
/// ```
/// {"do":"wind","seconds":300}   {"do":"run","seconds":300}   {"do":"start"}
/// {"do":"snooze","seconds":60}
/// {"do":"status"}   {"do":"follow"}   {"do":"check"}
/// ```
///
/// Each is answered with a ``Response``; `follow` with one for each change, as long as the connection is open.
public enum Message: Hashable, Sendable {
  /// Asks the timer to do something.
  case request(TimerRequest)
  /// Asks the timer to be wound to so many seconds and to run: both or neither.
  case run(seconds: Int)
  /// Asks for the status.
  case status
  /// Asks for the status, now and after each change.
  case follow
  /// Asks whether the alarm would be heard.
  case check
  /// Asks for the alarm to be heard once, whatever the timer does.
  case testAlarm
}

extension Message: Codable {
  private enum CodingKeys: String, CodingKey { case verb = "do", seconds }

  /// Reads a message; one that the service does not know is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let verb = try values.decode(String.self, forKey: .verb)
    switch verb {
    case "wind": self = .request(.wind(to: try values.decode(Int.self, forKey: .seconds)))
    case "run": self = .run(seconds: try values.decode(Int.self, forKey: .seconds))
    case "start": self = .request(.start)
    case "restart": self = .request(.restart)
    case "pause": self = .request(.pause)
    case "unpause": self = .request(.unpause)
    case "acknowledge": self = .request(.acknowledge)
    case "snooze": self = .request(.snooze(for: try values.decode(Int.self, forKey: .seconds)))
    case "status": self = .status
    case "follow": self = .follow
    case "check": self = .check
    case "test-alarm": self = .testAlarm
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .verb, in: values, debugDescription: "There is nothing called \"\(verb)\" to do.")
    }
  }

  /// Writes a message.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(verb, forKey: .verb)
    switch self {
    case .request(.wind(let seconds)), .request(.snooze(let seconds)), .run(let seconds):
      try values.encode(seconds, forKey: .seconds)
    default: break
    }
  }

  private var verb: String {
    switch self {
    case .request(.wind): "wind"
    case .run: "run"
    case .request(.start): "start"
    case .request(.restart): "restart"
    case .request(.pause): "pause"
    case .request(.unpause): "unpause"
    case .request(.acknowledge): "acknowledge"
    case .request(.snooze): "snooze"
    case .status: "status"
    case .follow: "follow"
    case .check: "check"
    case .testAlarm: "test-alarm"
    }
  }
}

/// The response of the service to a ``Message``: one object of JSON in a line.
public struct Response: Hashable, Sendable, Codable {
  /// The version of messages and responses; a change that an older program cannot read is a new one.
  public static let version = 2

  /// The version that the service speaks.
  public var version: Int
  /// The timer, after the request.
  public var status: TimerStatus
  /// The reason why a request was refused; `nil` where it was not.
  public var refusal: String?

  /// Makes a response.
  public init(status: TimerStatus, refusal: String? = nil) {
    version = Self.version
    self.status = status
    self.refusal = refusal
  }
}

/// A value as a line of JSON, without its end.
package func line(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .secondsSince1970
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// The value that a line of JSON holds.
///
/// `JSONDecoder` of Swift 6.3 traps, instead of throwing, where the last byte opens the 513th level.
package func value<Value: Decodable>(_ type: Value.Type, ofLine line: String) throws -> Value {
  guard line.utf8.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) <= 8 else {
    throw TimerClientError.tooDeep
  }
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .secondsSince1970
  return try decoder.decode(Value.self, from: Data(line.utf8))
}
