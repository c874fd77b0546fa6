import Foundation
import OvoTimerDomain
import Testing

@Suite("A timer whose service is stopped") struct StoppedTests {
  private static let requests: [TimerRequest] = [
    .wind(to: 0), .wind(to: 2), .start, .restart, .pause, .unpause, .acknowledge, .snooze(for: 3),
  ]

  /// All machines that requests, half seconds and absences lead to, up to a depth.
  private static func reachable(depth: Int) -> Set<Computer> {
    var seen: Set<Computer> = [Computer()]
    var edge = seen
    for _ in 0..<depth {
      var next: Set<Computer> = []
      for computer in edge {
        for request in requests { next.insert(computer.plain { $0.handle(request) }) }
        next.insert(computer.plain { $0.pass(0.5) })
        next.insert(computer.plain { $0.isAway(1.5) })
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
    let computers = Self.reachable(depth: 6)
    #expect(computers.count > 300)
    var stops = 0
    for computer in computers {
      for request in Self.requests {
        var after = computer
        let (_, commands) = after.commands(request)
        for count in 0...commands.count {
          var stopped = computer
          stopped.perform(Array(commands.prefix(count)))
          stopped.launch()
          #expect([computer.machine.timer, after.machine.timer].contains(stopped.machine.timer))
          stops += 1
        }
        #expect(
          computer.plain {
            $0.perform(commands); $0.launch()
          }.machine.timer == after.machine.timer)
      }
    }
    #expect(stops > 3_000)
  }

  @Test(
    "Whatever it lives through, it ends at its second, and its alarm sounds then or at its return",
    .tags(.everyComebackHasARule), arguments: 0..<10, [false, true])
  func histories(_ seed: UInt64, isSnoozed: Bool) {
    var random = SmallRandom(seed: seed)
    for number in 0..<10_000 {
      let longest = isSnoozed ? 3_600 : 86_399
      var life = Life(
        of: Int.random(in: 1...(number % 10 == 0 ? longest : 12), using: &random),
        isSnoozed: isSnoozed)
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

/// A random history of a timer, from its start, or from when its alarm is snoozed, to its end.
private struct Life {
  let duration: Int
  var computer: Computer
  var left: Double
  var deeds: [String] = []

  init(of seconds: Int, isSnoozed: Bool) {
    (duration, left) = (isSnoozed ? 5 : seconds, Double(seconds))
    computer = TimerMachineTests.running(duration)
    guard isSnoozed else { return }
    computer.pass(5)
    computer.handle(.snooze(for: seconds))
    computer.sounds = []
  }

  /// Some time passes, with or without the service, while somebody may set the clock.
  mutating func goOn(_ random: inout SmallRandom) {
    let isThere = Bool.random(using: &random)
    let most = isThere ? min(left + 2, 5) : left + 2
    let seconds = Double.random(in: 0...most, using: &random)
    let isRestarted = !isThere && Bool.random(using: &random)
    // Where the clock is set while nobody is there, and the machine restarted, nothing can know; soon
    // after a restart it is corrected.
    let isSet =
      !isRestarted && (computer.boot == 1 || computer.uptime > 600) && Bool.random(using: &random)
    if isSet {
      computer.wall +=
        Double.random(in: 1...7_200, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    }
    if isRestarted {
      computer.restart(after: seconds)
    } else if isThere {
      computer.pass(seconds)
    } else {
      computer.isAway(seconds)
    }
    left -= seconds
    let deed = isRestarted ? "restart" : isThere ? "pass" : "absence"
    deeds.append("\(deed) \(seconds)\(isSet ? ", clock set" : "")")
  }

  /// Whether it shows what is left, to the second, and has sounded if and only if it has ended.
  var isRight: Bool {
    switch computer.machine.timer.state {
    case .running(let remaining, duration), .snoozed(let remaining, duration):
      (left - 0.01...max(left, 0) + 1.01).contains(Double(remaining)) && computer.sounds.isEmpty
    case .finished(duration, isAcknowledged: false):
      left < 0.01 && !computer.sounds.isEmpty
        && computer.scheduled?.soundings == computer.sounds.count
    default: false
    }
  }
}

extension Computer {
  /// This machine after some change, without what tells its past.
  func plain(_ change: (inout Computer) -> Void) -> Computer {
    var computer = self
    change(&computer)
    (computer.alarms, computer.sounds) = (0, [])
    return computer
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
