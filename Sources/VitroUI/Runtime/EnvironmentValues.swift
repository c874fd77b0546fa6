import Observation

/// Makes a value of your own part of the environment.
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value
  /// What the value is where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that come down from the views around a view.
@MainActor @preconcurrency
public struct EnvironmentValues {
  private var storage = Storage.initial
  /// The place that reads them, and that is told when what it has read changes.
  private(set) var reader: Node?

  /// Makes an environment with nothing but defaults.
  public init() {}

  /// Makes the values of another environment as a place reads them.
  init(_ values: EnvironmentValues, reader: Node?) {
    storage = values.storage
    self.reader = reader
  }

  /// The values that have been set since they were kept by a scope.
  var written: EnvironmentKeys { storage.isKept ? EnvironmentKeys() : storage.written }

  /// The values as a scope keeps them, which reads nothing.
  func kept() -> EnvironmentValues {
    storage.isKept = true
    return EnvironmentValues(self, reader: nil)
  }

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { other(ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue }
    set { setOther(ObjectIdentifier(key), newValue) }
  }

  /// The object that a view around has put in under its type.
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    other(ObjectIdentifier(type)) as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    setOther(ObjectIdentifier(Object.self), object as Any)
  }

  private func other(_ key: ObjectIdentifier) -> Any? {
    reader?.noteRead(EnvironmentBits(key))
    return storage.contents.others[key]
  }

  private mutating func setOther(_ key: ObjectIdentifier, _ value: Any) {
    change { $0.others[key] = value }
    storage.written.insert(key)
  }

  private mutating func set(_ bits: EnvironmentBits, _ update: (inout Contents) -> Void) {
    change(update)
    storage.written.insert(bits)
  }

  private mutating func change(_ update: (inout Contents) -> Void) {
    if storage.isKept || !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    update(&storage.contents)
    storage.words = nil
  }
}

extension EnvironmentValues {
  /// The values of an environment: each that every element asks for has a field of its own, so that asking costs next
  /// to nothing.
  private struct Contents {
    var isEnabled = true
    var font: Font?
    var dismiss = DismissAction(isPresented: false) {}
    var page: PlaceAnchor<PageNode>?
    var dialog: PlaceAnchor<DialogNode>?
    var buttonPressed: (@MainActor () -> Void)?
    var makesRows = false
    var looks: [Look] = []
    var adjustment: Adjustment?
    var controls = ControlStyles()
    var surroundings = Surroundings()
    var frame = KnownFrame()
    var others: [ObjectIdentifier: Any] = [:]
  }

  /// Shared by copies, until one of them is changed.
  @MainActor
  private final class Storage {
    static let initial = Storage()
    // Each look at a value would ask the runtime whether somebody changes it: a tenth of the time in which a row is
    // made.
    @exclusivity(unchecked) var contents: Contents
    /// The values that differ from those of the scope that these are made of.
    var written = EnvironmentKeys()
    /// The built-in words, once somebody has asked for them.
    var words: Vocabulary?
    /// Whether a scope keeps the values, so that nobody changes them any more.
    var isKept: Bool

    init() {
      contents = Contents()
      isKept = true
    }

    init(_ old: Storage) {
      contents = old.contents
      if !old.isKept { written = old.written }
      isKept = false
    }
  }

  /// Whether controls can be used here.
  public var isEnabled: Bool {
    get {
      reader?.noteRead(.isEnabled)
      return storage.contents.isEnabled
    }
    set { set(.isEnabled) { $0.isEnabled = newValue } }
  }

  /// The font of texts here, or `nil` for the surface's own.
  public var font: Font? {
    get {
      reader?.noteRead(.font)
      return storage.contents.font
    }
    set { set(.font) { $0.font = newValue } }
  }

  /// Sends away the sheet or the page that this view is on.
  public internal(set) var dismiss: DismissAction {
    get {
      reader?.noteRead(.dismiss)
      return storage.contents.dismiss
    }
    set { set(.dismiss) { $0.dismiss = newValue } }
  }

  /// The page of a navigation stack that this view is on; it takes titles and tools.
  var page: PageNode? {
    get {
      reader?.noteRead(.page)
      return storage.contents.page?.place
    }
    set { set(.page) { $0.page = newValue?.anchor } }
  }

  /// The dialog that a view is in, if it is in one.
  var dialog: DialogNode? {
    get {
      reader?.noteRead(.dialog)
      return storage.contents.dialog?.place
    }
    set { set(.dialog) { $0.dialog = newValue?.anchor } }
  }

  /// What happens before the action of any button here.
  var buttonPressed: (@MainActor () -> Void)? {
    get {
      reader?.noteRead(.buttonPressed)
      return storage.contents.buttonPressed
    }
    set { set(.buttonPressed) { $0.buttonPressed = newValue } }
  }

  /// How letters here look, beside their font.
  var looks: [Look] {
    get {
      reader?.noteRead(.looks)
      return storage.contents.looks
    }
    set { set(.looks) { $0.looks = newValue } }
  }

