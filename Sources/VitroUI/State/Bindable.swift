import Observation

/// An observable object, with bindings to its properties.
///
/// ```swift
/// @Bindable var state: AppState
/// …
/// TextField("Name", text: $state.name)
/// ```
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object, outside of a property declaration.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes it from itself, for parameters of an initializer.
  public init(projectedValue: Bindable) {
    self = projectedValue
  }

  /// The wrapper, for `$object.property`.
  public var projectedValue: Bindable { self }

  /// A binding to a property of the object.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    let object = wrappedValue
    return Binding(
      identity: ObjectIdentifier(object), path: path, get: { object[keyPath: path] },
      set: { object[keyPath: path] = $0 })
  }
}

extension Bindable: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {}

  package func isSame(as other: Bindable) -> Bool { wrappedValue === other.wrappedValue }
}
