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

  @Test("Winding a timer that was started must be stored; further winding need not")
  func winding() {
    var timer = OvoTimer()
    #expect(timer.wind(to: 60) == .progressed)
    #expect(timer.wind(to: 61) == .progressed)
    timer.start()
    #expect(timer.wind(to: 60) == .changed)
    #expect(timer.wind(to: 61) == .progressed)
  }

  @Test("A tick is never stored, not even the last one") func ticks() {
    var timer = OvoTimer(after: .wind(2), .start)
    #expect([timer.tick(), timer.tick()] == [.progressed, .progressed])
    #expect(timer.state == .finished(wound: 2, isAcknowledged: false))
  }

  @Test("A running timer leaves the moment at which it will end") func running() {
    let stored = OvoTimer(after: .wind(300), .start, .tick).stored(at: now)
    #expect(
      stored
        == StoredTimer(
          storedAt: now, wound: 300, projectedEnd: now + 299, remainingWhenPaused: nil))
  }

  @Test("A paused timer leaves the time that remains") func paused() {
    let stored = OvoTimer(after: .wind(300), .start, .tick, .pause).stored(at: now)
    #expect(
      stored
        == StoredTimer(storedAt: now, wound: 300, projectedEnd: nil, remainingWhenPaused: 299))
  }

  @Test("A finished timer leaves the moment at which it ended") func finished() {
    let stored = OvoTimer(after: .wind(1), .start, .tick).stored(at: now)
    #expect(
      stored == StoredTimer(storedAt: now, wound: 1, projectedEnd: now, remainingWhenPaused: nil))
  }

  @Test("A timer that is not started leaves nothing") func nothing() {
    #expect(OvoTimer().stored(at: now) == nil)
    #expect(OvoTimer(after: .wind(300)).stored(at: now) == nil)
    #expect(OvoTimer(after: .wind(300), .start, .wind(200)).stored(at: now) == nil)
  }

  @Test(
    "What was written is read back",
    arguments: [
      OvoTimer(after: .wind(300), .start), OvoTimer(after: .wind(300), .start, .tick, .pause),
      OvoTimer(after: .wind(1), .start, .tick),
    ])
  func roundTrip(_ timer: OvoTimer) throws {
    let data = try #require(timer.stored(at: now)).data
    #expect(Restoration(data: data, at: now).timer == timer)
  }
}
