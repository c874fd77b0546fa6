public import Foundation

extension JSONDecoder {
  /// The deepest nesting that ``decode(_:fromOutside:)`` takes: far more than any API of ours has.
  private static let deepest = 64

  /// Decodes what somebody else has sent, which may be anything.
  ///
  /// `JSONDecoder` of Swift 6.3 traps, instead of throwing, where the last byte opens the 513th level: such a
  /// body would end the process.
  ///
  /// - Throws: `DecodingError`, also where brackets and braces are nested deeper than 64 levels.
  public func decode<Value: Decodable>(_ type: Value.Type, fromOutside data: Data) throws -> Value {
    guard nesting(of: data) <= Self.deepest else {
      let context = DecodingError.Context(
        codingPath: [], debugDescription: "It is nested deeper than \(Self.deepest) levels.")
      throw DecodingError.dataCorrupted(context)
    }
    return try decode(type, from: data)
  }
}

/// How many brackets and braces are open at once, not counting those within quotes.
private func nesting(of json: Data) -> Int {
  var (depth, deepest) = (0, 0)
  var (isQuoted, isEscaped) = (false, false)
  for byte in json {
    switch byte {
    case _ where isEscaped: isEscaped = false
    case UInt8(ascii: "\""): isQuoted.toggle()
    case UInt8(ascii: "\\"): isEscaped = true
    case _ where isQuoted: break
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    deepest = max(deepest, depth)
  }
  return deepest
}
