import Foundation

extension NavigationPath {
  /// The path as something to keep, or `nil` where a value cannot be encoded.
  public var codable: CodableRepresentation? {
    var values: [any Codable] = []
    for element in elements {
      guard let value = element.base as? any Codable else { return nil }
      values.append(value)
    }
    return CodableRepresentation(values: values)
  }

  /// Makes the path that was kept.
  public init(_ codable: CodableRepresentation) {
    elements = codable.values.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
  }

  /// A path as something to keep: the name of each value's type, and the value as JSON in a text,
  /// the top one's first.
  ///
  /// A kept path is of one program: a type that was renamed since cannot be decoded.
  public struct CodableRepresentation: Codable {
    let values: [any Codable]

    init(values: [any Codable]) { self.values = values }

    /// Decodes a path; throws where a type is not known, or a value is not one of its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "'\(name)' is no type that a path can hold.")
        }
        let json = Data(try container.decode(String.self).utf8)
        values.append(try JSONDecoder().decode(type, from: json))
      }
      self.values = values.reversed()
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        let json = try JSONEncoder().encode(value)
        try container.encode(_mangledTypeName(type(of: value)) ?? "")
        try container.encode(String(decoding: json, as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both lead to equal values.
  public static func == (left: Self, right: Self) -> Bool {
    NavigationPath(left) == NavigationPath(right)
  }
}
