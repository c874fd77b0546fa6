/// A struct of closures that can be made without implementing any of them;
/// `@DependencyClient` writes its initializers.
public protocol DependencyClient: TestDependencyKey, Sendable where Value == Self {
  /// Makes one whose closures report their names when they are called.
  init()
}

extension DependencyClient {
  /// In tests nothing is implemented.
  public static var testValue: Self { Self() }
}
