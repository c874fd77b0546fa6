import IssueReporting
import Synchronization
import VitroCasePaths
import VitroConcurrency

/// Says whether the work of an effect has returned or was cancelled: from then on it sends nothing more.
package final class EffectLife: Sendable {
  /// The line of the effect.
  let place: SourcePlace
  private let isOver = Atomic(false)
  private let wasCancelled = Atomic(false)
  private let cameLate = Atomic(false)

  init(_ place: SourcePlace) {
    self.place = place
  }

  /// Whether its work has returned.
  var hasReturned: Bool { isOver.load(ordering: .acquiring) }

  /// Whether it was cancelled, though its work may still run.
  var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }

  /// It is cancelled.
  func cancel() { wasCancelled.store(true, ordering: .releasing) }

  /// Its work returns.
  func ends() { isOver.store(true, ordering: .releasing) }

  /// A send or a dismissal that an effect asks for after it has returned.
  enum Late: Hashable, Sendable {
    /// An action of this name.
    case action(String)
    case dismissal

    /// That of an action.
    static func sending<Action>(_ action: Action) -> Late {
      .action((action as? any CasePathable).map { "'\($0.caseName)'" } ?? "an action")
    }
  }

  /// Says that a task of nobody's has gone on.
  func report(_ late: Late) {
    cameLate.store(true, ordering: .releasing)
    switch late {
    case .action(let name):
      report("An effect sent \(name) after it had returned, and nobody has got it.", "sends")
    case .dismissal:
      report(
        "An effect dismissed its feature after it had returned, and nothing was dismissed.",
        "dismisses")
    }
  }

  /// Says that somebody may send for it though it has returned, unless somebody has.
  func reportHeld() {
    if isCancelled || cameLate.load(ordering: .acquiring) { return }
    report(
      "An effect has returned, and something still holds its 'send', such as a detached task.",
      "sends")
  }

  private func report(_ text: String, _ verb: String) {
    reportIssue(
      """
      \(text)

      Expected: an effect \(verb) only while it runs.
      To fix: let the effect await what it begins, with 'async let' or a task group instead of \
      'Task { … }'.
      """,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }

  /// Says what is wrong with its work. What holds a thread is no mistake in a program, where there are others.
  func report(_ problem: RestProblem) {
    guard case .neverRests = problem else {
      return print("The effect at \(place.short) \(problem)")
    }
    reportIssue(
      """
      This effect never comes to rest: it does nothing but go on, as a loop does that only yields or sends.

      Expected: every effect ends, or waits for something.
      To fix: let it wait for what it looks for, such as with a clock, a stream or a continuation.
      """,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
