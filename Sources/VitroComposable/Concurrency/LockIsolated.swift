import Synchronization

/// A value behind a lock, for what a closure that may run anywhere has to note.
@dynamicMemberLookup
public final class LockIsolated<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// Makes it with a value to begin with.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    mutex = Mutex(try value())
  }

  /// The value; to change it by what it was, take ``withValue(_:)``.
  public var value: Value { mutex.withLock { $0 } }

  /// A part of the value.
  public subscript<Part: Sendable>(dynamicMember part: KeyPath<Value, Part>) -> Part {
    value[keyPath: part]
  }

  /// Reads or changes the value while nobody else does.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try mutex.withLock { value in
      var copy = value
      defer { value = copy }
      return try operation(&copy)
    }
  }

  /// Puts another value in its place.
  public func setValue(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    let new = try value()
    mutex.withLock { $0 = new }
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether both hold equal values.
  public static func == (left: LockIsolated, right: LockIsolated) -> Bool {
    left.value == right.value
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A value of an actor of its own.
public actor ActorIsolated<Value: Sendable> {
  /// The value.
  public var value: Value

  /// Makes it with a value to begin with.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value while nobody else does.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try operation(&value)
  }

  /// Puts another value in its place.
  public func setValue(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }
}

/// A value of which its author says that it may be handed to anybody.
@dynamicMemberLookup @propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Makes it with a value.
  public init(_ value: Value) { self.value = value }

  /// Makes it with a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  public subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> Part {
    value[keyPath: part]
  }

  /// A part of the value, which can be changed.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: part] }
    set { value[keyPath: part] = newValue }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
