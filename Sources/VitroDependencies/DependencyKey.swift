/// What a feature asks of the world, and the values it has when nobody overrides it.
///
/// ```swift
/// private enum PrimesKey: DependencyKey {
///   static let liveValue = Primes.computed
/// }
///
/// extension DependencyValues {
///   var primes: Primes {
///     get { self[PrimesKey.self] }
///     set { self[PrimesKey.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey: SendableMetatype {
  /// What the dependency is.
  associatedtype Value: Sendable = Self

  /// The value in a running program.
  static var liveValue: Value { get }

  /// The value in a test that does not override it.
  ///
  /// Without one the test fails by the dependency's name, and goes on with ``liveValue``.
  static var testValue: Value { get }

  /// The value in a preview; ``liveValue`` unless said otherwise.
  static var previewValue: Value { get }
}

extension DependencyKey {
  /// Fails the test that uses the dependency, and gives the live value.
  public static var testValue: Value {
    MissingTestValue.current?.isMissing.withLock { $0 = true }
    return liveValue
  }

  /// The live value.
  public static var previewValue: Value { liveValue }
}
