#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Names a value among the settings of the application.
public struct AppStorageKey<Value: Codable & Sendable>: SharedKey {
  private let name: String
  private let storage: KeyValueStorage

  init(_ name: String) {
    self.name = name
    storage = DependencyValues.current.defaultAppStorage
  }

  /// A setting in a storage.
  public struct ID: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let storage: ObjectIdentifier
  }

  /// The name of the setting, and its storage.
  public var id: ID { ID(name: name, storage: storage.id) }

  /// Reads the setting.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try storage.value(forKey: name) })
  }

  /// Writes the setting; when the continuation is resumed, it is stored.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.save(value, forKey: name) { continuation.resume(with: $0) }
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".appStorage(\"\(name)\")" }
}

extension SharedReaderKey {
  /// A setting of the application, in the dependency `defaultAppStorage`.
  public static func appStorage<Value>(_ name: String) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(name)
  }
}
