/// The values of all dependencies: those that were overridden, and the defaults of the rest.
///
/// Read them with ``Dependency``, override them with ``withDependencies(_:operation:)``.
public struct DependencyValues: Sendable {
  /// The values that count for the current task.
  @TaskLocal public static var current = DependencyValues()

  /// What was overridden; `nil` as long as nothing was, so that comparing and installing is cheap.
  // A second reference here would cost each read and each comparison 6 ns.
  private var overrides: BoxTable?

  /// What the program runs for: which of a key's values counts when it is not overridden.
  public var context = DependencyContext.process

  /// What these values are there for.
  var purpose = Purpose.use

  enum Purpose {
    /// To be read: what is missing is reported.
    case use
    /// To be overridden: what is read is only there to be changed.
    case update
    /// To become the defaults of the process.
    case preparation
    /// To make a default, which outlives the values that count meanwhile.
    case making
  }

  /// Makes values of which none is overridden.
  public init() {}

  /// Whether nothing is overridden.
  public var isDefault: Bool { overrides == nil && context == .process }

  /// Whether two values are one and the same, not merely equal; costs next to nothing.
  public func isIdentical(to other: DependencyValues) -> Bool {
    overrides === other.overrides && context == other.context
  }

  // Inlined into the module that has the key, a read takes 43 ns instead of 50.
  /// The value for a key. Call it only in the property that names the dependency.
  ///
  /// A test that reads a value that it did not override fails if it reads it with ``Dependency``; so
  /// that one closure of a struct can be overridden, reading it here is silent. A property with
  /// `@DependencyEntry` knows which of both is meant.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, name: String = #function
  ) -> Key.Value {
    get {
      defer { withExtendedLifetime(self) {} }
      if let box = box(for: ObjectIdentifier(key)) {
        return box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Box<Key.Value>.self).value }
      }
      return defaultValue(of: key, name: name)
    }
    set { set(Box(newValue), for: ObjectIdentifier(key), name: name) }
  }

  /// The box of a value that was overridden or, in a running program, used before. It lives as long
  /// as these values do.
  @usableFromInline
  func box(for key: ObjectIdentifier) -> Unmanaged<AnyBox>? {
    if let box = overrides?.box(for: key) { return box }
    return DefaultValues.box(for: key, in: context)
  }

  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(of key: Key.Type, name: String) -> Key.Value {
    DefaultValues.value(for: key, name: name, in: self, usedAt: DependencyUse.current)
  }

  @usableFromInline
  mutating func set(_ box: AnyBox, for key: ObjectIdentifier, name: String) {
    if purpose == .preparation {
      return DefaultValues.prepare(box, for: key, name: name, in: context)
    }
    // Where nobody else has the table, it is changed in place.
    if overrides?.isFull != false || !isKnownUniquelyReferenced(&overrides) {
      overrides = BoxTable(copying: overrides, room: (overrides?.count ?? 0) + 1)
    }
    overrides?.set(box, for: key)
  }

  /// Lets other values count where nothing is overridden.
  mutating func fallBack(on other: DependencyValues) {
    if context == .process { context = other.context }
    guard let others = other.overrides, others !== overrides else { return }
    overrides = overrides?.over(others) ?? others
  }

  /// These values after a change, of which nothing is reported.
  @usableFromInline
  package func updated<Failure: Error>(
    by update: (inout DependencyValues) throws(Failure) -> Void
  ) throws(Failure) -> DependencyValues {
    var values = self
    values.purpose = .update
    try update(&values)
    values.purpose = purpose
    return values
  }
}
