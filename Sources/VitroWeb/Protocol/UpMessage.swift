import Foundation
import VitroDevice
import VitroUI

/// A message from a browser: `[1,9]` element 9 was pressed, `[2,12,"text"]` its value was set to
/// this, `[3,20]` it was sent away; the other kinds have the numbers of ``Kind``. Of what is about
/// no element in particular, the second number is 0, or that of a request: `[15,3,1,"text"]`.
///
/// Messages have no number of their own: the n-th one that arrives is number n.
enum UpMessage: Decodable, Equatable {
  /// The person did something.
  case event(Event)
  /// The person goes back or forward, to where the path of a URL leads.
  case go(String)
  /// The person chose files.
  case files(Element.ID, [SentFile])
  /// What the page is shown on.
  case surroundings(Surroundings)
  /// What the device says to a request.
  case replies(request: Int, [DeviceReply])
  /// The page is not what the server believes, and asks for all of it.
  case astray

  /// The first number of a message; the element's follows, then what else the event says. Truth is
  /// written as 1, its opposite as 0.
  enum Kind: Int, CaseIterable {
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
    case go = 12
    case surroundings = 13
    case perform = 14
    case answer = 15
    case refusal = 16
    case astray = 17
    case follow = 18
    case files = 19
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
    case .press: self = .event(.press(id))
    case .setValue: self = .event(.setValue(id, try array.decode(String.self)))
    case .dismiss: self = .event(.dismiss(id))
    case .adjust: self = .event(.adjust(id, try array.decodeSteps()))
    case .submit: self = .event(.submit(id))
    case .focus: self = .event(.focus(id, try array.decodeTruth()))
    case .longPress: self = .event(.longPress(id))
    case .drag: self = .event(.drag(id, try array.decodeDrag()))
    case .hover: self = .event(.hover(id, try array.decodeTruth()))
    case .openMenu: self = .event(.openMenu(id))
    case .measure: self = .event(.measure(id, try array.decodeSize()))
    case .perform: self = .event(.perform(id, try array.decode(String.self)))
    case .follow: self = .event(.follow(id, try array.decode(String.self)))
    case .files: self = .files(id, try array.decodeFiles())
    case .go: self = .go(try array.decode(String.self))
    case .surroundings: self = .surroundings(try array.decodeSurroundings())
    case .answer: self = .replies(request: id.rawValue, try array.decodeAnswer())
    case .refusal: self = .replies(request: id.rawValue, [try array.decodeRefusal()])
    case .astray: self = .astray
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
    case .perform(_, let name): json(.perform, id, JSON.string(name))
    case .follow(_, let address): json(.follow, id, JSON.string(address))
    case .chooseFiles(_, let files):
      json(.files, id, files.map(SentFile.json).joined(separator: ","))
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
  mutating func decodeTruth() throws -> Bool {
    switch try decode(Int.self) {
    case 0: false
    case 1: true
    default: throw Refusal(.violation, "neither 0 nor 1")
    }
  }

  fileprivate mutating func decodeFiles() throws -> [SentFile] {
    var files: [SentFile] = []
    while !isAtEnd {
      guard let number = try? decode(Int.self) else {
        files.append(.kept(try decode(String.self)))
        continue
      }
      guard let loss = SentFile.Loss(rawValue: number) else {
        throw Refusal(.violation, "no such reason")
      }
      files.append(.lost(loss, name: try decode(String.self)))
    }
    return files
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

  /// `width,height,is dark,wants little motion,is seen,locale,time zone`
  fileprivate mutating func decodeSurroundings() throws -> Surroundings {
    var surroundings = Surroundings(size: try decodeSize())
    surroundings.colorScheme = try decodeTruth() ? .dark : .light
    surroundings.reduceMotion = try decodeTruth()
    surroundings.scenePhase = try decodeTruth() ? .active : .background
    surroundings.setLocale(try decode(String.self))
    surroundings.setTimeZone(try decode(String.self))
    return surroundings
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
