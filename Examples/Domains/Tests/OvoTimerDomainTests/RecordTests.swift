import Foundation
import OvoTimerDomain
import Testing

@Suite("A record of winding, of an alarm that is silent, and an alarm without a record")
struct RecordTests {
  @Test("A timer that is being wound is still being wound", arguments: [0, 1, 300, 86_399])
  func winding(_ seconds: Int) {
    let stored = OvoTimer(after: .wind(seconds)).stored(at: Moment(now))
    let restoration = Restoration(stored, at: Moment(now + 1_000_000))
    #expect(restoration.timer.state == .winding(selected: seconds))
    #expect(restoration.rule == .stillWinding)
  }

  @Test("Each new time that it is wound to must be stored; the same time again need not")
  func everyTime() {
    var timer = OvoTimer()
    #expect(timer.wind(to: 60) == .changed)
    #expect(timer.wind(to: 60) == .progressed)
    #expect(timer.wind(to: 61) == .changed)
  }

  @Test("What was acknowledged is still silent") func acknowledged() {
    let stored = OvoTimer(after: .wind(1), .start, .tick, .acknowledge).stored(at: Moment(now))
    let state = Restoration(stored, at: Moment(now + 5)).timer.state
    #expect(state == .finished(duration: 1, isAcknowledged: true))
  }

  @Test("An alarm that nobody has acknowledged is never too old", arguments: [3, 900])
  func unacknowledged(_ days: Double) {
    let stored = OvoTimer(after: .wind(1), .start).stored(at: Moment(now))
    let restoration = Restoration(stored, at: Moment(now + days * RestorationTests.day))
    #expect(restoration.timer.state == .finished(duration: 1, isAcknowledged: false))
    #expect(restoration.rule == .ended)
  }

  /// An alarm that sounds in a minute.
  static let alarm = ScheduledAlarm(
    id: "a", scheduledAt: Moment(now - 40), delay: 100, duration: 300)

  @Test(
    "A record that makes no sense gives way to an alarm that is scheduled", .tags(.badInput),
    arguments: [
      nil, Data(), Data("{".utf8), try? RestorationTests.record().data,
      try? RestorationTests.record(end: now, remaining: 1).data,
      try? RestorationTests.record(duration: -1, remaining: 1).data,
      try? RestorationTests.record(remaining: 301).data,
      try? RestorationTests.record(end: .distantFuture).data,
    ])
  func foundAlarm(_ data: Data?) {
    let restoration = Restoration(data: data, alarm: Self.alarm, at: Moment(now))
    #expect(restoration.timer.state == .running(remaining: 60, selected: 300))
    #expect(restoration.rule == .foundAlarm)
  }

  @Test("An alarm that should have sounded is found, too") func missedAlarm() {
    let restoration = Restoration(nil, alarm: Self.alarm, at: Moment(now + 10_000_000))
    #expect(restoration.timer.state == .finished(duration: 300, isAcknowledged: false))
    #expect(restoration.rule == .foundAlarm)
  }

  @Test("A record that makes sense is right, whatever is scheduled") func recordIsRight() {
    let paused = OvoTimer(after: .wind(300), .start, .pause)
    let stored = paused.stored(at: Moment(now))
    #expect(Restoration(stored, alarm: Self.alarm, at: Moment(now)).timer == paused)
  }

  @Test(
    "An alarm that cannot be is none", .tags(.badInput),
    arguments: [(0, 0), (301, 300), (-1, 300), (.nan, 300), (9, 86_400), (9, 0)])
  func impossibleAlarm(_ delay: Double, _ duration: Int) {
    let alarm = ScheduledAlarm(id: "a", scheduledAt: Moment(now), delay: delay, duration: duration)
    #expect(Restoration(nil, alarm: alarm, at: Moment(now)).rule == .nothingStored)
  }

  @Test("An older record, without all of this, is read") func older() {
    let older = #"{"storedAt":800000000,"wound":300,"projectedEnd":800000300}"#
    let then = Moment(Date(timeIntervalSinceReferenceDate: 800_000_100))
    let state = Restoration(data: Data(older.utf8), at: then).timer.state
    #expect(state == .running(remaining: 200, selected: 300))
  }

  @Test("An alarm that was written is read back") func alarmRoundTrip() throws {
    var alarm = Self.alarm
    (alarm.soundings, alarm.soundedAt) = (3, Moment(now, uptime: Uptime(boot: "b", seconds: 1.5)))
    #expect(try ScheduledAlarm(data: alarm.data) == alarm)
    #expect(ScheduledAlarm(data: Data("{}".utf8)) == nil)
    #expect(ScheduledAlarm(data: Data(String(repeating: "[", count: 513).utf8)) == nil)
  }
}
