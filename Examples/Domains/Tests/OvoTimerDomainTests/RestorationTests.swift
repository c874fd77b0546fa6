import Foundation
import OvoTimerDomain
import Testing

@Suite("A timer after the application was away") struct RestorationTests {
  static let day: TimeInterval = 24 * 60 * 60

  /// A record of five minutes that was stored a minute ago.
  static func record(
    storedAt: Date = now - 60, duration: Int = 300, end: Date? = nil, remaining: Double? = nil,
    isBeingWound: Bool = false, isAcknowledged: Bool = false, isSnoozed: Bool = false
  ) -> TimerRecord {
    TimerRecord(
      storedAt: storedAt, duration: duration, projectedEnd: end, remainingWhenPaused: remaining,
      isBeingWound: isBeingWound, isAcknowledged: isAcknowledged, isSnoozed: isSnoozed)
  }

  @Test("Nothing stored: the introduction") func nothingStored() {
    #expect(Restoration(nil, at: Moment(now)).timer.state == .intro)
    #expect(Restoration(nil, at: Moment(now)).rule == .nothingStored)
    #expect(Restoration(data: nil, at: Moment(now)).rule == .nothingStored)
  }

  @Test(
    "An end in the future: running, with exactly the time that remains",
    arguments: [(240, 240), (239.001, 240), (238.999, 239), (1, 1), (0.001, 1)])
  func running(_ distance: TimeInterval, _ remaining: Int) {
    let restoration = Restoration(Self.record(end: now + distance), at: Moment(now))
    #expect(restoration.timer.state == .running(remaining: remaining, selected: 300))
    #expect(restoration.rule == .stillRunning)
  }

  @Test("A running timer goes on however long ago it was stored") func longAgo() {
    let stored = Self.record(storedAt: now - 80_000, duration: 86_000, end: now + 6_000)
    let state = Restoration(stored, at: Moment(now), staleAfter: 0).timer.state
    #expect(state == .running(remaining: 6_000, selected: 86_000))
  }

  @Test(
    "A paused timer is still paused, however long it was away",
    arguments: [(0, 1), (day, 120), (1_000 * day, 300)])
  func paused(_ away: TimeInterval, _ remaining: Int) {
    let stored = Self.record(storedAt: now - away, remaining: Double(remaining) - 0.25)
    let restoration = Restoration(stored, at: Moment(now))
    #expect(restoration.timer.state == .paused(remaining: remaining, selected: 300))
    #expect(restoration.rule == .stillPaused)
  }

  @Test("An end in the past: finished", arguments: [0, 1, 2 * day])
  func finished(_ ago: TimeInterval) {
    let stored = Self.record(storedAt: now - ago - 300, end: now - ago)
    let restoration = Restoration(stored, at: Moment(now))
    #expect(restoration.timer.state == .finished(duration: 300, isAcknowledged: false))
    #expect(restoration.rule == .ended)
  }

  @Test(
    "An acknowledged end more than two days ago: the introduction",
    arguments: [2 * day + 1, 900 * day])
  func stale(_ ago: TimeInterval) {
    let stored = Self.record(storedAt: now - ago - 300, end: now - ago, isAcknowledged: true)
    let restoration = Restoration(stored, at: Moment(now))
    #expect(restoration.timer.state == .intro)
    #expect(restoration.rule == .endedLongAgo)
  }

