#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fields that an encoded value has, and those that its type has asked for.
final class KnownFields {
  private var present: Set<String> = []
  private var known: Set<String> = []

  /// The fields that nobody has asked for, by their places.
  var unknown: [String] { present.subtracting(known).sorted() }

  fileprivate func note(present keys: [AnyKey], at path: [any CodingKey]) {
    for key in keys { present.insert(path.place(of: key)) }
  }

  fileprivate func note(known key: any CodingKey, at path: [any CodingKey]) {
    known.insert(path.place(of: key))
  }
}

/// Decodes as its base does, and notes each field that it is asked for.
struct ObservedDecoder: Decoder {
  let base: any Decoder
  let fields: KnownFields

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    fields.note(present: try base.container(keyedBy: AnyKey.self).allKeys, at: codingPath)
    return KeyedDecodingContainer(
      ObservedFields(base: try base.container(keyedBy: type), fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ObservedElements(base: try base.unkeyedContainer(), fields: fields)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    ObservedValue(base: try base.singleValueContainer(), decoder: self)
  }

  fileprivate func value<Value: Decodable>() throws -> Value { try Value(from: self) }
}

private struct ObservedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let fields: KnownFields

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool {
    fields.note(known: key, at: codingPath)
    return base.contains(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    fields.note(known: key, at: codingPath)
    return try base.decodeNil(forKey: key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    fields.note(known: key, at: codingPath)
    if isWhole(type) || !base.contains(key) { return try base.decode(type, forKey: key) }
    return try superDecoder(forKey: key).value()
  }

  func nestedContainer<Other>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> {
    _ = try base.nestedContainer(keyedBy: type, forKey: key)
    return try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    _ = try base.nestedUnkeyedContainer(forKey: key)
    return try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    fields.note(known: AnyKey(stringValue: "super"), at: codingPath)
    return ObservedDecoder(base: try base.superDecoder(), fields: fields)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let decoder: ObservedDecoder = try superDecoder(forKey: key)
    return decoder
  }

  private func superDecoder(forKey key: Key) throws -> ObservedDecoder {
    fields.note(known: key, at: codingPath)
    return ObservedDecoder(base: try base.superDecoder(forKey: key), fields: fields)
  }
}

private struct ObservedElements: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer
  let fields: KnownFields

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    isWhole(type) || isAtEnd ? try base.decode(type) : try next().value()
  }

  mutating func nestedContainer<Key>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> ObservedDecoder {
    ObservedDecoder(base: try base.superDecoder(), fields: fields)
  }
}

private struct ObservedValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: ObservedDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    isWhole(type) ? try base.decode(type) : try decoder.value()
  }
}

/// Whether a decoder reads such a value in its own way, and not by asking for parts.
private func isWhole(_ type: any Any.Type) -> Bool { wholeTypes.contains(ObjectIdentifier(type)) }

private let wholeTypes = Set(
  [
    Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
    Int64.self, Int128.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    UInt128.self, Data.self, Date.self, Decimal.self, URL.self,
  ].map { (type: any Any.Type) in ObjectIdentifier(type) })

/// A field's name, whichever it is.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
