/// An enum whose cases have key paths; write `@CasePathable` on the enum instead of conforming.
///
/// ```swift
/// @CasePathable enum Loading { case idle, loaded(String) }
///
/// var loading = Loading.loaded("Blob")
/// loading.is(\.loaded)           // true
/// loading[case: \.loaded]        // "Blob"
/// loading.modify(\.loaded) { $0 += "!" }
/// ```
public protocol CasePathable {
  /// Has one property for each case.
  associatedtype AllCasePaths: Sendable

  /// The case paths of all cases.
  static var allCasePaths: AllCasePaths { get }
}

/// A key path to a case, such as `\.loaded`.
public typealias CaseKeyPath<Root: CasePathable, Value> =
  KeyPath<Root.AllCasePaths, CasePath<Root, Value>>

/// Gives an enum a case path for each of its cases and makes it ``CasePathable``.
@attached(member, names: named(AllCasePaths), named(allCasePaths))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "VitroMacros", type: "CasePathableMacro")

extension CasePathable {
  /// Whether the value is this case.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    self[case: keyPath] != nil
  }

  /// The payload of this case, or `nil` if the value is another one; setting makes it this case.
  ///
  /// Setting `nil` changes nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      guard let newValue else { return }
      self = Self.allCasePaths[keyPath: keyPath].embed(newValue)
    }
  }

  /// Changes the payload of this case; does nothing, and says `false`, if the value is another one.
  @discardableResult
  public mutating func modify<Value, Failure: Error>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ change: (inout Value) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let path = Self.allCasePaths[keyPath: keyPath]
    guard var value = path.extract(from: self) else { return false }
    try change(&value)
    self = path.embed(value)
    return true
  }

  /// The name of the value's case, without its payload, for messages.
  public var caseName: String {
    let mirror = Mirror(reflecting: self)
    if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
    return String(describing: self)
  }
}
