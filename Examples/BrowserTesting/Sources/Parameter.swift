/// A value in a command to the browser.
enum Parameter: Encodable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case array([Parameter])
  case object([String: Parameter])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension Parameter: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Parameter: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: Parameter...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, Parameter)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
