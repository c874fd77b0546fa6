import Synchronization

/// The status of a shared value and its storage: loading, and the errors of loading and saving.
final class SharedStatus: Sendable {
  private struct State {
    var isLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  private let state = Mutex(State())
  private let observer = SharedObserver()

  var isLoading: Bool {
    get { read(\.isLoading) }
    set { write(\.isLoading, newValue) }
  }

  var loadError: (any Error)? {
    get { read(\.loadError) }
    set { write(\.loadError, newValue) }
  }

  var saveError: (any Error)? { read(\.saveError) }

  /// Takes how a save has ended. What is stored is the value from then on, whatever was there before.
  func saveEnded(_ error: (any Error)?) {
    state.withLock {
      $0.saveError = error
      if error == nil { $0.loadError = nil }
    }
    observer.hasChanged()
  }

  private func read<Value: Sendable>(_ keyPath: KeyPath<State, Value> & Sendable) -> Value {
    observer.wasRead()
    return state.withLock { $0[keyPath: keyPath] }
  }

  private func write<Value: Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) {
    state.withLock { $0[keyPath: keyPath] = value }
    observer.hasChanged()
  }
}
