/// A value that somebody else owns, to read and to write.
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let identity: BindingIdentity?
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Makes a binding that reads and writes through closures.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    identity = nil
    read = get
    write = set
  }

  /// Makes a binding that reads and writes through closures.
  ///
  /// - Note: The transaction is a new one.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  /// Makes a binding that equals every other one to the same part of the same object.
  package init(
    identity: ObjectIdentifier, path: AnyKeyPath? = nil, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(BindingIdentity(root: identity, path: path), get, set)
  }

  init(
    _ identity: BindingIdentity?, _ read: @escaping @MainActor () -> Value,
    _ write: @escaping @MainActor (Value) -> Void
  ) {
    self.identity = identity
    self.read = read
    self.write = write
  }

  /// Makes a binding from a binding, for `@Binding` parameters of an initializer.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let identity = identity.flatMap { $0.appending(path) }
    return Binding<Part>(
      identity,
      { BindingIdentity.reading(identity) { read()[keyPath: path] } },
      { part in
        var value = read()
        value[keyPath: path] = part
        write(value)
      })
  }
}

extension Binding: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {}

  package func isSame(as other: Binding) -> Bool {
    identity != nil && identity == other.identity
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Tells bindings apart: where the value lives, and which part of it is meant.
struct BindingIdentity: Equatable {
  /// The part that is being read through a binding.
  @MainActor private static var current: BindingIdentity?

  let root: ObjectIdentifier
  let path: AnyKeyPath?

  func appending(_ part: AnyKeyPath) -> BindingIdentity? {
    guard let path else { return BindingIdentity(root: root, path: part) }
    return path.appending(path: part).map { BindingIdentity(root: root, path: $0) }
  }
  /// Reads what a binding means, so that only a change of this part counts for who reads it.
  @MainActor static func reading<Value>(_ part: BindingIdentity?, _ read: () -> Value) -> Value {
    guard let part, current == nil else { return read() }
    current = part
    defer { current = nil }
    return read()
  }

  /// Which part of a state is being read, or `nil` where it is all of it.
  @MainActor static func partBeingRead(of state: AnyObject) -> AnyKeyPath? {
    guard let current, current.root == ObjectIdentifier(state) else { return nil }
    return current.path
  }
}

extension Binding {
  /// The binding.
  ///
  /// - Note: Has no effect; a surface moves what it can by itself.
  public func animation(_ animation: Animation? = .default) -> Binding { self }

  /// The binding.
  ///
  /// - Note: Has no effect; a surface moves what it can by itself.
  public func transaction(_ transaction: Transaction) -> Binding { self }
}
