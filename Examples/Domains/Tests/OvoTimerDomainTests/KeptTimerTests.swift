import Foundation
import OvoTimerDomain
import Testing

/// A timer with the files and the clocks of a machine that can be stopped at any moment.
struct Machine: Hashable {
  var kept = KeptTimer()
  var stored: StoredTimer?
  var scheduled: ScheduledAlarm?
  /// How long the machine has been on.
  var uptime = 1_000.0
  /// How far the wall clock has been set.
  var wall = 0.0
  var boot = 1
  var alarms = 0
  /// What has sounded, with when.
  var sounds: [Sound] = []

  struct Sound: Hashable {
    var id: String
    var uptime: Double
  }

  var moment: Moment {
    Moment(now + uptime + wall, uptime: Uptime(boot: "\(boot)", seconds: uptime))
  }

  mutating func perform(_ commands: [KeptTimer.Command]) {
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
  mutating func commands(_ request: TimerRequest) -> (Outcome, [KeptTimer.Command]) {
    alarms += 1
    return kept.handle(request, at: moment, newAlarm: "\(alarms)")
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
    while let wait = kept.secondsUntilWake(at: moment), uptime + wait <= end {
      uptime += wait
      perform(kept.wake(at: moment))
    }
    uptime = end
    perform(kept.wake(at: moment))
  }

  /// The service begins with what was stored.
  @discardableResult mutating func launch() -> Restoration.Rule {
    kept = KeptTimer()
    alarms += 1
    let (rule, commands) = kept.launch(stored, scheduled, at: moment, newAlarm: "\(alarms)")
    perform(commands)
    perform(kept.wake(at: moment))
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

@Suite("A timer that is kept") struct KeptTimerTests {
  /// A timer that was started with so many seconds.
  static func running(_ seconds: Int) -> Machine {
    var machine = Machine()
    machine.handle(.wind(to: seconds), .start)
    return machine
  }

  @Test("It counts down with the clock, second by second") func countsDown() {
    var machine = Self.running(5)
    #expect(machine.kept.secondsUntilWake(at: machine.moment) == 1)
    machine.pass(1)
    #expect(machine.kept.timer.state == .running(remaining: 4, selected: 5))
    machine.pass(1.25)
    #expect(machine.kept.timer.state == .running(remaining: 3, selected: 5))
    #expect(machine.kept.secondsUntilWake(at: machine.moment) == 0.75)
  }

  @Test("A wake that comes late catches up") func late() {
    var machine = Self.running(500)
    machine.uptime += 123.4
    machine.perform(machine.kept.wake(at: machine.moment))
    #expect(machine.kept.timer.state == .running(remaining: 377, selected: 500))
  }

  @Test("A request is answered for the moment at which it comes") func inBetween() {
    var machine = Self.running(5)
    machine.uptime += 2.5
    machine.handle(.pause)
    #expect(machine.kept.timer.state == .paused(remaining: 3, selected: 5))
  }

  @Test("Its alarm sounds when it ends, and every ten seconds until somebody acknowledges it")
  func sounds() {
    var machine = Self.running(5)
    machine.pass(27)
    #expect(machine.sounds.map(\.uptime) == [1_005, 1_015, 1_025])
    #expect(Set(machine.sounds.map(\.id)).count == 1)
    machine.handle(.acknowledge)
    machine.pass(100)
    #expect(machine.sounds.count == 3)
    #expect(machine.scheduled == nil)
  }

  @Test(
    "Whatever is done with a timer, what is stored is what it does",
    arguments: [
      [], [.pause], [.pause, .unpause], [.wind(to: 9)], [.wind(to: 9), .start],
    ] as [[TimerRequest]])
  func stored(_ requests: [TimerRequest]) {
    var machine = Self.running(5)
    for request in requests { machine.handle(request) }
    let timer = machine.kept.timer
    machine.launch()
    #expect(machine.kept.timer == timer)
  }

  @Test("A timer that is paused or wound again has no alarm") func noAlarm() {
    var machine = Self.running(5)
    #expect(machine.scheduled?.delay == 5)
    machine.handle(.pause)
    #expect(machine.scheduled == nil)
    machine.handle(.unpause)
    #expect(machine.scheduled?.delay == 5)
    machine.handle(.wind(to: 9))
    #expect(machine.scheduled == nil)
    machine.pass(100)
    #expect(machine.sounds == [])
  }

  @Test("What sounds is silenced by acknowledging, by winding and by starting again")
  func silenced() {
    for request in [TimerRequest.acknowledge, .wind(to: 9), .restart] {
      var machine = Self.running(5)
      machine.pass(6)
      #expect(machine.commands(request).1.contains(.silence(machine.sounds[0].id)))
    }
  }

  @Test("What it is wound to, it is not wound to again") func sameTime() {
    var machine = Machine()
    machine.handle(.wind(to: 9))
    #expect(machine.commands(.wind(to: 9)).1 == [])
    #expect(machine.commands(.pause) == (.refused(.notRunning), []))
  }

  @Test("An alarm that fell into an absence sounds at the return") func absence() {
    var machine = Self.running(5)
    machine.isAway(60)
    #expect(machine.sounds.map(\.uptime) == [1_060])
    #expect(machine.kept.timer.state == .finished(wound: 5, isAcknowledged: false))
  }

  @Test("An alarm that was heard before an absence goes on where it was") func repeats() {
    var machine = Self.running(5)
    machine.pass(6)
    machine.isAway(2)
    machine.pass(9)
    #expect(machine.sounds.map(\.uptime) == [1_005, 1_015])
    #expect(Set(machine.sounds.map(\.id)).count == 1)
  }

  @Test("A restart of the machine takes nothing from a timer, set clock or not") func restart() {
    var machine = Self.running(500)
    machine.restart(after: 100)
    #expect(machine.kept.timer.state == .running(remaining: 400, selected: 500))
    machine.wall += 3_600
    machine.isAway(10)
    #expect(machine.kept.timer.state == .running(remaining: 390, selected: 500))
  }

  @Test("A clock that is set while the service is there is not believed after a restart either")
  func setThenRestart() {
    var machine = Self.running(500)
    machine.wall -= 3_600
    machine.pass(1)
    machine.restart(after: 99)
    #expect(machine.kept.timer.state == .running(remaining: 400, selected: 500))
  }

  @Test("After a restart an alarm sounds at once, whatever the wall clock says") func soundsAgain()
  {
    var machine = Self.running(5)
    machine.pass(6)
    machine.wall -= 3_600
    machine.restart(after: 1)
    #expect(machine.sounds.map(\.uptime) == [1_005, 5])
  }

  @Test("Two days after its end an acknowledged timer is forgotten, service there or not")
  func stale() {
    var machine = Self.running(5)
    machine.pass(5)
    machine.handle(.acknowledge)
    var other = machine
    machine.pass(2 * 86_400)
    #expect(machine.kept.timer.state == .finished(wound: 5, isAcknowledged: true))
    machine.pass(1)
    #expect(machine.kept.timer.state == .intro)
    #expect(machine.kept.secondsUntilWake(at: machine.moment) == nil)
    #expect(other.isAway(2 * 86_400 + 1) == .endedLongAgo)
  }

  @Test("A timer without its alarm schedules it again; an alarm without its timer brings it back")
  func eitherBringsBackTheOther() {
    var machine = Self.running(500)
    let stored = machine.stored
    machine.scheduled = nil
    machine.isAway(100)
    #expect(machine.scheduled?.id == stored?.alarm)
    machine.stored = nil
    #expect(machine.isAway(100) == .foundAlarm)
    #expect(machine.stored?.wound == 500)
    #expect(machine.kept.timer.state == .running(remaining: 300, selected: 500))
  }

  @Test("An alarm of a timer that stands still is none") func leftOver() {
    var machine = Self.running(5)
    let alarm = machine.scheduled
    machine.handle(.pause)
    machine.scheduled = alarm
    machine.isAway(60)
    #expect(machine.scheduled == nil)
    #expect(machine.sounds == [])
  }
}

@Suite("A timer whose service is stopped") struct StoppedTests {
  private static let requests: [TimerRequest] = [
    .wind(to: 0), .wind(to: 2), .start, .restart, .pause, .unpause, .acknowledge,
  ]

  /// All machines that requests, half seconds and absences lead to, up to a depth.
  private static func reachable(depth: Int) -> Set<Machine> {
    var seen: Set<Machine> = [Machine()]
    var edge = seen
    for _ in 0..<depth {
      var next: Set<Machine> = []
      for machine in edge {
        for request in requests { next.insert(machine.plain { $0.handle(request) }) }
        next.insert(machine.plain { $0.pass(0.5) })
        next.insert(machine.plain { $0.isAway(1.5) })
      }
      edge = next.subtracting(seen)
      seen.formUnion(edge)
    }
    return seen
  }

  @Test(
    "Between any two commands of any request: it is what it was before, or after",
    .tags(.everyCase, .everyComebackHasARule))
  func everyMoment() {
    let machines = Self.reachable(depth: 6)
    #expect(machines.count > 300)
    var stops = 0
    for machine in machines {
      for request in Self.requests {
        var after = machine
        let (_, commands) = after.commands(request)
        for count in 0...commands.count {
          var stopped = machine
          stopped.perform(Array(commands.prefix(count)))
          stopped.launch()
          #expect([machine.kept.timer, after.kept.timer].contains(stopped.kept.timer))
          stops += 1
        }
        #expect(
          machine.plain {
            $0.perform(commands); $0.launch()
          }.kept.timer == after.kept.timer)
      }
    }
    #expect(stops > 3_000)
  }

  @Test(
    "Whatever it lives through, it ends at its second, and its alarm sounds then or at its return",
    .tags(.everyComebackHasARule), arguments: 0..<10)
  func histories(_ seed: UInt64) {
    var random = SmallRandom(seed: seed)
    for number in 0..<10_000 {
      var life = Life(wound: Int.random(in: 1...(number % 10 == 0 ? 86_399 : 12), using: &random))
      while life.left > 0 {
        life.goOn(&random)
        guard life.isRight else {
          Issue.record("\(life)")
          return
        }
      }
    }
  }
}

/// What a timer lives through, from its start to its end.
private struct Life {
  let wound: Int
  var machine: Machine
  var left: Double
  var deeds: [String] = []

  init(wound: Int) {
    (self.wound, left) = (wound, Double(wound))
    machine = KeptTimerTests.running(wound)
  }

  /// Some time passes, with or without the service, while somebody may set the clock.
  mutating func goOn(_ random: inout SmallRandom) {
    let isThere = Bool.random(using: &random)
    let most = isThere ? min(left + 2, 5) : left + 2
    let seconds = Double.random(in: 0...most, using: &random)
    let isRestarted = !isThere && Bool.random(using: &random)
    // Where the clock is set while nobody is there, and the machine restarted, nothing can know.
    let isSet = !isRestarted && Bool.random(using: &random)
    if isSet {
      machine.wall +=
        Double.random(in: 1...7_200, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    }
    if isRestarted {
      machine.restart(after: seconds)
    } else if isThere {
      machine.pass(seconds)
    } else {
      machine.isAway(seconds)
    }
    left -= seconds
    let deed = isRestarted ? "restart" : isThere ? "pass" : "absence"
    deeds.append("\(deed) \(seconds)\(isSet ? ", clock set" : "")")
  }

  /// Whether it shows what is left, to the second, and has sounded if and only if it has ended.
  var isRight: Bool {
    switch machine.kept.timer.state {
    case .running(let remaining, wound):
      (left - 0.01...max(left, 0) + 1.01).contains(Double(remaining)) && machine.sounds.isEmpty
    case .finished(wound, isAcknowledged: false):
      left < 0.01 && !machine.sounds.isEmpty && machine.scheduled?.soundings == machine.sounds.count
    default: false
    }
  }
}

extension Machine {
  /// This machine after some change, without what tells its past.
  func plain(_ change: (inout Machine) -> Void) -> Machine {
    var machine = self
    change(&machine)
    (machine.alarms, machine.sounds) = (0, [])
    return machine
  }
}

/// Numbers that look random and come again (SplitMix64).
struct SmallRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
