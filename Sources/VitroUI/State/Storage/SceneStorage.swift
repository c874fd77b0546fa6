import Foundation

/// A value that belongs to a screen: all properties with the same key on it see each other's changes
/// at once, and none of another screen does.
@MainActor @preconcurrency @propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ coding: StorageCoding<Value>) {
    property = StoredProperty(key, coding) { $0.sceneStorage }
  }

  /// The value as it is now. A body that reads it runs again when it changes, wherever that is done.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) { property.link(to: host) }

  package func isSame(as other: SceneStorage) -> Bool { property.key == other.property.key }
}

extension SceneStorage {
  /// Keeps a flag; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, StorageCoding(wrappedValue, { $0.bool }, { .bool($0) }))
  }

  /// Keeps a whole number; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, StorageCoding(wrappedValue, { $0.int }, { .int($0) }))
  }

  /// Keeps a number; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, StorageCoding(wrappedValue, { $0.double }, { .double($0) }))
  }

  /// Keeps a text; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, StorageCoding(wrappedValue, { $0.string }, { .string($0) }))
  }

  /// Keeps an address; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, StorageCoding(wrappedValue, { $0.url }, { .url($0) }))
  }

  /// Keeps bytes; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, StorageCoding(wrappedValue, { $0.data }, { .data($0) }))
  }

  /// Keeps a flag that may be missing.
  public init(_ key: String) where Value == Bool? {
    self.init(key, StorageCoding({ $0.bool }, { .bool($0) }))
  }

  /// Keeps a whole number that may be missing.
  public init(_ key: String) where Value == Int? {
    self.init(key, StorageCoding({ $0.int }, { .int($0) }))
  }

  /// Keeps a number that may be missing.
  public init(_ key: String) where Value == Double? {
    self.init(key, StorageCoding({ $0.double }, { .double($0) }))
  }

  /// Keeps a text that may be missing.
  public init(_ key: String) where Value == String? {
    self.init(key, StorageCoding({ $0.string }, { .string($0) }))
  }

  /// Keeps an address that may be missing.
  public init(_ key: String) where Value == URL? {
    self.init(key, StorageCoding({ $0.url }, { .url($0) }))
  }

  /// Keeps bytes that may be missing.
  public init(_ key: String) where Value == Data? {
    self.init(key, StorageCoding({ $0.data }, { .data($0) }))
  }
}

extension SceneStorage {
  /// Keeps a value that stands for a text; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    let coding = StorageCoding<Value>(
      wrappedValue, { $0.string.flatMap { Value(rawValue: $0) } }, { .string($0.rawValue) })
    self.init(key, coding)
  }

  /// Keeps a value that stands for a text and that may be missing.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == String {
    let coding = StorageCoding<Value>(
      { $0.string.flatMap { Raw(rawValue: $0) } }, { .string($0.rawValue) })
    self.init(key, coding)
  }

  /// Keeps a value that stands for a whole number; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    let coding = StorageCoding<Value>(
      wrappedValue, { $0.int.flatMap { Value(rawValue: $0) } }, { .int($0.rawValue) })
    self.init(key, coding)
  }

  /// Keeps a value that stands for a whole number and that may be missing.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == Int {
    let coding = StorageCoding<Value>(
      { $0.int.flatMap { Raw(rawValue: $0) } }, { .int($0.rawValue) })
    self.init(key, coding)
  }
}
