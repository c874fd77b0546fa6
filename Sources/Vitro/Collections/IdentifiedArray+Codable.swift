extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  ///
  /// - Throws: An `EncodingError` if two elements have the same id, which was reported when it came
  ///   about: such data could not be decoded.
  public func encode(to encoder: any Encoder) throws {
    if hasTakenIDs, let (id, first, second) = repeated {
      throw EncodingError.invalidValue(
        rows[second],
        .init(
          codingPath: encoder.codingPath,
          debugDescription: sentence(
            repeated: id, at: Swift.min(first, second), Swift.max(first, second))))
    }
    try rows.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes a plain array.
  ///
  /// - Throws: A `DecodingError` if two elements have the same id, or if an element cannot be decoded.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    reserveCapacity(Swift.min(container.count ?? 0, 1_000))
    while !container.isAtEnd {
      let element = try container.decode(Element.self)
      let (isNew, index) = append(element)
      guard !isNew else { continue }
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: sentence(repeated: element.id, at: index, rows.count))
    }
  }
}
