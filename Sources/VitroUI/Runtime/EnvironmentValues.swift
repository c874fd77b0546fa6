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
  private var storage = Storage.initial

  /// Makes an environment with nothing but defaults.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// The object that a view around has put in under its type.
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage.values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    change { $0.values[ObjectIdentifier(Object.self)] = object }
  }

  func setting<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentValues {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  private mutating func change(_ update: (inout Contents) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.contents) }
    update(&storage.contents)
    EnvironmentValues.lastVersion += 1
    version = EnvironmentValues.lastVersion
  }
}

extension EnvironmentValues {
  /// What every element asks for has a field of its own, so that asking costs next to nothing.
  private struct Contents {
    var isEnabled = true
    var font: Font?
    var dismiss = DismissAction(isPresented: false) {}
    weak var page: ElementNode?
    var buttonPressed: (@MainActor () -> Void)?
    var makesRows = false
    var looks: [Look] = []
    var adjustment: Adjustment?
    var controls = ControlStyles()
    var surroundings = Surroundings()
    var frame = KnownFrame()
    var values: [ObjectIdentifier: Any] = [:]
  }

  /// Shared by copies, until one of them is changed.
  @MainActor
  private final class Storage {
    static let initial = Storage(Contents())
    var contents: Contents
    var values: [ObjectIdentifier: Any] { contents.values }

    init(_ contents: Contents) {
      self.contents = contents
    }
  }

  /// Whether controls can be used here.
  public var isEnabled: Bool {
    get { storage.contents.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// The font of texts here, or `nil` for the surface's own.
  public var font: Font? {
    get { storage.contents.font }
    set { change { $0.font = newValue } }
  }

  /// Sends away the sheet or the page that this view is on.
  public internal(set) var dismiss: DismissAction {
    get { storage.contents.dismiss }
    set { change { $0.dismiss = newValue } }
  }

  /// The page of a navigation stack that this view is on.
  var pageElement: ElementNode? {
    get { storage.contents.page }
    set { change { $0.page = newValue } }
  }

  /// What happens before the action of any button here.
  var buttonPressed: (@MainActor () -> Void)? {
    get { storage.contents.buttonPressed }
    set { change { $0.buttonPressed = newValue } }
  }

  /// How letters here look, beside their font.
  var looks: [Look] {
    get { storage.contents.looks }
    set { change { $0.looks = newValue } }
  }

  /// What is said about the next elements inside, and about nothing in them.
  var adjustment: Adjustment? {
    get { storage.contents.adjustment }
    set { change { $0.adjustment = newValue } }
  }

  /// The styles of controls here.
  var controls: ControlStyles {
    get { storage.contents.controls }
    set { change { $0.controls = newValue } }
  }

  /// What the screen is shown on; what views say about it counts more.
  var surroundings: Surroundings {
    get { storage.contents.surroundings }
    set { change { $0.surroundings = newValue } }
  }

  /// What frames around say about the size here.
  var frame: KnownFrame {
    get { storage.contents.frame }
    set { change { $0.frame = newValue } }
  }

  /// Whether sections here stand in a list, so that what is in them becomes rows.
  var makesRows: Bool {
    get { storage.contents.makesRows }
    set { change { $0.makesRows = newValue } }
  }
}

/// Sends away the sheet or the page that a view is on; read it with `@Environment(\.dismiss)`.
@MainActor
public struct DismissAction {
  let isPresented: Bool
  let action: @MainActor () -> Void

  nonisolated init(isPresented: Bool = true, action: @escaping @MainActor () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Sends it away.
  public func callAsFunction() { action() }
}
