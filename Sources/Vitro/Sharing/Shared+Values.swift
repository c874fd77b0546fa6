extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal, be they shared or not.
  public static func == (left: Shared, right: Shared) -> Bool {
    left.source.isEqual(to: right.source)
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the value, which must not change while it is a member of a set or a key.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.shown)
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible, CustomReflectable {
  /// The value as text.
  public var description: String { "\(source.shown)" }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: source.shown) }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the values are equal, be they shared or not.
  public static func == (left: SharedReader, right: SharedReader) -> Bool {
    left.source.isEqual(to: right.source)
  }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the value, which must not change while it is a member of a set or a key.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.shown)
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomStringConvertible, CustomReflectable {
  /// The value as text.
  public var description: String { "\(source.shown)" }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: source.shown) }
}

extension SharedReadable where Value: Equatable {
  /// A value is equal to itself; while a test compares two moments, one of them counts on each side.
  func isEqual(to other: any SharedReadable<Value>) -> Bool {
    guard let (left, right) = SharedContext.compared else {
      return self === other || shown == other.shown
    }
    return value(at: left) == other.value(at: right)
  }
}
