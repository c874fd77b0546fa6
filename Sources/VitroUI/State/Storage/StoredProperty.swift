import Foundation

/// A value that a store keeps, as a view reads and writes it.
///
/// A view that is not mounted keeps its own, as with `@State`; what stands in no view, such as a property of the
/// application, may have the value of the window for which it is asked.
@MainActor
struct StoredProperty<Value> {
  let key: String
  let board: @MainActor (EnvironmentValues) -> StorageBoard?
  let outside: @MainActor () -> StorageBoard?
  let decode: (AppStorageValue?) -> Value
  let encode: (Value) -> AppStorageValue?
  private var unmounted: StorageBoard? = StorageBoard(.inMemory())
  private var mounted: StorageBoard?

  init(
    _ key: String, _ coding: StorageCoding<Value>,
    outside: @escaping @MainActor () -> StorageBoard? = { nil },
    board: @escaping @MainActor (EnvironmentValues) -> StorageBoard?
  ) {
    self.key = key
    self.board = board
    self.outside = outside
    decode = coding.decode
    encode = coding.encode
  }

  var value: Value {
    get { decode(current?.box(key).read()) }
    nonmutating set { current?.write(encode(newValue), key) }
  }

  var binding: Binding<Value> {
    let property = self
    let read: @MainActor () -> Value = { property.value }
    let write: @MainActor (Value) -> Void = { property.value = $0 }
    guard let box = current?.box(key) else { return Binding(get: read, set: write) }
    return Binding(identity: ObjectIdentifier(box), get: read, set: write)
  }

  private var current: StorageBoard? { mounted ?? outside() ?? unmounted }

  mutating func link(to host: any PropertyHost) { mounted = board(host.environment) }
}

/// The coding of a value for a store: the functions that decode and encode it.
struct StorageCoding<Value> {
  let decode: (AppStorageValue?) -> Value
  let encode: (Value) -> AppStorageValue?

  /// A value that has a default.
  init(
    _ value: Value, _ decode: @escaping (AppStorageValue) -> Value?,
    _ encode: @escaping (Value) -> AppStorageValue
  ) {
    self.decode = { $0.flatMap(decode) ?? value }
    self.encode = encode
  }

  /// A value that may be missing.
  init<Wrapped>(
    _ decode: @escaping (AppStorageValue) -> Wrapped?,
    _ encode: @escaping (Wrapped) -> AppStorageValue
  ) where Value == Wrapped? {
    self.decode = { $0.flatMap(decode) }
    self.encode = { $0.map(encode) }
  }
}

extension AppStorageValue {
  var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .int(let value): value != 0
    default: nil
    }
  }

  var int: Int? {
    switch self {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  var double: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var data: Data? { if case .data(let value) = self { value } else { nil } }
  var url: URL? { string.flatMap { URL(string: $0) } }
  var date: Date? { double.map { Date(timeIntervalSinceReferenceDate: $0) } }

  static func url(_ url: URL) -> AppStorageValue { .string(url.absoluteString) }
  static func date(_ date: Date) -> AppStorageValue {
    .double(date.timeIntervalSinceReferenceDate)
  }
}
