/// Names a value that a storage has, and reads it from there.
///
/// Conform to ``SharedKey`` where the value can be stored as well. What conforms to this only can be
/// given to ``SharedReader``:
///
/// ```swift
/// struct BatteryKey: SharedReaderKey {
///   var id: String { "battery" }
///   func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
///     continuation.resume(returning: Battery.level)
///   }
/// }
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// What is shared.
  associatedtype Value: Sendable

  /// What tells one key from another.
  associatedtype ID: Hashable & Sendable = Self

  /// Keys with equal identities share one value. Include the identity of the storage if there may be
  /// several, as there are in tests.
  var id: ID { get }

  /// Reads the value, at once or later, and resumes the continuation, once, on any thread.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Begins to tell the subscriber of values that others store, until the subscription is cancelled.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: Self { self }
}

extension SharedReaderKey {
  /// Tells nobody: for storages that nobody else changes.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription()
  }

  /// A key of this kind that brings its own default.
  public typealias Default = SharedKeyDefault<Self>
}
