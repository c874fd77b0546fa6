/// The work of the commands that an event was answered with.
public struct MachineTask: Sendable {
  private let work: (any MachineWork)?

  /// Makes the handle of some work; of none, where nothing was started.
  package init(_ work: (any MachineWork)?) { self.work = work }

  /// Whether nothing of it runs any more.
  public var isFinished: Bool { work?.isFinished ?? true }

  /// Returns when the work has ended, and that of the events that it sent.
  ///
  /// Cancelling the task that waits ends the work.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await work?.finish(isolation: isolation)
  }

  /// Ends the work; that of events that it has sent goes on.
  public func cancel() { work?.cancel() }
}

/// Work that can be waited for.
package protocol MachineWork: Sendable {
  var isFinished: Bool { get }

  func finish(isolation: isolated (any Actor)?) async
  func cancel()
}
