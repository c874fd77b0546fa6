import Synchronization

/// That a key was asked for its value: who makes the value can learn its name, and say that there is
/// none.
final class DefaultRequest: Sendable {
  @TaskLocal static var current: DefaultRequest?

  /// The name of the dependency.
  let name: String

  /// Whether the key has no value of its own for tests.
  let isMissing = Mutex(false)

  init(name: String) {
    self.name = name
  }
}
