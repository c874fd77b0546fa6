import Foundation
import OvoTimerDomain
import Testing

@Suite("A clock that nobody sets") struct ClockTests {
  /// So many seconds after the timer of these tests was stored, by the wall clock and by the machine.
  private static func after(wall: Double, uptime: Double, boot: String = "one") -> Moment {
    Moment(now + wall, uptime: Uptime(boot: boot, seconds: 1_000 + uptime))
  }

  private static let stored = OvoTimer(after: .wind(300), .start).stored(
    at: after(wall: 0, uptime: 0))

  @Test("A wall clock that is set forward or back takes nothing from a timer", arguments: [-1, 1])
  func jump(_ hours: Double) {
    let later = Self.after(wall: 10 + hours * 3_600, uptime: 10)
    let state = Restoration(Self.stored, at: later).timer.state
    #expect(state == .running(remaining: 290, selected: 300))
  }

  @Test("After a restart of the machine the wall clock counts") func restart() {
    let later = Self.after(wall: 100, uptime: -990, boot: "two")
    let state = Restoration(Self.stored, at: later).timer.state
    #expect(state == .running(remaining: 200, selected: 300))
  }

  @Test("Without such a clock the wall clock counts") func without() {
    let state = Restoration(Self.stored, at: Moment(now + 100)).timer.state
    #expect(state == .running(remaining: 200, selected: 300))
  }

  @Test("No clock takes time back", .tags(.badInput), arguments: [-5, -Double.infinity, .nan])
  func backwards(_ seconds: Double) {
    let before = Self.after(wall: 0, uptime: 0)
    #expect(Self.after(wall: 0, uptime: seconds).seconds(since: before) == 0)
    #expect(Moment(now + seconds).seconds(since: Moment(now)) == 0)
  }

  @Test("What a wall clock has been set by while nobody looked, the end is not") func whole() {
    let ended = Self.after(wall: -7_200, uptime: 301)
    #expect(Restoration(Self.stored, at: ended).rule == .ended)
    #expect(Self.after(wall: 9, uptime: 4).seconds(since: Self.after(wall: 0, uptime: 1)) == 3)
    #expect(Self.after(wall: 9, uptime: 4, boot: "two").seconds(since: Moment(now)) == 9)
  }
}
