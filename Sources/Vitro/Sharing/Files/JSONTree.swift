#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value of which nothing need be known.
enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case string(String)
  /// A number whose digits count.
  case decimal(Decimal)
  /// A number that no decimal can hold, such as 1e300.
  case double(Double)
  case array([JSONTree])
  case object([String: JSONTree])
}

extension JSONTree: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let members = try? container.decode([String: JSONTree].self) {
      self = .object(members)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = JSONTree.number(in: container) {
      self = number
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .bool(isTrue)
    } else {
      self = .array(try container.decode([JSONTree].self))
    }
  }

  private static func number(in container: any SingleValueDecodingContainer) -> JSONTree? {
    guard let double = try? container.decode(Double.self) else { return nil }
    // One that is too small for a decimal may have become zero, and the sign of a zero is lost.
    if let decimal = try? container.decode(Decimal.self),
      Double(decimal.description)?.bitPattern == double.bitPattern
    {
      return .decimal(decimal)
    }
    return .double(double)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let isTrue): try container.encode(isTrue)
    case .string(let text): try container.encode(text)
    case .decimal(let number): try container.encode(number)
    case .double(let number): try container.encode(number)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
