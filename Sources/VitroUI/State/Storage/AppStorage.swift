import Foundation

/// A value that outlives the application: what a person has set.
///
/// All properties with the same key on a screen see each other's changes at once. Where the values
/// are kept the screen says: see ``AppStorageStore``. In a browser that is a cookie for each, so that what
/// is large, or nobody else is to read, belongs elsewhere.
@MainActor @preconcurrency @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ coding: StorageCoding<Value>, _ store: UserDefaults?) {
    property = StoredProperty(
      key, coding, outside: { ScreenWindow.current?.storage.board(for: store) },
      board: { $0.appStorage?.board(for: store) })
  }

  /// The value as it is now. A body that reads it runs again when it changes, wherever that is done.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) { property.link(to: host) }

  package func isSame(as other: AppStorage) -> Bool { property.key == other.property.key }
}

extension AppStorage {
  /// Keeps a flag; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, StorageCoding(wrappedValue, { $0.bool }, { .bool($0) }), store)
  }

  /// Keeps a whole number; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, StorageCoding(wrappedValue, { $0.int }, { .int($0) }), store)
  }

  /// Keeps a number; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, StorageCoding(wrappedValue, { $0.double }, { .double($0) }), store)
  }

  /// Keeps a text; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, StorageCoding(wrappedValue, { $0.string }, { .string($0) }), store)
  }

  /// Keeps an address; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, StorageCoding(wrappedValue, { $0.url }, { .url($0) }), store)
  }

  /// Keeps bytes; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, StorageCoding(wrappedValue, { $0.data }, { .data($0) }), store)
  }

  /// Keeps a moment; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, StorageCoding(wrappedValue, { $0.date }, { .date($0) }), store)
  }

  /// Keeps a flag that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, StorageCoding({ $0.bool }, { .bool($0) }), store)
  }

  /// Keeps a whole number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, StorageCoding({ $0.int }, { .int($0) }), store)
  }

  /// Keeps a number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, StorageCoding({ $0.double }, { .double($0) }), store)
  }

  /// Keeps a text that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, StorageCoding({ $0.string }, { .string($0) }), store)
  }

  /// Keeps an address that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, StorageCoding({ $0.url }, { .url($0) }), store)
  }

  /// Keeps bytes that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, StorageCoding({ $0.data }, { .data($0) }), store)
  }

  /// Keeps a moment that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, StorageCoding({ $0.date }, { .date($0) }), store)
  }
}

extension AppStorage {
  /// Keeps a value that stands for a text; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let coding = StorageCoding<Value>(
      wrappedValue, { $0.string.flatMap { Value(rawValue: $0) } }, { .string($0.rawValue) })
    self.init(key, coding, store)
  }

  /// Keeps a value that stands for a text and that may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    let coding = StorageCoding<Value>(
      { $0.string.flatMap { Raw(rawValue: $0) } }, { .string($0.rawValue) })
    self.init(key, coding, store)
  }

  /// Keeps a value that stands for a whole number; the first value is what counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let coding = StorageCoding<Value>(
      wrappedValue, { $0.int.flatMap { Value(rawValue: $0) } }, { .int($0.rawValue) })
    self.init(key, coding, store)
  }

  /// Keeps a value that stands for a whole number and that may be missing.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    let coding = StorageCoding<Value>(
      { $0.int.flatMap { Raw(rawValue: $0) } }, { .int($0.rawValue) })
    self.init(key, coding, store)
  }
}
