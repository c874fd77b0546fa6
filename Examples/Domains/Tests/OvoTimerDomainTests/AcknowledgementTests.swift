import OvoTimerDomain
import Testing

@Suite("An alarm is acknowledged") struct AcknowledgementTests {
  /// A timer of two seconds that has just finished.
  static let finished = OvoTimer(after: .wind(2), .start, .tick, .tick)

  @Test("A timer that finishes sounds until somebody acknowledges it") func sounds() {
    #expect(Self.finished.state == .finished(duration: 2, isAcknowledged: false))
    let (timer, outcome) = Self.finished.after(.acknowledge)
    #expect(outcome == .changed)
    #expect(timer.state == .finished(duration: 2, isAcknowledged: true))
  }

  @Test("What has been acknowledged cannot be acknowledged again") func twice() {
    var timer = Self.finished
    #expect([timer.acknowledge(), timer.acknowledge()] == [.changed, .refused(.notSounding)])
  }

  @Test(
    "A timer that has not finished has no alarm to acknowledge",
    arguments: [
      OvoTimer(), OvoTimer(after: .wind(2)), OvoTimer(after: .wind(2), .start),
      OvoTimer(after: .wind(2), .start, .pause),
    ])
  func nothingSounds(_ timer: OvoTimer) {
    #expect(timer.after(.acknowledge).outcome == .refused(.notSounding))
    #expect(timer.after(.acknowledge).timer == timer)
  }

  @Test("It can be started again and wound, acknowledged or not") func goesOn() {
    #expect(Self.finished.after(.restart).timer.state == .running(remaining: 2, selected: 2))
    #expect(Self.finished.after(.wind(9)).timer.state == .winding(selected: 9))
    let silent = Self.finished.after(.acknowledge).timer
    #expect(silent != Self.finished)
    #expect(silent.after(.restart).timer.state == .running(remaining: 2, selected: 2))
    #expect(silent.after(.wind(9)).timer.state == .winding(selected: 9))
  }

  @Test("Whoever hears the alarm can acknowledge it") func capability() {
    func press(_ alarm: inout some Acknowledging) -> Outcome { alarm.acknowledge() }
    var timer = Self.finished
    #expect(press(&timer) == .changed)
  }
}