  @Test("How soon an ended timer is forgotten can be chosen") func staleAfter() throws {
    let stored = Self.record(storedAt: now - 400, end: now - 100, isAcknowledged: true)
    #expect(Restoration(stored, at: Moment(now), staleAfter: 100).rule == .ended)
    #expect(Restoration(stored, at: Moment(now), staleAfter: 99).rule == .endedLongAgo)
    #expect(
      Restoration(data: try stored.data, at: Moment(now), staleAfter: 99).rule == .endedLongAgo)
  }

  @Test("A clock that was set back counts as standing still", .tags(.badInput)) func setBack() {
    let stored = Self.record(storedAt: now, end: now + 300)
    let state = Restoration(stored, at: Moment(now - 3_600)).timer.state
    #expect(state == .running(remaining: 300, selected: 300))
  }

  @Test(
    "Anything else: the introduction, with the rule that decided",
    .tags(.badInput, .everyComebackHasARule),
    arguments: [
      (record(), .neitherRunningNorPaused),
      (record(end: now, remaining: 1), .runningAndPaused),
      (record(duration: 0, end: now), .impossibleTime),
      (record(duration: -1, isBeingWound: true), .impossibleTime),
      (record(end: now, isBeingWound: true), .runningAndPaused),
      (record(remaining: 9, isBeingWound: true), .runningAndPaused),
      (record(duration: -1, remaining: 1), .impossibleTime),
      (record(duration: 86_400, end: now), .impossibleTime),
      (record(remaining: 0), .impossibleRemainder),
      (record(remaining: -5), .impossibleRemainder),
      (record(remaining: 301), .impossibleRemainder),
      (record(end: now + 240.002), .impossibleEnd),
      (record(end: .distantFuture), .impossibleEnd),
      (record(end: now + 3_540.002, isSnoozed: true), .impossibleEnd),
      (record(remaining: 9, isSnoozed: true), .neitherRunningNorPaused),
      (record(isBeingWound: true, isSnoozed: true), .neitherRunningNorPaused),
      (record(end: now, isBeingWound: true, isSnoozed: true), .runningAndPaused),
    ] as [(TimerRecord, Restoration.Rule)])
  func anythingElse(_ stored: TimerRecord, _ rule: Restoration.Rule) {
    let restoration = Restoration(stored, at: Moment(now))
    #expect(restoration.timer.state == .intro)
    #expect(restoration.rule == rule)
  }

  @Test(
    "Every combination of stored values gives a legal timer",
    .tags(.everyCase, .everyComebackHasARule))
  func everyCombination() {
    var states: [OvoTimer.State: Int] = [:]
    let moments = [-Self.day * 3, -Self.day, -300, -1, 0, 1, 300, Self.day].map { now + $0 }
    for storedAt in moments {
      for duration in [Int.min, -1, 0, 1, 300, 86_399, 86_400, .max] {
        for end in moments + [nil, Date(timeIntervalSinceReferenceDate: .nan)] {
          for remaining in [nil, -.infinity, 0, 0.25, 300, .infinity, .nan] as [Double?] {
            for (isBeingWound, isAcknowledged, isSnoozed) in [
              (false, false, false), (true, false, false), (false, true, false),
              (false, false, true), (true, true, true),
            ] {
              let stored = Self.record(
                storedAt: storedAt, duration: duration, end: end, remaining: remaining,
                isBeingWound: isBeingWound, isAcknowledged: isAcknowledged, isSnoozed: isSnoozed)
              states[Restoration(stored, at: Moment(now)).timer.state, default: 0] += 1
            }
          }
        }
      }
    }
    #expect(states.values.reduce(0, +) == 22_400)
    let isLegal = states.keys.allSatisfy {
      switch $0 {
      case .intro: true
      case .winding(let selected): (0...86_399).contains(selected)
      case .running(let remaining, let selected), .paused(let remaining, let selected):
        (1...86_399).contains(selected) && (1...selected).contains(remaining)
      case .finished(let duration, _): (1...86_399).contains(duration)
      case .snoozed(let remaining, let duration):
        (1...86_399).contains(duration) && (1...3_600).contains(remaining)
      }
    }
    #expect(isLegal)
  }

  @Test(
    "A damaged record gives the introduction", .tags(.badInput),
    arguments: [
      "", "{", "null", "[]", #"{"wound":300}"#, #"{"storedAt":"x","wound":300}"#,
      String(repeating: "[", count: 513), String(repeating: #"{"a":"#, count: 513),
    ])
  func damaged(_ text: String) {
    let restoration = Restoration(data: Data(text.utf8), at: Moment(now))
    #expect(restoration.timer.state == .intro)
    #expect(restoration.rule == .unreadable)
  }

  @Test("Stored at any moment and restored at once, a timer is what it was", .tags(.everyCase))
  func law() throws {
    let timers = [
      OvoTimer(after: .wind(1), .start), OvoTimer(after: .wind(86_399), .start),
      OvoTimer(after: .wind(300), .start, .tick), OvoTimer(after: .wind(300), .start, .pause),
      OvoTimer(after: .wind(1), .start, .tick), OvoTimer(), OvoTimer(after: .wind(7)),
      OvoTimer(after: .wind(1), .start, .tick, .snooze(3_600)),
    ]
    for step in 0..<1_000 {
      let moment = now + Double(step) * 0.337
      #expect(
        timers.allSatisfy {
          Restoration($0.stored(at: Moment(moment)), at: Moment(moment)).timer == $0
        })
    }
  }

  @Test("Each rule has a sentence of its own") func sentences() {
    #expect(Set(Restoration.Rule.allCases.map(\.description)).count == 14)
    #expect(Restoration.Rule.stillRunning.description == "The timer was still running.")
  }
}
