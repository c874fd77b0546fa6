import OvoTimerDomain
import Testing

@Suite("A kitchen timer") struct TimerTests {
  @Test("A new timer shows its introduction") func new() {
    #expect(OvoTimer().state == .intro)
  }

  @Test(
    "It can be wound at any moment; winding stops whatever was running",
    arguments: [
      OvoTimer(), OvoTimer(after: .wind(9)), OvoTimer(after: .wind(9), .start),
      OvoTimer(after: .wind(9), .start, .pause), OvoTimer(after: .wind(1), .start, .tick),
    ])
  func winding(_ timer: OvoTimer) {
    #expect(timer.after(.wind(300)).timer.state == .winding(selected: 300))
    #expect(timer.after(.wind(0)).timer.state == .winding(selected: 0))
  }

  @Test("Winding to a negative time changes nothing", .tags(.badInput), arguments: [-1, Int.min])
  func negative(_ seconds: Int) {
    var timer = OvoTimer(after: .wind(300), .start)
    #expect(timer.wind(to: seconds) == .refused(.negativeTime))
    #expect(timer == OvoTimer(after: .wind(300), .start))
  }

  @Test(
    "Winding beyond 23:59:59 is refused", .tags(.badInput), arguments: [86_400, Int.max])
  func tooFar(_ seconds: Int) {
    let (timer, outcome) = OvoTimer(after: .wind(9)).after(.wind(seconds))
    #expect(outcome == .refused(.tooLong))
    #expect(timer.state == .winding(selected: 9))
  }

  @Test("A timer that is wound to zero cannot be started") func zero() {
    var timer = OvoTimer(after: .wind(0))
    #expect(timer.start() == .refused(.noTime))
    #expect(timer.state == .winding(selected: 0))
  }

  @Test("Started, it runs for the time that it was wound to") func start() {
    let timer = OvoTimer(after: .wind(120), .wind(300), .start)
    #expect(timer.state == .running(remaining: 300, selected: 300))
  }

  @Test("Each second takes one second off, and the last one finishes it") func tick() {
    var timer = OvoTimer(after: .wind(3), .start)
    timer.tick()
    #expect(timer.state == .running(remaining: 2, selected: 3))
    timer.tick()
    #expect(timer.state == .running(remaining: 1, selected: 3))
    timer.tick()
    #expect(timer.state == .finished(duration: 3, isAcknowledged: false))
  }

  @Test("Paused, it stands still until it is unpaused") func pause() {
    var timer = OvoTimer(after: .wind(300), .start, .tick, .pause, .tick)
    #expect(timer.state == .paused(remaining: 299, selected: 300))
    timer.unpause()
    #expect(timer.state == .running(remaining: 299, selected: 300))
  }

  @Test("Finished, it can be started again for the same time") func restart() {
    let timer = OvoTimer(after: .wind(2), .start, .tick, .tick, .restart)
    #expect(timer.state == .running(remaining: 2, selected: 2))
  }
}

@Suite("Who may do what") struct CapabilityTests {
  @Test("The pause control can pause and unpause") func pauseControl() {
    func press(_ control: inout some Pausing) -> [Outcome] { [control.pause(), control.unpause()] }
    var timer = OvoTimer(after: .wind(9), .start)
    #expect(press(&timer) == [.changed, .changed])
    #expect(timer == OvoTimer(after: .wind(9), .start))
  }

  @Test("The winder can wind and start") func winder() {
    func turn(_ winder: inout some Winding) -> [Outcome] { [winder.wind(to: 9), winder.start()] }
    var timer = OvoTimer()
    #expect(turn(&timer) == [.changed, .changed])
    #expect(timer.state == .running(remaining: 9, selected: 9))
  }

  @Test("The finished screen can restart") func finishedScreen() {
    func press(_ screen: inout some Restarting) -> Outcome { screen.restart() }
    var timer = OvoTimer(after: .wind(1), .start, .tick)
    #expect(press(&timer) == .changed)
    #expect(timer.state == .running(remaining: 1, selected: 1))
  }

  @Test("The clock can tick") func clock() {
    func pass(_ clock: inout some Ticking) -> Outcome { clock.tick() }
    var timer = OvoTimer(after: .wind(9), .start)
    #expect(pass(&timer) == .progressed)
    #expect(timer.state == .running(remaining: 8, selected: 9))
  }
}

@Suite("A time on the timer") struct TimeTextTests {
  @Test(
    "A time is shown in minutes and seconds, with hours when there are any",
    arguments: [
      (0, "00:00"), (9, "00:09"), (10, "00:10"), (59, "00:59"), (60, "01:00"), (300, "05:00"),
      (599, "09:59"), (3_599, "59:59"), (3_600, "1:00:00"), (3_661, "1:01:01"),
      (86_399, "23:59:59"),
    ])
  func text(_ seconds: Int, _ text: String) {
    #expect(OvoTimer(after: .wind(seconds)).state.timeText == text)
  }

  @Test(
    "A time that somebody types is understood in the usual ways",
    arguments: [
      ("90", 90), ("5m", 300), ("5M", 300), ("1h30m", 5_400), ("1h 30m 5s", 5_405), ("05:00", 300),
      ("1:30:00", 5_400), ("90:00", 5_400), (" 45s ", 45), ("0", 0),
    ])
  func typed(_ text: String, _ seconds: Int) {
    #expect(OvoTimer.seconds(typed: text) == seconds)
  }

  @Test(
    "What is no time is none", .tags(.badInput),
    arguments: [
      "", "m", "-5", "5x", "5m5", "5m5m", "5s5m", "1:60", "1:2:3:4", ":", "5:", "٣", "1e3",
      "99999999999999999999", "9999999999999999h",
    ])
  func notTyped(_ text: String) {
    #expect(OvoTimer.seconds(typed: text) == nil)
  }

  @Test("A timer that runs or stands still shows what remains, any other shows none") func time() {
    #expect(OvoTimer(after: .wind(9), .start, .tick).state.time == 8)
    #expect(OvoTimer(after: .wind(9), .start, .tick, .pause).state.time == 8)
    #expect(OvoTimer(after: .wind(1), .start, .tick).state.time == 0)
    #expect(OvoTimer().state.time == 0)
  }
}
