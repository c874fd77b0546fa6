/// A value that several features hold, and that each of them may change.
///
/// ```swift
/// @Shared(.inMemory("count")) var count = 0
/// @Shared(.appStorage("isOn")) var isOn = false
/// @Shared(.fileStorage(url)) var items: [Item] = []
/// ```
///
/// Whoever names the same key holds the same value. Without a key a value is handed on: a child says
/// `@Shared var count: Int`, and its parent makes it with `$count`.
///
/// Read it like any value; a view or an observer that does so is told when it changes, wherever that
/// happens. Change it with ``withLock(_:)``:
///
/// ```swift
/// state.$count.withLock { $0 += 1 }
/// ```
///
/// In a test each key has a value of the test's own, kept in memory, and a test store asserts the
/// changes like those of any state: `await store.send(.tapped) { $0.$count.withLock { $0 = 1 } }`.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  /// The root, if it is one: the compiler knows its type, and need not look for what to call.
  @usableFromInline private(set) var cell: SharedCell<Value>?
  private(set) var source: any SharedSource<Value>

  init(_ root: SharedRoot<Value>) {
    cell = root
    source = root
  }

  init(_ part: any SharedSource<Value>) {
    source = part
  }

  /// Shares a value without a key: those have it to whom it is handed.
  public init(value: Value) {
    self.init(SharedRoot(value))
  }

  /// Makes a variable of what another one shares.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// The value; whoever reads it while being observed is told when it changes.
  @inlinable
  public var wrappedValue: Value {
    guard let cell else { return readPart() }
    // This value holds the cell for as long as the read takes.
    defer { withExtendedLifetime(self) {} }
    return Unmanaged.passUnretained(cell)._withUnsafeGuaranteedRef { $0.read() }
  }

  /// What shares the value, to be handed on or changed.
  ///
  /// Setting it makes the variable share another value.
  public var projectedValue: Shared {
    get { self }
    set {
      let old = source
      source = newValue.source
      cell = newValue.cell
      // Those who have read the variable have to look at the other value from now on.
      old.root.values.hasChanged()
    }
  }

  /// Changes the value: nobody reads or changes it in between, and its observers are told afterwards.
  ///
  /// Keep the closure short: others wait for it, programs that share the file of the value as well. A
  /// value with a storage is saved at once; see ``save()``.
  ///
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws. What it has changed by then stays changed.
  @inlinable
  @discardableResult
  public func withLock<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let cell { return try cell.change(change) }
    return try changePart(change)
  }

  @usableFromInline
  func readPart() -> Value { source.read() }

  @usableFromInline
  func changePart<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try source.change(change)
  }
}

extension Shared: Sendable where Value: Sendable {}
