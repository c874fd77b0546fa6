#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads JSON that may be damaged in any way.
enum JSONCoding {
  /// The decoder traps on more than 512 brackets within each other.
  static let deepest = 500

  struct TooDeep: Error, CustomStringConvertible {
    let most: Int

    var description: String { "it has more than \(most) brackets within each other" }
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data,
    _ decoder: JSONDecoder = JSONDecoder(),
    within most: Int = deepest
  ) throws -> Value {
    try refuseTooDeep(data, within: most)
    return try decoder.decode(type, from: data)
  }

  static func refuseTooDeep(_ data: Data, within most: Int = deepest) throws {
    if depth(of: data) > most { throw TooDeep(most: most) }
  }

  /// How many brackets are open at once at most, not counting those within quotes.
  private static func depth(of data: Data) -> Int {
    var open = 0
    var most = 0
    var isQuoted = false
    var isEscaped = false
    for byte in data {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        open += 1
        most = max(most, open)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        open -= 1
      }
    }
    return most
  }

  /// Why something could not be read or written, as the end of a sentence.
  static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'\(context.codingPath.place(of: key))' is missing"
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      sentence(context.debugDescription, at: context.codingPath)
    case EncodingError.invalidValue(_, let context):
      sentence(context.debugDescription, at: context.codingPath)
    default: "\(error)"
    }
  }

  private static func sentence(_ text: String, at path: [any CodingKey]) -> String {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    if path.isEmpty { return text }
    return "\(text) (at \(path.place))"
  }
}

extension [any CodingKey] {
  /// `rows[1].name`.
  var place: String {
    reduce(into: "") { place, key in
      if let index = key.intValue { return place += "[\(index)]" }
      place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
    }
  }

  /// The place of a field, whose name may be a number.
  func place(of field: any CodingKey) -> String {
    isEmpty ? field.stringValue : "\(place).\(field.stringValue)"
  }
}
