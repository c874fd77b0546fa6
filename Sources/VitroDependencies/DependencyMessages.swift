/// The messages about dependencies that were used where they should not have been.
enum DependencyMessages {
  static func notOverridden<Value>(_ name: String, type: Value.Type) -> String {
    """
    Dependency '\(name)' was used in a test, but was not overridden.

    Expected: every dependency that a test uses has a value for that test.
    To fix: 'withDependencies { $0.\(name) = … } operation: { … }', or 'withDependencies: { $0.\(name) \
    = … }' where the store is made, or give its key a 'testValue'. Its type is '\(type)'.
    """
  }

  static func noLiveValue<Key>(_ name: String, key: Key.Type) -> String {
    """
    Dependency '\(name)' was used, but has no live value. The value of tests was used instead.

    Expected: the key of every dependency that a running program uses has a live value.
    To fix: 'extension \(key): DependencyKey { static let liveValue = … }', or 'prepareDependencies \
    { $0.\(name) = … }' at launch.
    """
  }

  static func preparedTooLate(_ name: String) -> String {
    """
    Dependency '\(name)' was prepared after it had been used. The value that is in use stays.

    Expected: dependencies are prepared at launch, before anything uses them.
    To fix: call 'prepareDependencies' earlier, or override the value where it is needed: \
    'withDependencies { $0.\(name) = … } operation: { … }'.
    """
  }

  static func nothingToInherit<Object>(from type: Object.Type) -> String {
    """
    Dependencies were to be taken from an object of type '\(type)', which reads none.

    Expected: a stored '@Dependency' in the object, which knows the values that the object was made \
    with.
    To fix: add '@Dependency(\\.…) var …' to '\(type)'.
    """
  }

  static func unimplemented(_ name: String) -> String {
    """
    '\(name)' was called in a test, but was not overridden.

    To fix: 'withDependencies { $0.\(name) = { … } } operation: { … }', or the same in \
    'withDependencies:' where the store is made.
    """
  }

  static func unimplemented(_ endpoint: String, of type: String) -> String {
    """
    '\(type).\(endpoint)' was called, but nobody has implemented it.

    To fix: give '\(endpoint)' a closure after 'var client = \(type)()', such as 'client.\(endpoint) \
    = { … }'.
    """
  }

  static func unimplementedClock(_ name: String) -> String {
    """
    The clock '\(name)' was used in a test, but was not overridden.

    To fix: 'withDependencies { $0.\(name) = TestClock() } operation: { … }', or the same in \
    'withDependencies:' where the store is made; 'ImmediateClock()' if time does not matter, \
    'ChoiceClock()' where a feature is explored.
    """
  }
}
