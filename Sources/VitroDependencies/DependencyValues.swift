/// The values of all dependencies: those that were overridden, and the defaults of the rest.
///
/// Read them with ``Dependency``, override them with ``withDependencies(_:operation:)``.
public struct DependencyValues: Sendable {
  /// The values that count for the current task.
  @TaskLocal public static var current = DependencyValues()

  /// What was overridden; `nil` as long as nothing was, so that comparing and installing is cheap.
  private var overrides: Overrides?

  /// Makes values of which none is overridden.
  public init() {}

  /// Whether nothing is overridden.
  public var isDefault: Bool { overrides == nil }

  /// Whether two values are one and the same, not merely equal; costs next to nothing.
  public func isIdentical(to other: DependencyValues) -> Bool {
    overrides === other.overrides
  }

  /// What the program runs for: which of a key's values counts when it is not overridden.
  public var context: DependencyContext {
    get { overrides?.context ?? .process }
    set { overrides = Overrides(boxes: overrides?.boxes ?? [:], context: newValue) }
  }

  /// The value for a key. Call it only in the property that names the dependency.
  ///
  /// A test that reads a value that it did not override fails if it reads it with ``Dependency``; so
  /// that one closure of a struct can be overridden, reading it here is silent.
  public subscript<Key: DependencyKey>(
    key: Key.Type, name: String = #function
  ) -> Key.Value {
    get {
      if let box = overrides?.boxes[ObjectIdentifier(key)] {
        return unsafeDowncast(box, to: Box<Key.Value>.self).value
      }
      return DefaultValues.value(for: key, in: context, name: name)
    }
    set {
      var boxes = overrides?.boxes ?? [:]
      boxes[ObjectIdentifier(key)] = Box(newValue)
      overrides = Overrides(boxes: boxes, context: overrides?.context)
    }
  }
}

/// A dictionary behind one reference that also serves as its identity.
private final class Overrides: Sendable {
  let boxes: [ObjectIdentifier: AnyBox]
  let context: DependencyContext?

  init(boxes: [ObjectIdentifier: AnyBox], context: DependencyContext?) {
    self.boxes = boxes
    self.context = context
  }
}

/// A value of a type that its key knows.
class AnyBox: @unchecked Sendable {}

/// A value whose type its key knows; reading it needs no cast.
final class Box<Value: Sendable>: AnyBox, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
