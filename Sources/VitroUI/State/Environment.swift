import Observation

/// A value that comes down from the views around this one.
@MainActor @preconcurrency @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let find: (EnvironmentValues) -> Value?
  private var anchor: HostAnchor?
  private let path: AnyKeyPath
  /// Whether it is an object that a view around has to put in.
  private let isRequired: Bool
  /// The object that was there last, for closures that outlive the view.
  private var kept: KeptObject<Value>?

  /// Reads the value at a key path of the environment.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
    isRequired = false
    find = { $0[keyPath: path] }
  }

  /// The value here; where the view is not mounted, its default.
  public var wrappedValue: Value {
    guard let value = find(anchor?.environment ?? EnvironmentValues()) ?? kept?.value else {
      preconditionFailure(
        "No \(Value.self) in the environment. "
          + "Add '.environment(\(Value.self)(…))' to a view around this one.")
    }
    return value
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the observable object of a type that a view around this one has put in with
  /// ``View/environment(_:)``.
  ///
  /// Where nobody has put one in, the view is not shown, and its place shows what is missing: see
  /// ``Problem``. Write `@Environment(Model.self) var model: Model?` where it may be missing.
  public init(_ type: Value.Type) {
    path = \EnvironmentValues.self
    isRequired = true
    find = { $0.object(type) }
  }
}

extension Environment {
  /// Reads the observable object of a type, or `nil` where nobody has put one in.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    path = \EnvironmentValues.self
    isRequired = false
    find = { .some($0.object(type)) }
  }
}

extension Environment: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {
    anchor = host.anchor
    guard isRequired else { return }
    let kept = host.slots[slot] as? KeptObject<Value> ?? KeptObject()
    if let object = find(host.environment) { kept.value = object }
    host.slots[slot] = kept
    self.kept = kept
  }

  package func isSame(as other: Environment) -> Bool { path == other.path }
}

extension Environment: ObjectReader {
  package func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    guard isRequired, find(environment) == nil else { return nil }
    return MissingObject(Value.self, modifier: "environment")
  }
}

/// The object of the environment that a place on a screen had last.
@MainActor
private final class KeptObject<Value> {
  var value: Value?
}
