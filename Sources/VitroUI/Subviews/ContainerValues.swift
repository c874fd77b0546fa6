/// The values that a view tells the container around it, and no other one.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view has got; of several, the innermost one.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first
  }

  /// Whether the view has got a tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { tags.contains(AnyHashable(tag)) }

  /// Takes what a view around those that have already said something says; what they say counts more.
  mutating func take(_ trait: Any) {
    if let tag = trait as? Tag {
      tags.append(tag.value)
    } else if let told = trait as? ToldValue {
      var values = ContainerValues()
      told.set(&values)
      self.values.merge(values.values) { inner, _ in inner }
    }
  }

  /// Whether all values are known to be the same.
  func isSame(as other: ContainerValues) -> Bool {
    guard tags == other.tags, values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { areSame(value, $0) } ?? false
    }
  }
}

/// The key of a value that a view tells the container around it.
public protocol ContainerValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container around this view a value. Around several views, each of them tells it, unless it tells another.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    TraitModifier(
      content: self,
      value: ToldValue(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value })
  }
}

/// The values of a view as its container has been told them; other ones are another object.
final class KnownValues {
  let values: ContainerValues

  init(_ values: ContainerValues) { self.values = values }
}

/// A value that a view tells the container around it.
private struct ToldValue: Equatable {
  let keyPath: AnyKeyPath
  let value: Any
  let set: (inout ContainerValues) -> Void

  static func == (left: ToldValue, right: ToldValue) -> Bool {
    left.keyPath == right.keyPath && areSame(left.value, right.value)
  }
}

/// Whether two values of any type are known to be equal.
private func areSame(_ left: Any, _ right: Any) -> Bool {
  func isSame<Value>(_ left: Value) -> Bool {
    (right as? Value).map { areEqual(left, $0) } ?? false
  }
  return _openExistential(left, do: isSame)
}
