import Observation

/// Makes a value of your own part of the environment.
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value
  /// What the value is where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that come down from the views around a view.
@MainActor
public struct EnvironmentValues {
  private static var lastVersion = 0

  /// Equal versions mean equal values.
  private(set) var version = 0
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment with nothing but defaults.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    set(object, for: ObjectIdentifier(Object.self))
  }

  func setting<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentValues {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  private mutating func set(_ value: Any?, for key: ObjectIdentifier) {
    values[key] = value
    EnvironmentValues.lastVersion += 1
    version = EnvironmentValues.lastVersion
  }
}

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum DismissKey: @MainActor EnvironmentKey {
  @MainActor static let defaultValue = DismissAction {}
}
private enum PageKey: @MainActor EnvironmentKey {
  @MainActor static let defaultValue = WeakPage(nil)
}
private enum ButtonPressedKey: @MainActor EnvironmentKey {
  @MainActor static let defaultValue: (@MainActor () -> Void)? = nil
}
private enum RowsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether controls can be used here.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The font of texts here, or `nil` for the surface's own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Sends away the sheet or the page that this view is on.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The page of a navigation stack that takes titles and tools.
  var page: PageNode? {
    get { self[PageKey.self].node }
    set { self[PageKey.self] = WeakPage(newValue) }
  }

  /// What happens before the action of any button here.
  var buttonPressed: (@MainActor () -> Void)? {
    get { self[ButtonPressedKey.self] }
    set { self[ButtonPressedKey.self] = newValue }
  }

  /// Whether sections here stand in a list, so that what is in them becomes rows.
  var makesRows: Bool {
    get { self[RowsKey.self] }
    set { self[RowsKey.self] = newValue }
  }
}

/// Sends away the sheet or the page that a view is on; read it with `@Environment(\.dismiss)`.
@MainActor
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Sends it away.
  public func callAsFunction() { action() }
}

struct WeakPage {
  weak var node: PageNode?

  init(_ node: PageNode?) {
    self.node = node
  }
}
