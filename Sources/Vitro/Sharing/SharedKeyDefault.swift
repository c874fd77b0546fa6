/// A key with the default of its value, so that it is said in one place.
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<[Item]>.Default {
///   static var items: Self {
///     Self[.fileStorage(.applicationFolder.appending(path: "items.json")), default: []]
///   }
/// }
///
/// @Shared(.items) var items
/// ```
public struct SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let makeValue: @Sendable () -> Base.Value

  /// The identity of the key.
  public var id: Base.ID { base.id }

  /// Makes a key with a default.
  public static subscript(
    _ base: Base,
    default value: @escaping @autoclosure @Sendable () -> Base.Value
  ) -> Self {
    Self(base: base, makeValue: value)
  }

  /// Reads the value, or its default.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Tells the subscriber of values that others store.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Stores the value.
  public func save(
    _ value: Base.Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension SharedKeyDefault: CustomStringConvertible {
  /// The key without its default.
  public var description: String { SharedReferences.name(of: base) }
}
