/// Says who still sleeps on a ``TestClock``, and until when.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// A task that sleeps.
  public struct Sleeper: Equatable, Sendable {
    /// The name of the task, if it was given one: `Task(name: "refresh") { … }`.
    public let name: String?

    /// When it wakes.
    public let deadline: TestClock.Instant
  }

  /// What the clock shows.
  public let now: TestClock.Instant

  /// Those who sleep, the first to wake in front.
  public let sleepers: [Sleeper]

  /// The message for people: what is wrong, what was expected, and what to do.
  public var description: String {
    let who = sleepers.count == 1 ? "A task still sleeps" : "\(sleepers.count) tasks still sleep"
    let lines = sleepers.prefix(Self.shown).map { sleeper in
      let name = sleeper.name.map { "'\($0)'" } ?? "a task without a name"
      let rest = now.duration(to: sleeper.deadline)
      return "  \(name) until \(sleeper.deadline.offset), in \(rest)"
    }
    let others = sleepers.count - lines.count
    return """
      \(who) on this clock, which shows \(now.offset):

      \(lines.joined(separator: "\n"))\(others > 0 ? "\n  and \(others) more" : "")

      Expected: nobody sleeps.
      To fix: 'await clock.run()' or 'await clock.advance(by: …)', or cancel what sleeps.
      """
  }

  private static let shown = 10
}

extension TestClock {
  /// Throws a ``SuspensionError`` that says who sleeps until when, unless nobody sleeps.
  ///
  /// ```swift
  /// await screen.button("Stop").tap()
  /// try clock.checkSuspension()  // the timer has ended with it
  /// ```
  public func checkSuspension() throws(SuspensionError) {
    let (now, sleepers) = (now, sleepers)
    if sleepers.isEmpty { return }
    throw SuspensionError(
      now: now,
      sleepers: sleepers.map { SuspensionError.Sleeper(name: $0.name, deadline: $0.deadline) }
    )
  }
}
