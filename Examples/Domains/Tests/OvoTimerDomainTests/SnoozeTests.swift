import Foundation
import OvoTimerDomain
import Testing

@Suite("An alarm is snoozed") struct SnoozeTests {
  /// A timer of two seconds that has just finished.
  static let finished = OvoTimer(after: .wind(2), .start, .tick, .tick)

  @Test("It is silent for so long, also longer than the timer ran, and sounds again")
  func soundsAgain() {
    var timer = Self.finished
    #expect(timer.snooze(for: 3) == .changed)
    #expect(timer.state == .snoozed(remaining: 3, duration: 2))
    timer.tick()
    #expect(timer.state == .snoozed(remaining: 2, duration: 2))
    timer.tick()
    timer.tick()
    #expect(timer == Self.finished)
  }

  @Test("A snoozed alarm can be done with, and its timer run again or be wound")
  func ends() {
    let snoozed = Self.finished.after(.snooze(3)).timer
    #expect(
      snoozed.after(.acknowledge).timer.state == .finished(duration: 2, isAcknowledged: true))
    #expect(snoozed.after(.restart).timer.state == .running(remaining: 2, selected: 2))
    #expect(snoozed.after(.wind(9)).timer.state == .winding(selected: 9))
  }

  @Test(
    "For no time, or for more than an hour, it cannot be snoozed", .tags(.badInput),
    arguments: [.min, -1, 0, 3_601, .max])
  func impossible(_ seconds: Int) {
    let (timer, outcome) = Self.finished.after(.snooze(seconds))
    #expect(outcome == .refused(.impossibleSnooze))
    #expect(timer == Self.finished)
  }

  @Test("Whoever may snooze an alarm may do nothing else with the timer") func capability() {
    func press(_ alarm: inout some Snoozing) -> Outcome { alarm.snooze(for: 60) }
    var timer = Self.finished
    #expect(press(&timer) == .changed)
  }

  @Test("It is an alarm of its own: the one before is silenced, and it sounds every ten seconds")
  func sounds() {
    var computer = TimerMachineTests.running(5)
    computer.pass(6)
    let commands = computer.commands(.snooze(for: 60)).1
    #expect(commands.contains(.silence(computer.sounds[0].id)))
    computer.perform(commands)
    computer.pass(75)
    #expect(computer.sounds.map(\.uptime) == [1_005, 1_066, 1_076])
    #expect(Set(computer.sounds.map(\.id)).count == 2)
    computer.handle(.acknowledge)
    computer.pass(100)
    #expect(computer.sounds.count == 3)
  }

  @Test("While its service is away it goes on, and either file brings the other back")
  func absence() {
    var computer = TimerMachineTests.running(5)
    computer.pass(6)
    computer.handle(.snooze(for: 60))
    #expect(computer.isAway(20) == .stillSnoozed)
    #expect(computer.machine.timer.state == .snoozed(remaining: 40, duration: 5))
    let stored = computer.stored
    computer.scheduled = nil
    computer.isAway(10)
    #expect(computer.scheduled?.id == stored?.alarm)
    computer.stored = nil
    #expect(computer.isAway(10) == .foundAlarm)
    #expect(computer.machine.timer.state == .snoozed(remaining: 20, duration: 5))
    computer.restart(after: 5)
    #expect(computer.machine.timer.state == .snoozed(remaining: 15, duration: 5))
    computer.isAway(100)
    #expect(computer.sounds.map(\.uptime) == [1_005, 105])
  }

  @Test("One that is done with while it is snoozed stays so, and is forgotten after two days")
  func acknowledged() {
    var computer = TimerMachineTests.running(5)
    computer.pass(6)
    computer.handle(.snooze(for: 3_600), .acknowledge)
    #expect(computer.scheduled == nil)
    #expect(computer.isAway(7_200) == .ended)
    #expect(computer.machine.timer.state == .finished(duration: 5, isAcknowledged: true))
    #expect(computer.isAway(2 * 86_400) == .endedLongAgo)
  }
}

@Suite("The end of a timer, by the wall clock") struct EndTests {
  @Test("It is known while it runs, sounds and is snoozed, and at no other time") func known() {
    var computer = TimerMachineTests.running(60)
    func end() -> Date? { computer.machine.end(at: computer.moment) }
    #expect(end() == now + 1_060)
    computer.pass(70)
    #expect(end() == now + 1_060)
    computer.handle(.snooze(for: 300))
    #expect(end() == now + 1_370)
    computer.handle(.acknowledge)
    #expect(end() == nil)
    computer.handle(.restart, .pause)
    #expect(end() == nil)
  }

  @Test("Where the wall clock is set, it is told by the new one, before and after the end")
  func clockIsSet() {
    var computer = TimerMachineTests.running(60)
    computer.wall += 3_600
    computer.pass(1)
    #expect(computer.machine.end(at: computer.moment) == now + 4_660)
    computer.pass(60)
    computer.wall -= 3_600
    computer.pass(1)
    #expect(computer.machine.end(at: computer.moment) == now + 1_060)
  }
}

@Suite("The times that were used last") struct RecentTimesTests {
  @Test("A time counts when somebody answers its alarm; the newest is in front, each once")
  func order() {
    var computer = Computer()
    for seconds in [5, 7, 9, 5, 11] {
      computer.handle(.wind(to: seconds), .start)
      computer.pass(20)
      computer.handle(.acknowledge)
    }
    #expect(computer.machine.recentTimes.seconds == [11, 5, 9])
  }

  @Test("A time that was given up does not count") func givenUp() {
    var computer = TimerMachineTests.running(60)
    computer.handle(.wind(to: 5), .start)
    computer.pass(5)
    #expect(computer.machine.recentTimes.seconds == [])
    computer.handle(.snooze(for: 60))
    #expect(computer.machine.recentTimes.seconds == [5])
  }

  @Test("They survive the service, and the two days after which a timer is forgotten") func kept() {
    var computer = TimerMachineTests.running(5)
    computer.pass(5)
    computer.handle(.acknowledge)
    computer.launch()
    #expect(computer.machine.recentTimes.seconds == [5])
    #expect(computer.isAway(3 * 86_400) == .endedLongAgo)
    computer.handle(.wind(to: 9))
    computer.launch()
    #expect(computer.machine.recentTimes.seconds == [5])
  }

  @Test("What no timer can be wound to is left out", .tags(.badInput)) func impossible() {
    #expect(RecentTimes([0, 5, -1, 86_400, 5, .max, .min, 7, 8, 9]).seconds == [5, 7, 8])
  }
}
