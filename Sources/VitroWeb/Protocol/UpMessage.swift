import Foundation
import VitroUI

/// What a browser says: `[1,9]` element 9 was pressed, `[2,12,"text"]` its value was set to this,
/// `[3,20]` it was sent away.
///
/// Messages have no number of their own: the n-th one that arrives is number n.
struct UpMessage: Decodable {
  /// What the person did.
  let event: Event

  private enum Kind: Int {
    case press = 1
    case setValue = 2
    case dismiss = 3
  }

  /// Reads a message.
  ///
  /// - Throws: ``Refusal`` with the code that the connection is closed with.
  init(json: String) throws(Refusal) {
    guard isFlat(json) else { throw Refusal(.violation, "the message is not an event") }
    do {
      self = try JSONDecoder().decode(UpMessage.self, from: Data(json.utf8))
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw Refusal(.invalidData, "the message is not JSON")
    } catch {
      throw Refusal(.violation, "the message is not an event")
    }
  }

  init(from decoder: any Decoder) throws {
    var array = try decoder.unkeyedContainer()
    let kind = Kind(rawValue: try array.decode(Int.self))
    let id = Element.ID(rawValue: try array.decode(Int.self))
    switch kind {
    case .press: event = .press(id)
    case .setValue: event = .setValue(id, try array.decode(String.self))
    case .dismiss: event = .dismiss(id)
    case nil: throw Refusal(.violation, "no such kind of event")
    }
    guard array.isAtEnd else { throw Refusal(.violation, "more than an event") }
  }

  /// An event as the browser's script writes it.
  static func json(_ event: Event) -> String {
    switch event {
    case .press(let id): "[\(Kind.press.rawValue),\(id.rawValue)]"
    case .setValue(let id, let text):
      "[\(Kind.setValue.rawValue),\(id.rawValue),\(JSON.string(text))]"
    case .dismiss(let id): "[\(Kind.dismiss.rawValue),\(id.rawValue)]"
    }
  }
}

/// Whether a text opens one bracket at most, not counting those within quotes.
///
/// `JSONDecoder` of Swift 6.3 traps, instead of throwing, where the last byte opens the 513th level.
private func isFlat(_ json: String) -> Bool {
  var opened = 0
  var (isQuoted, isEscaped) = (false, false)
  for byte in json.utf8 {
    switch byte {
    case _ where isEscaped: isEscaped = false
    case UInt8(ascii: "\""): isQuoted.toggle()
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): if !isQuoted { opened += 1 }
    default: break
    }
  }
  return opened <= 1
}

/// Why a connection is closed.
struct Refusal: Error, Equatable {
  /// WebSocket's close codes, as far as we use them.
  enum Code: UInt16 {
    case goingAway = 1001
    case protocolError = 1002
    case notText = 1003
    case invalidData = 1007
    case violation = 1008
    case tooLarge = 1009
    /// Ours: there is no such session (any more); the client asks for the page again.
    case unknownSession = 4001
    /// Ours: the session is shown somewhere else now; the client does not come back.
    case takenOver = 4002
  }

  /// What the client is told.
  let code: Code
  /// What the log says.
  let reason: String

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }
}
