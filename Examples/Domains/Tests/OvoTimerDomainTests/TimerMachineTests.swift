import Foundation
import OvoTimerDomain
import Testing

/// A computer whose service can be stopped at any moment: its files, its clocks and what has sounded.
struct Computer: Hashable {
  var machine = TimerMachine()
  var stored: TimerRecord?
  var scheduled: ScheduledAlarm?
  /// The seconds since the machine was started.
  var uptime = 1_000.0
  /// The seconds by which the wall clock has been set.
  var wall = 0.0
  var boot = 1
  var alarms = 0
  /// The alarms that have sounded, each with its time.
  var sounds: [Sound] = []

  struct Sound: Hashable {
    var id: String
    var uptime: Double
  }

  var moment: Moment {
    Moment(now + uptime + wall, uptime: Uptime(boot: "\(boot)", seconds: uptime))
  }

  mutating func perform(_ commands: [TimerMachine.Command]) {
    for command in commands {
      switch command {
      case .storeTimer(let record): stored = record
      case .storeAlarm(let alarm): scheduled = alarm
      case .sound(let alarm): sounds.append(Sound(id: alarm.id, uptime: uptime))
      case .silence: break
      }
    }
  }

  /// The commands that a request gives, without performing them.
  mutating func commands(_ request: TimerRequest) -> (Outcome, [TimerMachine.Command]) {
    alarms += 1
    return machine.handle(request, at: moment, newAlarm: "\(alarms)")
  }

  @discardableResult mutating func handle(_ request: TimerRequest) -> Outcome {
    let (outcome, commands) = commands(request)
    perform(commands)
    return outcome
  }

  mutating func handle(_ requests: TimerRequest...) {
    for request in requests { handle(request) }
  }

  /// Lets time pass while the service is there.
  mutating func pass(_ seconds: Double) {
    let end = uptime + seconds
    while let wait = machine.secondsUntilWake(at: moment), uptime + wait <= end {
      uptime += wait
      perform(machine.wake(at: moment))
    }
    uptime = end
    perform(machine.wake(at: moment))
  }

  /// The service begins with what was stored.
  @discardableResult mutating func launch() -> Restoration.Rule {
    machine = TimerMachine()
    alarms += 1
    let (rule, commands) = machine.launch(stored, scheduled, at: moment, newAlarm: "\(alarms)")
    perform(commands)
    perform(machine.wake(at: moment))
    return rule
  }

  /// The service is away for some time.
  @discardableResult mutating func isAway(_ seconds: Double) -> Restoration.Rule {
    uptime += seconds
    return launch()
  }

  /// The machine is switched off and on.
  @discardableResult mutating func restart(after seconds: Double) -> Restoration.Rule {
    (wall, uptime, boot) = (wall + uptime + seconds - 5, 5, boot + 1)
    return launch()
  }
}

@Suite("A timer that is kept") struct TimerMachineTests {
  /// A timer that was started with so many seconds.
  static func running(_ seconds: Int) -> Computer {
    var computer = Computer()
    computer.handle(.wind(to: seconds), .start)
    return computer
  }

  @Test("It counts down with the clock, second by second") func countsDown() {
    var computer = Self.running(5)
    #expect(computer.machine.secondsUntilWake(at: computer.moment) == 1)
    computer.pass(1)
    #expect(computer.machine.timer.state == .running(remaining: 4, selected: 5))
    computer.pass(1.25)
    #expect(computer.machine.timer.state == .running(remaining: 3, selected: 5))
    #expect(computer.machine.secondsUntilWake(at: computer.moment) == 0.75)
  }

  @Test("A wake that comes late catches up") func late() {
    var computer = Self.running(500)
    computer.uptime += 123.4
    computer.perform(computer.machine.wake(at: computer.moment))
    #expect(computer.machine.timer.state == .running(remaining: 377, selected: 500))
  }

  @Test("A request is answered for the moment at which it comes") func inBetween() {
    var computer = Self.running(5)
    computer.uptime += 2.5
    computer.handle(.pause)
    #expect(computer.machine.timer.state == .paused(remaining: 3, selected: 5))
  }

  @Test("Its alarm sounds when it ends, and every ten seconds until somebody acknowledges it")
  func sounds() {
    var computer = Self.running(5)
    computer.pass(27)
    #expect(computer.sounds.map(\.uptime) == [1_005, 1_015, 1_025])
    #expect(Set(computer.sounds.map(\.id)).count == 1)
    computer.handle(.acknowledge)
    computer.pass(100)
    #expect(computer.sounds.count == 3)
    #expect(computer.scheduled == nil)
  }

