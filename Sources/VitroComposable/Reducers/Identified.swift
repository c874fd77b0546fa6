/// A value with an id, which it need not have itself.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The id.
  public let id: ID
  /// The value.
  public var value: Value

  /// Makes it with an id.
  public init(_ value: Value, id: ID) {
    (self.id, self.value) = (id, value)
  }

  /// Makes it with an id that the value has.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// A part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: part] }
    set { value[keyPath: part] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
