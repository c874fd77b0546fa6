import OvoTimerDomain
import Testing

@Suite("What a timer does with every event in every state") struct EveryEventTests {
  struct Example: Sendable, CustomTestStringConvertible {
    /// The state in words.
    var name: String
    var timer: OvoTimer
    /// The outcomes of its own events, and of winding, which is always possible.
    var outcomes: [Event: Outcome]

    init(_ name: String, after events: [Event], _ outcomes: [Event: Outcome]) {
      self.name = name
      self.outcomes = outcomes
      timer = OvoTimer()
      for event in events { _ = event.happens(to: &timer) }
    }

    var testDescription: String {
      let able = outcomes.filter { !$0.value.isRefusal }.map(\.key.description).sorted()
      return "\(name): \(able.joined(separator: ", "))"
    }
  }

  static let table: [Example] = [
    Example("new", after: [], [.wind(5): .changed]),
    Example(
      "wound to zero", after: [.wind(0)], [.wind(5): .changed, .start: .refused(.noTime)]),
    Example("wound", after: [.wind(2)], [.wind(5): .changed, .start: .changed]),
    Example(
      "running", after: [.wind(2), .start],
      [.wind(5): .changed, .pause: .changed, .tick: .progressed]),
    Example(
      "in its last second", after: [.wind(2), .start, .tick],
      [.wind(5): .changed, .pause: .changed, .tick: .progressed]),
    Example(
      "paused", after: [.wind(2), .start, .pause], [.wind(5): .changed, .unpause: .changed]),
    Example(
      "finished", after: [.wind(1), .start, .tick],
      [
        .wind(5): .changed, .restart: .changed, .acknowledge: .changed, .snooze(2): .changed,
        .snooze(0): .refused(.impossibleSnooze), .snooze(3_601): .refused(.impossibleSnooze),
      ]),
    Example(
      "snoozed", after: [.wind(1), .start, .tick, .snooze(2)],
      [.wind(5): .changed, .restart: .changed, .acknowledge: .changed, .tick: .progressed]),
    Example(
      "silent", after: [.wind(1), .start, .tick, .acknowledge],
      [.wind(5): .changed, .restart: .changed]),
  ]

  /// The outcome of an event in every state that is not its own.
  static let refusals: [Event: Outcome] = [
    .wind(-1): .refused(.negativeTime), .wind(86_400): .refused(.tooLong),
    .wind(.max): .refused(.tooLong), .start: .refused(.notWinding),
    .restart: .refused(.notFinished), .pause: .refused(.notRunning),
    .unpause: .refused(.notPaused), .tick: .refused(.notRunning),
    .acknowledge: .refused(.notSounding), .snooze(2): .refused(.nothingToSnooze),
    .snooze(0): .refused(.nothingToSnooze), .snooze(3_601): .refused(.nothingToSnooze),
  ]

  @Test("Every event in every state does what the table says", .tags(.everyCase), arguments: table)
  func everyEvent(_ example: Example) {
    let expected = Self.refusals.merging(example.outcomes) { $1 }
    #expect(expected.count == 13)
    for (event, outcome) in expected {
      #expect(example.timer.after(event).outcome == outcome, "\(event)")
    }
  }

  /// Walks from state to state by every event, with times of up to three seconds.
  private static func reachable() -> (timers: Set<OvoTimer>, steps: [(OvoTimer, Event)]) {
    let events: [Event] =
      (-1...3).map(Event.wind) + [.start, .restart, .pause, .unpause, .tick, .acknowledge]
      + (0...2).map(Event.snooze)
    var (seen, queue, steps): (Set, _, [_]) = ([OvoTimer()], [OvoTimer()], [(OvoTimer, Event)]())
    while let timer = queue.popLast() {
      for event in events {
        steps.append((timer, event))
        let next = timer.after(event).timer
        if seen.insert(next).inserted { queue.append(next) }
      }
    }
    return (seen, steps)
  }

  @Test(
    "Whatever is done in whatever order, no state is illegal",
    .tags(.everyCase, .illegalStatesAreUnreachable))
  func walk() {
    let (timers, steps) = Self.reachable()
    #expect(timers.count == 29)
    #expect(steps.count == 406)
    for timer in timers {
      switch timer.state {
      case .intro: break
      case .winding(let selected): #expect((0...3).contains(selected))
      case .running(let remaining, let selected), .paused(let remaining, let selected):
        #expect((1...3).contains(selected) && (1...selected).contains(remaining))
      case .finished(let duration, _): #expect((1...3).contains(duration))
      case .snoozed(let remaining, let duration):
        #expect((1...3).contains(duration) && (1...2).contains(remaining))
      }
    }
  }

  @Test("An event that means nothing now changes nothing and says why", .tags(.everyCase))
  func changesNothing() {
    let refused = Self.reachable().steps.filter { $0.after($1).outcome.isRefusal }
    #expect(refused.count == 236)
    #expect(refused.allSatisfy { $0.after($1).timer == $0 })
  }

  @Test(
    "Each refusal says what would be needed",
    arguments: [
      (.negativeTime, "A timer cannot be wound to a negative time."),
      (.tooLong, "A timer can be wound to 23:59:59 at most."),
      (.noTime, "Wind the timer before you start it."),
      (.notWinding, "Only a timer that is being wound can be started."),
      (.notFinished, "Only a timer that has finished can be restarted."),
      (.notRunning, "The timer is not running."),
      (.notPaused, "The timer is not paused."),
      (.notSounding, "There is no alarm to acknowledge."),
      (.nothingToSnooze, "Only an alarm that sounds can be snoozed."),
      (
        .impossibleSnooze,
        "An alarm can be snoozed for a second at least, and for an hour at most."
      ),
    ] as [(Refusal, String)])
  func sentences(_ refusal: Refusal, _ sentence: String) {
    #expect(refusal.description == sentence)
  }
}

extension Outcome {
  var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}