  @Test(
    "Whatever is done with a timer, what is stored is what it does",
    arguments: [
      [], [.pause], [.pause, .unpause], [.wind(to: 9)], [.wind(to: 9), .start],
    ] as [[TimerRequest]])
  func stored(_ requests: [TimerRequest]) {
    var computer = Self.running(5)
    for request in requests { computer.handle(request) }
    let timer = computer.machine.timer
    computer.launch()
    #expect(computer.machine.timer == timer)
  }

  @Test("A timer that is paused or wound again has no alarm") func noAlarm() {
    var computer = Self.running(5)
    #expect(computer.scheduled?.delay == 5)
    computer.handle(.pause)
    #expect(computer.scheduled == nil)
    computer.handle(.unpause)
    #expect(computer.scheduled?.delay == 5)
    computer.handle(.wind(to: 9))
    #expect(computer.scheduled == nil)
    computer.pass(100)
    #expect(computer.sounds == [])
  }

  @Test("What sounds is silenced by acknowledging, by winding and by starting again")
  func silenced() {
    for request in [TimerRequest.acknowledge, .wind(to: 9), .restart] {
      var computer = Self.running(5)
      computer.pass(6)
      #expect(computer.commands(request).1.contains(.silence(computer.sounds[0].id)))
    }
  }

  @Test("What it is wound to, it is not wound to again") func sameTime() {
    var computer = Computer()
    computer.handle(.wind(to: 9))
    #expect(computer.commands(.wind(to: 9)).1 == [])
    #expect(computer.commands(.pause) == (.refused(.notRunning), []))
  }

  @Test("An alarm that fell into an absence sounds at the return") func absence() {
    var computer = Self.running(5)
    computer.isAway(60)
    #expect(computer.sounds.map(\.uptime) == [1_060])
    #expect(computer.machine.timer.state == .finished(duration: 5, isAcknowledged: false))
  }

  @Test("An alarm that was heard before an absence goes on where it was") func repeats() {
    var computer = Self.running(5)
    computer.pass(6)
    computer.isAway(2)
    computer.pass(9)
    #expect(computer.sounds.map(\.uptime) == [1_005, 1_015])
    #expect(Set(computer.sounds.map(\.id)).count == 1)
  }

  @Test("A restart of the machine takes nothing from a timer, nor does a clock that is set later")
  func restart() {
    var computer = Self.running(5_000)
    computer.restart(after: 100)
    #expect(computer.machine.timer.state == .running(remaining: 4_900, selected: 5_000))
    computer.pass(600)
    computer.wall += 3_600
    computer.isAway(10)
    #expect(computer.machine.timer.state == .running(remaining: 4_290, selected: 5_000))
  }

  @Test(
    "A clock that was wrong after a restart of the machine is followed when it is corrected",
    arguments: [3_600, -3_600, -1_000_000])
  func corrected(_ error: Double) {
    var computer = Self.running(5_000)
    computer.wall += error
    computer.restart(after: 100)
    let remaining = error > 0 ? 1_300 : 5_000
    #expect(computer.machine.timer.state == .running(remaining: remaining, selected: 5_000))
    computer.pass(20)
    computer.wall -= error
    computer.pass(1)
    #expect(computer.machine.timer.state == .running(remaining: 4_879, selected: 5_000))
    #expect(computer.scheduled?.delay == 4_879)
    computer.isAway(79)
    computer.pass(4_800)
    #expect(computer.sounds.map(\.uptime) == [4_905])
  }

  @Test("It is followed across several restarts, and while nobody looks") func correctedLater() {
    var computer = Self.running(5_000)
    computer.wall += 3_600
    computer.restart(after: 100)
    computer.restart(after: 100)
    computer.wall -= 3_600
    computer.isAway(100)
    #expect(computer.machine.timer.state == .running(remaining: 4_700, selected: 5_000))
  }

  @Test("An end that has passed when the clock is corrected sounds then") func correctedTooLate() {
    var computer = Self.running(500)
    computer.wall -= 3_600
    computer.restart(after: 600)
    #expect(computer.machine.timer.state == .running(remaining: 500, selected: 500))
    computer.pass(20)
    computer.wall += 3_600
    computer.pass(1)
    #expect(computer.sounds.count == 1)
    #expect(computer.launch() == .ended)
  }

