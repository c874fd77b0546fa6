import Foundation
import VitroUI

/// What a browser says: `[1,9]` element 9 was pressed, `[2,12,"text"]` its value was set to this,
/// `[3,20]` it was sent away; the other kinds of events have the numbers of ``Kind``.
///
/// Messages have no number of their own: the n-th one that arrives is number n.
struct UpMessage: Decodable {
  /// What the person did.
  let event: Event

  /// The first number of a message; the element's follows, then what else the event says. Truth is
  /// written as 1, its opposite as 0.
  private enum Kind: Int {
    case press = 1
    case setValue = 2
    case dismiss = 3
    case adjust = 4
    case submit = 5
    case focus = 6
    case longPress = 7
    case drag = 8
    case hover = 9
    case openMenu = 10
    case measure = 11
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
    case .adjust: event = .adjust(id, try array.decodeSteps())
    case .submit: event = .submit(id)
    case .focus: event = .focus(id, try array.decodeTruth())
    case .longPress: event = .longPress(id)
    case .drag: event = .drag(id, try array.decodeDrag())
    case .hover: event = .hover(id, try array.decodeTruth())
    case .openMenu: event = .openMenu(id)
    case .measure: event = .measure(id, try array.decodeSize())
    case nil: throw Refusal(.violation, "no such kind of event")
    }
    guard array.isAtEnd else { throw Refusal(.violation, "more than an event") }
  }

  /// An event as the browser's script writes it.
  static func json(_ event: Event) -> String {
    let id = event.element
    return switch event {
    case .press: json(.press, id)
    case .setValue(_, let text): json(.setValue, id, JSON.string(text))
    case .dismiss: json(.dismiss, id)
    case .adjust(_, let steps): json(.adjust, id, "\(steps)")
    case .submit: json(.submit, id)
    case .focus(_, let isFocused): json(.focus, id, isFocused ? "1" : "0")
    case .longPress: json(.longPress, id)
    case .drag(_, let drag): json(.drag, id, drag.json)
    case .hover(_, let isAbove): json(.hover, id, isAbove ? "1" : "0")
    case .openMenu: json(.openMenu, id)
    case .measure(_, let size):
      json(.measure, id, "\(Double(size.width)),\(Double(size.height))")
    }
  }

  private static func json(_ kind: Kind, _ id: Element.ID, _ rest: String...) -> String {
    "[" + (["\(kind.rawValue)", "\(id.rawValue)"] + rest).joined(separator: ",") + "]"
  }
}

extension Event.Drag {
  fileprivate var json: String {
    let numbers = [start.x, start.y, location.x, location.y].map { "\(Double($0))" }
    return numbers.joined(separator: ",") + (isEnded ? ",1" : ",0")
  }
}

/// What no screen is larger than, in points, and no control has more steps than.
private let limit = 100_000.0

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeTruth() throws -> Bool {
    switch try decode(Int.self) {
    case 0: false
    case 1: true
    default: throw Refusal(.violation, "neither 0 nor 1")
    }
  }

  fileprivate mutating func decodeSteps() throws -> Int {
    let steps = try decode(Int.self)
    guard steps != 0, steps.magnitude <= UInt(limit) else {
      throw Refusal(.violation, "too many steps")
    }
    return steps
  }

  private mutating func decodeNumber(in range: ClosedRange<Double>) throws -> Double {
    let number = try decode(Double.self)
    guard number.isFinite, range.contains(number) else {
      throw Refusal(.violation, "a number out of range")
    }
    return number
  }

  private mutating func decodePoint() throws -> CGPoint {
    let range = -limit...limit
    return CGPoint(x: try decodeNumber(in: range), y: try decodeNumber(in: range))
  }

  fileprivate mutating func decodeSize() throws -> CGSize {
    let range = 0...limit
    return CGSize(width: try decodeNumber(in: range), height: try decodeNumber(in: range))
  }

  fileprivate mutating func decodeDrag() throws -> Event.Drag {
    Event.Drag(from: try decodePoint(), to: try decodePoint(), isEnded: try decodeTruth())
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
