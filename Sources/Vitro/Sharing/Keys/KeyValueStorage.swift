#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The storage of the settings of an application: values by their names.
///
/// Each test has one of its own, in memory.
public struct KeyValueStorage: Sendable {
  /// Each value as JSON.
  private let texts: SharedRoot<[String: String]>

  /// A file on disk, as durable as any shared value's; see
  /// ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
  ///
  /// Programs that use one file keep each other's settings. Where two change the same one, the later
  /// save counts: the value of a setting is read when it is first shared and by ``Shared/load()``.
  public static func file(_ url: URL, in storage: FileStorage = .fileSystem) -> KeyValueStorage {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let key = FileStorageKey<[String: String]>(
      url, in: storage, format: .json(JSONDecoder(), encoder))
    let texts = SharedRoot([String: String](), name: "\(key)")
    // The settings that use the file report what goes wrong.
    texts.attach(SharedStorage(key, place: nil))
    return KeyValueStorage(texts: texts)
  }

  /// Settings in memory, for tests; it starts with these.
  public static func inMemory(
    _ values: [String: any Encodable & Sendable] = [:]
  ) -> KeyValueStorage {
    let storage = KeyValueStorage(texts: SharedRoot([:]))
    for (name, value) in values { storage.save(value, forKey: name) { _ in } }
    return storage
  }

  var id: ObjectIdentifier { ObjectIdentifier(texts) }

  /// The value of a setting, or `nil` if it has none; throws if it is of another type, or if the
  /// settings could not be read.
  public func value<Value: Decodable>(
    forKey name: String,
    as type: Value.Type = Value.self
  ) throws -> Value? {
    if let error = texts.status.loadError { throw error }
    guard let text = texts.now[name] else { return nil }
    do {
      return try JSONCoding.decode(type, from: Data(text.utf8))
    } catch {
      throw KeyValueError.otherType(
        key: name, type: "\(type)", reason: JSONCoding.reason(error))
    }
  }

  func save(
    _ value: some Encodable,
    forKey name: String,
    whenSaved: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    do {
      let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      // No test asserts how a storage stores.
      texts.change(followedBy: nil) { $0[name] = text }
    } catch {
      return whenSaved(
        .failure(KeyValueError.notEncoded(key: name, reason: JSONCoding.reason(error))))
    }
    guard let file = texts.storage else { return whenSaved(.success(())) }
    file.whenSaved(texts, now: false, whenSaved)
  }
}

/// Why a setting could not be read or written.
public enum KeyValueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is stored is not of this type.
  case otherType(key: String, type: String, reason: String)
  /// The value has no form in which it could be stored.
  case notEncoded(key: String, reason: String)

  /// The message for people.
  public var description: String {
    switch self {
    case .otherType(let key, let type, let reason):
      """
      The setting "\(key)" is not of the type '\(type)': \(reason). The default value is used, and \
      replaces it when it changes.
      """
    case .notEncoded(let key, let reason):
      "The setting \"\(key)\" could not be saved: \(reason)."
    }
  }
}

private enum KeyValueStorageDependency: DependencyKey {
  static let liveValue = KeyValueStorage.file(
    .applicationFolder.appending(path: "settings.json"))
  static var testValue: KeyValueStorage { .inMemory() }
  static let previewValue = KeyValueStorage.inMemory()
}

extension DependencyValues {
  /// Where the settings of ``SharedReaderKey/appStorage(_:)`` are; a file in a running program, in
  /// memory in a test.
  public var defaultAppStorage: KeyValueStorage {
    get { self[KeyValueStorageDependency.self] }
    set { self[KeyValueStorageDependency.self] = newValue }
  }
}
