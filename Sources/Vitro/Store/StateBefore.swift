import IssueReporting

/// The state before an action, for a read of the store while its reducer handles that action: a mistake, which a
/// debug build answers and reports, and at which an optimized one stops.
///
/// A copy makes the reducer copy each collection that it changes, all of its elements: 14 ms for one of 100,000 rows.
/// So an optimized build keeps none, and a debug build one before each action; of a burst, before the first 32
/// alone, unless there was such a read in the middle of one. A state without references is copied before each action
/// in both.
@usableFromInline
final class StateBefore<State> {
  /// Whether copies are kept of states with references.
  @inlinable
  static var isForgiving: Bool {
    #if DEBUG && !OPTIMIZED
      true
    #else
      false
    #endif
  }

  /// Whether a copy is kept before each action, whatever that takes: there was such a read.
  @exclusivity(unchecked)
  @usableFromInline var isExact = false
  /// Whether a copy costs next to nothing.
  @usableFromInline let isPlain: Bool
  /// For how many actions of a burst a copy is kept still.
  @exclusivity(unchecked)
  @usableFromInline var left = BurstLength.kept
  @exclusivity(unchecked)
  @usableFromInline var isKept = false
  /// Whether the copy is that of the action that is handled.
  @exclusivity(unchecked)
  @usableFromInline var isNew = false
  @usableFromInline let copy: UnsafeMutablePointer<State>

  init() {
    isPlain = _isPOD(State.self)
    copy = .allocate(capacity: 1)
  }

  deinit {
    drop()
    copy.deallocate()
  }

  /// An action comes; this is the state before it.
  @inlinable
  func willChange(_ state: UnsafePointer<State>) {
    isNew = isPlain || (Self.isForgiving && (isExact || left > 0))
    guard isNew else { return }
    if isKept { copy.pointee = state.pointee } else { copy.initialize(to: state.pointee) }
    isKept = true
    if !isPlain, !isExact { spend() }
  }

  /// The action has been handled. The last copy of a burst stays, for the actions without one.
  @inlinable
  func hasChanged() {
    if Self.isForgiving, !isPlain, isExact || left > 0 { drop() }
  }

  @usableFromInline
  func drop() {
    guard isKept else { return }
    isKept = false
    // It ends elsewhere: what goes with it may send an action, of which another copy is made here.
    _ = copy.move()
  }

  @usableFromInline
  func spend() {
    left -= 1
    if left > 0 { return }
    // The burst is over when the main actor comes to something else.
    nonisolated(unsafe) let burst = Burst(before: self)
    Task.detached { @MainActor in burst.end() }
  }

  fileprivate func rest() {
    left = BurstLength.kept
    drop()
  }

  /// The copy for a read while an action is handled, which is reported the first time.
  func read() -> UnsafeMutableRawPointer {
    if !isPlain, !Self.isForgiving {
      fatalError(
        "\(misuse)\nNothing can answer the read: only debug builds keep the state before an action."
      )
    }
    if !isReported { report() }
    isExact = true
    return UnsafeMutableRawPointer(copy)
  }

  @exclusivity(unchecked)
  private var isReported = false

  private func report() {
    isReported = true
    let answer =
      isNew
      ? "The read was answered with the state before the action."
      : """
      The read was answered with the state before one of the actions just before: of a burst of actions \
      not each is kept for. From now on each is.
      """
    reportIssue("\(misuse)\n\(answer)")
  }
}

private let misuse = """
  The state of a store was read while its reducer handled an action.

  Expected: what runs inside a reducer reads the state that the reducer is given.
  """

/// A burst of actions, which does not keep the store alive.
private struct Burst<State> {
  weak var before: StateBefore<State>?

  func end() { before?.rest() }
}

/// The limit of a burst of actions.
@usableFromInline
enum BurstLength {
  /// For how many actions in a row, of one turn of the main actor, a copy is kept.
  @usableFromInline static var kept: Int { 32 }
}
