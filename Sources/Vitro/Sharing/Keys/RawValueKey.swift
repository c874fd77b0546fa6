/// Names a value among the settings of the application that is stored as its raw value.
public struct RawValueKey<Value: RawRepresentable & Sendable>: SharedKey
where Value.RawValue: Codable & Sendable {
  private let base: AppStorageKey<Value.RawValue>

  init(_ name: String) { base = AppStorageKey(name) }

  /// The name of the setting, and its storage.
  public var id: AppStorageKey<Value.RawValue>.ID { base.id }

  /// Reads the setting; a raw value that is none of the type's counts as none.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    base.load(
      context: .userInitiated,
      continuation: LoadContinuation(description) { loaded in
        continuation.resume(with: loaded.map { $0.flatMap(Value.init(rawValue:)) })
      })
  }

  /// Writes the setting; when the continuation is resumed, it is stored.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value.rawValue, context: context, continuation: continuation)
  }
}

extension RawValueKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { base.description }
}

extension SharedReaderKey {
  /// A setting of the application that is stored as its raw value, in the dependency `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value>(_ name: String) -> Self where Self == RawValueKey<Value> {
    RawValueKey(name)
  }
}