  /// What is said about the next elements inside, and about nothing in them.
  var adjustment: Adjustment? {
    get {
      reader?.noteRead(.adjustment)
      guard let adjustment = storage.contents.adjustment, let reader, adjustment.concerns(reader)
      else { return nil }
      return adjustment
    }
    set { set(.adjustment) { $0.adjustment = newValue } }
  }

  /// The styles of controls here.
  var controls: ControlStyles {
    get {
      reader?.noteRead(.controls)
      return storage.contents.controls
    }
    set { set(.controls) { $0.controls = newValue } }
  }

  /// What frames around say about the size here.
  var frame: KnownFrame {
    get {
      reader?.noteRead(.frame)
      return storage.contents.frame
    }
    set { set(.frame) { $0.frame = newValue } }
  }

  /// Whether sections here stand in a list, so that what is in them becomes rows.
  var makesRows: Bool {
    get {
      reader?.noteRead(.makesRows)
      return storage.contents.makesRows
    }
    set { set(.makesRows) { $0.makesRows = newValue } }
  }

  /// The surroundings of the screen as the views around have changed them; the reader is told when one of
  /// `bits` changes.
  func surroundings(_ bits: EnvironmentBits) -> Surroundings {
    reader?.noteRead(bits)
    return storage.contents.surroundings
  }

  /// The built-in words as they are said here.
  var words: Vocabulary {
    reader?.noteRead(.words)
    if let known = storage.words { return known }
    let words = Vocabulary(locale: locale, adding: addedWords)
    storage.words = words
    return words
  }

  mutating func setSurroundings(_ surroundings: Surroundings) {
    set(surroundings.changes(from: storage.contents.surroundings)) {
      $0.surroundings = surroundings
    }
  }
}

extension EnvironmentValues {
  /// The keys of the values that have no field of their own.
  var otherKeys: some Collection<ObjectIdentifier> { storage.contents.others.keys }

  /// The same object in all copies, until something is set.
  var identity: AnyObject { storage }

  /// Which of some values are known not to be equal to those of another environment.
  func changes(from old: EnvironmentValues, among keys: EnvironmentKeys) -> EnvironmentKeys {
    var changed = EnvironmentKeys()
    guard storage !== old.storage else { return changed }
    let new = storage.contents
    let old = (values: old, contents: old.storage.contents)
    func compare(_ bits: EnvironmentBits, _ isEqual: @autoclosure () -> Bool) {
      if keys.bits.contains(bits), !isEqual() { changed.insert(bits) }
    }
    compare(.isEnabled, new.isEnabled == old.contents.isEnabled)
    compare(.font, new.font == old.contents.font)
    // Who made it dismisses the same thing with each.
    compare(.dismiss, new.dismiss.isPresented == old.contents.dismiss.isPresented)
    compare(.page, new.page === old.contents.page)
    compare(.dialog, new.dialog === old.contents.dialog)
    compare(.buttonPressed, areEqual(new.buttonPressed, old.contents.buttonPressed))
    compare(.makesRows, new.makesRows == old.contents.makesRows)
    compare(.looks, new.looks == old.contents.looks)
    compare(.adjustment, new.adjustment === old.contents.adjustment)
    compare(.controls, new.controls == old.contents.controls)
    compare(.frame, new.frame == old.contents.frame)
    changed.insert(
      new.surroundings.changes(from: old.contents.surroundings).intersection(keys.bits))
    for key in keys.others(of: self, old.values)
    where !areEqual(new.others[key], old.contents.others[key]) {
      changed.insert(key)
    }
    return changed
  }

  /// Whether two values of one key are known to be equal.
  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    func isEqual<Value>(_ left: Value) -> Bool {
      (right as? Value).map { VitroUI.areEqual(left, $0) } ?? false
    }
    return isEqual(left)
  }
}

extension Surroundings {
  /// The values that differ from those of others.
  fileprivate func changes(from old: Surroundings) -> EnvironmentBits {
    var changes: EnvironmentBits = []
    if size != old.size { changes.insert(.size) }
    if horizontalSizeClass != old.horizontalSizeClass
      || verticalSizeClass != old.verticalSizeClass
    {
      changes.insert(.sizeClasses)
    }
    if colorScheme != old.colorScheme { changes.insert(.colorScheme) }
    if locale != old.locale { changes.insert(.locale) }
    if timeZone != old.timeZone { changes.insert(.timeZone) }
    if layoutDirection != old.layoutDirection { changes.insert(.layoutDirection) }
    if reduceMotion != old.reduceMotion { changes.insert(.reduceMotion) }
    if scenePhase != old.scenePhase { changes.insert(.scenePhase) }
    if visitor != old.visitor || clientAddress != old.clientAddress || serverURL != old.serverURL {
      changes.insert(.host)
    }
    return changes
  }
}

/// A reference to a place that is emptied when the place has gone. Unlike a weak one, it costs nothing.
@MainActor
final class PlaceAnchor<Place: AnyObject> {
  private(set) var place: Place?

  init(_ place: Place) { self.place = place }

  func remove() { place = nil }
}

/// Sends away the sheet or the page that a view is on; read it with `@Environment(\.dismiss)`.
@MainActor @preconcurrency
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
