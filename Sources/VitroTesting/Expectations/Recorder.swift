public import Vitro
import Synchronization

/// Records calls in their order, and fails unless the test expects each of them.
///
/// ```swift
/// enum Call: Equatable { case saved(Int), closed }
///
/// let calls = Recorder<Call>()
/// let model = EditorModel(
///   onSave: calls.recording(Call.saved),
///   onClose: calls.recording(.closed)
/// )
/// model.doneButtonTapped()
/// calls.expect([.saved(7), .closed])
/// ```
///
/// What was never expected fails the test when the recorder is released, at the line that made it.
/// The closures hold it as long as somebody holds them.
public final class Recorder<Call: Equatable & Sendable>: Sendable {
  private let calls = Mutex<[Call]>([])
  private let place: SourcePlace

  /// Makes a recorder that has recorded nothing.
  public init(at place: SourcePlace = #here) {
    self.place = place
  }

  deinit {
    let calls = calls.withLock { $0 }
    if calls.isEmpty { return }
    Message(
      text: """
        \(Message.count(calls.count, "call")) \(calls.count == 1 ? "was" : "were") recorded and never \
        expected:

        \(Describe.whole(calls))
        """,
      advice: """
        Expected: every call is expected before the recorder is released.
        To fix: 'recorder.expect([…])'.
        """,
      place: place
    )
    .report()
  }

  /// Records a call.
  public func record(_ call: Call) {
    calls.withLock { $0.append(call) }
  }

  /// Makes a closure that records a call with its arguments: `recording(Call.saved)`.
  public func recording<each Argument>(
    _ call: @escaping @Sendable (repeat each Argument) -> Call
  ) -> @Sendable (repeat each Argument) -> Void {
    { (argument: repeat each Argument) in self.record(call(repeat each argument)) }
  }

  /// Makes a closure that records a call without arguments: `recording(.closed)`.
  public func recording(_ call: Call) -> @Sendable () -> Void {
    { self.record(call) }
  }

  /// Makes the test fail unless just these calls were recorded since the last time, in this order.
  public func expect(_ expected: [Call], at place: SourcePlace = #here) {
    let calls = calls.withLock { calls in
      defer { calls = [] }
      return calls
    }
    expectNoDifference(calls, expected, "Other calls were recorded than expected.", at: place)
  }
}
