import Foundation
import OvoTimerDomain
import Testing

@Suite("What a timer leaves behind") struct StorageTests {
  @Test("Starting, pausing, unpausing and restarting must be stored") func significant() {
    var timer = OvoTimer(after: .wind(1))
    #expect(timer.start() == .changed)
    #expect(timer.pause() == .changed)
    #expect(timer.unpause() == .changed)
    timer.tick()
    #expect(timer.restart() == .changed)
  }

  @Test("A tick is never stored, not even the last one") func ticks() {
    var timer = OvoTimer(after: .wind(2), .start)
    #expect([timer.tick(), timer.tick()] == [.progressed, .progressed])
    #expect(timer.state == .finished(duration: 2, isAcknowledged: false))
  }

  @Test("A running timer leaves the moment at which it will end") func running() {
    let stored = OvoTimer(after: .wind(300), .start, .tick).stored(at: Moment(now))
    #expect(
      stored
        == TimerRecord(
          storedAt: now, duration: 300, projectedEnd: now + 299, remainingWhenPaused: nil))
  }

  @Test("A paused timer leaves the time that remains") func paused() {
    let stored = OvoTimer(after: .wind(300), .start, .tick, .pause).stored(at: Moment(now))
    #expect(
      stored
        == TimerRecord(storedAt: now, duration: 300, projectedEnd: nil, remainingWhenPaused: 299))
  }

  @Test("A finished timer leaves the moment at which it ended") func finished() {
    let stored = OvoTimer(after: .wind(1), .start, .tick).stored(at: Moment(now))
    #expect(
      stored == TimerRecord(storedAt: now, duration: 1, projectedEnd: now, remainingWhenPaused: nil)
    )
  }

  @Test("A timer that is being wound leaves the time that it is wound to") func beingWound() {
    let stored = OvoTimer(after: .wind(300), .start, .wind(200)).stored(at: Moment(now))
    #expect(
      stored
        == TimerRecord(
          storedAt: now, duration: 200, projectedEnd: nil, remainingWhenPaused: nil,
          isBeingWound: true))
  }

  @Test("A timer that nobody has touched leaves nothing") func nothing() {
    #expect(OvoTimer().stored(at: Moment(now)) == nil)
  }

  @Test(
    "What was written is read back",
    arguments: [
      OvoTimer(after: .wind(300), .start), OvoTimer(after: .wind(300), .start, .tick, .pause),
      OvoTimer(after: .wind(1), .start, .tick), OvoTimer(after: .wind(0)),
      OvoTimer(after: .wind(1), .start, .tick, .acknowledge),
      OvoTimer(after: .wind(1), .start, .tick, .snooze(300)),
    ])
  func roundTrip(_ timer: OvoTimer) throws {
    let data = try #require(timer.stored(at: Moment(now))).data
    #expect(Restoration(data: data, at: Moment(now)).timer == timer)
  }
}
