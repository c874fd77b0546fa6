#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The form that a value has in a file, and how two contents become one.
struct FileFormat<Value>: Sendable {
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
  /// The coders of JSON; `nil` for a form whose contents cannot be merged.
  private let decoder: JSONDecoder?
  private let encoder: JSONEncoder?

  /// A form of somebody else's, which may be anything.
  init(
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.init(decode: decode, encode: encode, decoder: nil, encoder: nil)
  }

  private init(
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data,
    decoder: JSONDecoder?,
    encoder: JSONEncoder?
  ) {
    self.decode = decode
    self.encode = encode
    self.decoder = decoder
    self.encoder = encoder
  }
}

extension FileFormat where Value: Codable & Sendable {
  /// JSON of these coders.
  static func json(_ decoder: JSONDecoder, _ encoder: JSONEncoder) -> FileFormat {
    FileFormat(
      decode: { try JSONCoding.decode(Value.self, from: $0, decoder) },
      encode: { try encoder.encode($0) },
      decoder: decoder,
      encoder: encoder
    )
  }
}

// MARK: - Merging

extension FileFormat {
  /// The brackets within each other that a thread has room for, however small its stack is.
  private static var deepest: Int { 100 }

  /// The content of a file after our changes and those of another program; ours where they cannot be
  /// merged. Throws if theirs is no such value, or the two together are none.
  ///
  /// - Parameter base: The content that our changes began with.
  func merge(_ ours: Data, with theirs: Data, since base: Data?) throws -> Data {
    guard let decoder, let encoder, let mine = try? tree(ours, decoder) else {
      if theirs != base { _ = try decode(theirs) }
      return ours
    }
    let others = try tree(theirs, decoder)
    let merged = JSONTree.merge(
      ours: mine,
      known: base.flatMap { try? tree(encode(decode($0)), decoder) },
      theirs: others,
      base: theirs == base ? others : base.flatMap { try? tree($0, decoder) }
    )
    guard let merged, merged != mine else { return ours }
    let content = try encoder.encode(merged)
    _ = try decode(content)
    return content
  }

  private func tree(_ content: Data, _ decoder: JSONDecoder) throws -> JSONTree {
    try JSONCoding.decode(JSONTree.self, from: content, decoder, within: FileFormat.deepest)
  }
}
