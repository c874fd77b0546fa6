#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Names a value that is kept in a file.
///
/// Saving writes a temporary file, syncs it, renames it and syncs the folder. A file whose content is
/// no such value is kept under another name, such as `items.json.damaged`, and reported; see
/// ``FileStorageError``.
///
/// Several programs may share the file, or several versions of one: none undoes what another one has
/// saved. See <doc:SharingState>.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let stored: SharedFile<Value>

  init(
    _ url: URL,
    in storage: FileStorage = DependencyValues.current.defaultFileStorage,
    format: FileFormat<Value>
  ) {
    stored = SharedFile(url, in: storage, format)
  }

  /// A file in a storage.
  public struct ID: Hashable, Sendable {
    fileprivate let path: String
    fileprivate let storage: ObjectIdentifier
  }

  /// The file and its storage.
  public var id: ID { ID(path: stored.path, storage: stored.storage.id) }

  /// Reads the file, at once.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try stored.load(context.initialValue) })
  }

  /// Writes the file; when the continuation is resumed, it survives a power cut.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try stored.save(value) })
  }
}

extension FileStorageKey: BuiltInKey {
  var schedule: SaveSchedule { stored.storage.schedule }
  var file: SharedFile<Value>? { stored }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written, with the path.
  public var description: String { ".fileStorage(\"\(stored.path)\")" }
}

extension SharedReaderKey {
  /// A value that is kept in a file, as JSON.
  ///
  /// Saving keeps the changes that other programs have saved meanwhile, and the members of the file that
  /// the type does not know.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, format: .json(decoder, encoder))
  }

  /// A value that is kept in a file, in a form of your own.
  ///
  /// Each change begins with what is in the file. It is not merged, be it JSON or not: should somebody
  /// write the file who does not wait for a change to end, the later save counts.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, format: FileFormat(decode: decode, encode: encode))
  }
}
