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
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL,
    in storage: FileStorage = DependencyValues.current.defaultFileStorage,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  /// A file in a storage.
  public struct ID: Hashable, Sendable {
    fileprivate let path: String
    fileprivate let storage: ObjectIdentifier
  }

  /// The file and its storage.
  public var id: ID { ID(path: path, storage: storage.id) }

  private var path: String { (try? StoredFile(url))?.path ?? url.absoluteString }

  /// Reads the file, at once.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let data: Data
    do {
      data = try storage.load(url)
    } catch FilesError.notFound {
      return continuation.resumeReturningInitialValue()
    } catch {
      return continuation.resume(
        throwing: FileStorageError.notRead(file: path, reason: Self.reason(error)))
    }
    do {
      continuation.resume(returning: try decode(data))
    } catch {
      let kept = storage.setAside(url)
      let reason = Self.reason(error)
      continuation.resume(
        throwing: FileStorageError.damaged(file: path, reason: reason, keptAs: kept))
    }
  }

  /// Writes the file; when the continuation is resumed, it survives a power cut.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result {
        do {
          try storage.save(encode(value), to: url)
        } catch {
          throw FileStorageError.notSaved(file: path, reason: Self.reason(error))
        }
      })
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? FilesError else { return JSONCoding.reason(error) }
    switch error {
    case .failed(_, let reason): return reason
    case .invalidName(let name): return "\"\(name)\" cannot be the name of a file"
    case .notFound: return "it has gone"
    }
  }
}

extension FileStorageKey: BuiltInKey {
  var schedule: SaveSchedule { storage.schedule }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written, with the path.
  public var description: String { ".fileStorage(\"\(path)\")" }
}

extension SharedReaderKey {
  /// A value that is kept in a file, as JSON.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      decode: { try JSONCoding.decode(Value.self, from: $0, decoder) },
      encode: { try encoder.encode($0) }
    )
  }

  /// A value that is kept in a file, in a form of your own.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}
