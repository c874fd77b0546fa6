import Foundation

/// Values of the view that has the keyboard.
@available(
  *, unavailable, message: "'FocusedValues' is not in Vitro yet: use the environment, or a model."
)
public struct FocusedValues {
  /// The value for a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// Names a value of the view that has the keyboard.
@available(
  *, unavailable, message: "'FocusedValueKey' is not in Vitro yet: use an EnvironmentKey."
)
public protocol FocusedValueKey {
  /// The kind of value.
  associatedtype Value
}

/// Reads a value of the view that has the keyboard.
@available(
  *, unavailable, message: "'FocusedValue' is not in Vitro yet: use '@Environment', or a model."
)
@propertyWrapper
public struct FocusedValue<Value> {
  /// Reads the value at a key path.
  public init(_ path: KeyPath<FocusedValues, Value?>) {}

  /// Reads the object of a type.
  public init(_ type: Value.Type) {}

  /// The value.
  public var wrappedValue: Value? { nil }
}

/// Reads and writes a value of the view that has the keyboard.
@available(
  *, unavailable, message: "'FocusedBinding' is not in Vitro yet: use '@Binding', or a model."
)
@propertyWrapper
public struct FocusedBinding<Value> {
  /// Takes the binding at a key path.
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

@available(
  *, unavailable, message: "'focusedValue' is not in Vitro yet: use 'environment', or a model."
)
extension View {
  /// Gives a value while this view has the keyboard.
  public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  /// Gives an object while this view has the keyboard.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }
}

@available(
  *, unavailable, message: "'focusedSceneValue' is not in Vitro yet: use 'environment', or a model."
)
extension View {
  /// Gives a value while the window has the keyboard.
  public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  /// Gives an object while the window has the keyboard.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View { self }
}

/// Where a screen reader is.
@available(
  *, unavailable, message: "'AccessibilityFocusState' is not in Vitro yet: use '@FocusState'."
)
@MainActor @preconcurrency @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// Where it is.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  /// What connects a view with the state.
  public var projectedValue: Binding<Value> { .constant(initial) }
  private let initial: Value

  /// Makes a state that is true while it is at one view.
  public init() where Value == Bool { initial = false }

  /// Makes a state that names the view that it is at.
  public init<Name: Hashable>() where Value == Name? { initial = nil }
}

@available(
  *, unavailable, message: "'accessibilityFocused' is not in Vitro yet: use 'focused'."
)
extension View {
  /// Connects the view with a state that is true while a screen reader is at it.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }

  /// Connects the view with a state that names it while a screen reader is at it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: Binding<Value>, equals value: Value
  ) -> some View {
    self
  }
}
