/// Names a value that a storage has, reads it from there, and stores it there.
///
/// ```swift
/// struct RemoteKey: SharedKey {
///   let name: String
///   var id: String { name }
///   func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
///     continuation.resumeReturningInitialValue()
///     …
///   }
///   func save(_ value: String, context: SaveContext, continuation: SaveContinuation) {
///     Task { continuation.resume(with: await upload(value, to: name)) }
///   }
/// }
/// ```
///
/// A value that changes while it is saved is saved once more afterwards, with its newest value: there
/// is never more than one save of a value at a time.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Stores the value, at once or later, and resumes the continuation, once, on any thread, when it
  /// is stored.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// It has changed.
  case didSet
  /// Somebody asked for it with ``Shared/save()``.
  case userInitiated
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// Somebody shares it for the first time, and this is its default.
  case initialValue(Value)
  /// Somebody asked for it with ``Shared/load()``.
  case userInitiated

  /// The default, when the value is shared for the first time.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
