/// The key of a dependency without a live value: the program that runs the feature has to give one.
///
/// Reach for it where the live value lives in another module than the feature. Otherwise use
/// ``DependencyKey``.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the dependency is.
  associatedtype Value: Sendable = Self

  /// The value in a test that does not override it.
  static var testValue: Value { get }

  /// The value in a preview; unless said otherwise the live value if there is one, else that of tests.
  static var previewValue: Value { get }
}

extension TestDependencyKey {
  /// The value of tests.
  public static var previewValue: Value { testValue }
}

/// The key of a dependency, and the values that it has when nobody overrides it.
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
///
/// `@DependencyEntry` writes all of this.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// What the dependency is.
  // Said again, so that the compiler looks at the live value when it infers the type.
  associatedtype Value = Self

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
    DefaultRequest.current?.isMissing.withLock { $0 = true }
    return liveValue
  }

  /// The live value.
  public static var previewValue: Value { liveValue }
}
