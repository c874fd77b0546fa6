import Synchronization

/// The expectation of a test about shared values: changing them changes this, and not them.
final class SharedExpectation: Sendable {
  private let state: Mutex<SharedMoment>

  init(_ before: SharedMoment) {
    state = Mutex(before)
  }

  var moment: SharedMoment { state.withLock { $0 } }

  func change<Value, Result, Failure: Error>(
    _ root: SharedRoot<Value>,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = root.value(at: moment)
    defer {
      let changed = Carried(value)
      state.withLock { $0.set(changed.value, of: root) }
    }
    return try body(&value)
  }
}
