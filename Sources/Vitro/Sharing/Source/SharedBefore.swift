import IssueReporting
import Synchronization

/// The answer to those who read a shared value while they change it: the value before the change, of a file always, of
/// any other once somebody has done so.
final class SharedBefore<Value>: @unchecked Sendable {
  private let value: Mutex<Carried<Value>>

  init(_ initialValue: Value) {
    value = Mutex(Carried(initialValue))
  }

  func keep(_ value: Value) {
    self.value.withLock { $0 = Carried(value) }
  }

  /// Says that somebody has read the value while no copy was kept.
  func report(_ name: String) {
    reportIssue(
      """
      A shared value, \(name), was read inside the closure of 'withLock' that changes it.

      Expected: what runs inside reads the value that the closure is given: \
      'withLock { $0 = $0 + 1 }'.
      The read was answered with the value it began with. From now on a copy is kept before each \
      change, so that the next such read is answered with that.
      """
    )
  }

  func read() -> Value { value.withLock { $0 }.value }

  func change<Result, Failure: Error>(
    _ name: String,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    reportIssue(
      """
      A shared value, \(name), was changed inside the closure of 'withLock' that changes it. The inner \
      change is lost.

      Expected: one change at a time.
      To fix: change what the outer closure is given.
      """
    )
    var copy = value.withLock { $0 }.value
    return try body(&copy)
  }
}
