public import Vitro

/// The error of a value that has to be stored, and is not.
public struct MissingSharedValue: Error, CustomStringConvertible {
  /// The key as it is written.
  public let key: String

  /// The sentence that says so.
  public var description: String { "\(key) has no value." }
}

extension Shared {
  /// Shares the value that is stored for a key; throws `MissingSharedValue` if there is none, or the storage's error.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.required()
    self.init(wrappedValue: value, key)
  }
}

extension SharedReader {
  /// Reads the value that is stored for a key; throws `MissingSharedValue` if there is none, or the storage's error.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.required()
    self.init(wrappedValue: value, key)
  }
}

extension SharedReaderKey {
  fileprivate func required() async throws -> Value {
    let value = try await withCheckedThrowingContinuation { answer in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { loaded in answer.resume(with: loaded) })
    }
    guard let value else { throw MissingSharedValue(key: "\(self)") }
    return value
  }
}
