/// A value that other features share and change, and that this one only reads.
///
/// ```swift
/// @SharedReader(.appStorage("isOn")) var isOn = false
/// @SharedReader var count: Int
/// ```
///
/// Make it from a key, from what is shared (`SharedReader($count)`), or from a constant.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  /// The root, if it is one; see ``Shared``.
  @usableFromInline private(set) var cell: SharedCell<Value>?
  private(set) var source: any SharedReadable<Value>

  init(_ root: SharedRoot<Value>) {
    cell = root
    source = root
  }

  init(_ part: any SharedReadable<Value>) {
    source = part
  }

  /// Reads what is shared.
  public init(_ base: Shared<Value>) {
    cell = base.cell
    source = base.source
  }

  /// Makes a variable that reads the same as another one.
  public init(projectedValue: SharedReader) {
    self = projectedValue
  }

  /// A value that never changes, for previews and tests.
  public static func constant(_ value: Value) -> SharedReader {
    SharedReader(SharedRoot(value))
  }

  /// The value; whoever reads it while being observed is told when it changes.
  @inlinable
  public var wrappedValue: Value {
    guard let cell else { return readPart() }
    // This value holds the cell for as long as the read takes.
    defer { withExtendedLifetime(self) {} }
    return Unmanaged.passUnretained(cell)._withUnsafeGuaranteedRef { $0.read() }
  }

  /// What reads the value, to be handed on. Setting it makes the variable read another value.
  public var projectedValue: SharedReader {
    get { self }
    set {
      let old = source
      source = newValue.source
      cell = newValue.cell
      old.root.values.hasChanged()
    }
  }

  @usableFromInline
  func readPart() -> Value { source.read() }

  /// A part of the value.
  ///
  /// Whoever reads the part is told of every change of the whole.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(source.readPart(keyPath))
  }
}

extension SharedReader: Sendable where Value: Sendable {}