  @Test("Pausing keeps the fractions of a second, however often it is paused") func fractions() {
    var computer = Self.running(60)
    for _ in 0..<10 {
      computer.pass(0.5)
      computer.handle(.pause)
      computer.pass(3)
      computer.launch()
      computer.handle(.unpause)
    }
    #expect(computer.machine.timer.state == .running(remaining: 55, selected: 60))
    computer.pass(0.25)
    computer.handle(.pause)
    #expect(computer.stored?.remainingWhenPaused == 54.75)
    #expect(computer.machine.timer.state == .paused(remaining: 55, selected: 60))
    computer.handle(.unpause)
    computer.sounds = []
    computer.pass(54.75)
    #expect(computer.sounds.count == 1)
  }

  @Test("An alarm whose record no timer can have written is scheduled anew", .tags(.badInput))
  func hostileAlarm() {
    var computer = Self.running(5)
    computer.pass(6)
    for soundings in [Int.max, .max - 1, -1, .min] {
      computer.scheduled?.soundings = soundings
      computer.scheduled?.soundedAt = nil
      computer.launch()
      #expect(computer.scheduled?.soundings == 1)
    }
  }

  @Test("An alarm that is said to have sounded in the future sounds", .tags(.badInput))
  func soundedInTheFuture() {
    var computer = Self.running(5)
    computer.pass(5)
    computer.scheduled?.soundedAt = Moment(.distantFuture, uptime: Uptime(boot: "1", seconds: 1e9))
    computer.launch()
    #expect(computer.sounds.map(\.uptime) == [1_005, 1_005])
    computer.pass(10)
    #expect(computer.sounds.map(\.uptime) == [1_005, 1_005, 1_015])
  }

  @Test("A timer that is said to have been stored in the future runs from now on", .tags(.badInput))
  func storedInTheFuture() {
    var computer = Self.running(5)
    computer.stored?.uptime?.seconds = 1e9
    computer.stored?.storedAt += 1e9
    computer.stored?.projectedEnd? += 1e9
    computer.launch()
    computer.pass(5)
    #expect(computer.sounds.map(\.uptime) == [1_005])
  }

  @Test("A clock that is set while the service is there is not believed after a restart either")
  func setThenRestart() {
    var computer = Self.running(500)
    computer.wall -= 3_600
    computer.pass(1)
    computer.restart(after: 99)
    #expect(computer.machine.timer.state == .running(remaining: 400, selected: 500))
  }

  @Test("After a restart an alarm sounds at once, whatever the wall clock says") func soundsAgain()
  {
    var computer = Self.running(5)
    computer.pass(6)
    computer.wall -= 3_600
    computer.restart(after: 1)
    #expect(computer.sounds.map(\.uptime) == [1_005, 5])
  }

  @Test("Two days after its end an acknowledged timer is forgotten, service there or not")
  func stale() {
    var computer = Self.running(5)
    computer.pass(5)
    computer.handle(.acknowledge)
    var other = computer
    computer.pass(2 * 86_400)
    #expect(computer.machine.timer.state == .finished(duration: 5, isAcknowledged: true))
    computer.pass(1)
    #expect(computer.machine.timer.state == .intro)
    #expect(computer.machine.secondsUntilWake(at: computer.moment) == nil)
    #expect(other.isAway(2 * 86_400 + 1) == .endedLongAgo)
  }

  @Test("A timer without its alarm schedules it again; an alarm without its timer brings it back")
  func eitherBringsBackTheOther() {
    var computer = Self.running(500)
    let stored = computer.stored
    computer.scheduled = nil
    computer.isAway(100)
    #expect(computer.scheduled?.id == stored?.alarm)
    computer.stored = nil
    #expect(computer.isAway(100) == .foundAlarm)
    #expect(computer.stored?.duration == 500)
    #expect(computer.machine.timer.state == .running(remaining: 300, selected: 500))
  }

  @Test("An alarm of a timer that stands still is none") func leftOver() {
    var computer = Self.running(5)
    let alarm = computer.scheduled
    computer.handle(.pause)
    computer.scheduled = alarm
    computer.isAway(60)
    #expect(computer.scheduled == nil)
    #expect(computer.sounds == [])
  }
}
