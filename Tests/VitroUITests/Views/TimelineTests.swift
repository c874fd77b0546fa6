import Foundation
import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

@MainActor @Suite("Views that follow the time")
struct TimelineTests {
  private let clock = TestClock()
  private let midnight = Date(timeIntervalSinceReferenceDate: 0)

  private func screen<Schedule: TimelineSchedule>(_ schedule: Schedule, at second: Double) -> Screen
  {
    let clock = TimelineClock(clock, from: midnight.addingTimeInterval(second))
    return Screen {
      TimelineView(schedule) { context in
        Text(verbatim: "second \(context.date.timeIntervalSinceReferenceDate)")
      }
      .environment(\.timelineClock, clock)
    }
  }

  @Test("A period is followed from the time before, at its own times")
  func periodic() async {
    let screen = screen(.periodic(from: midnight, by: 10), at: 25)
    #expect(screen.text("second 20.0").exists)
    await screen.rest()
    await clock.advance(by: .seconds(4))
    #expect(screen.text("second 20.0").exists)
    await clock.advance(by: .seconds(1))
    #expect(screen.text("second 30.0").exists)
    await clock.advance(by: .seconds(25))
    #expect(screen.text("second 50.0").exists)
  }

  @Test("Each minute begins anew")
  func minutes() async {
    let screen = screen(.everyMinute, at: 59)
    await screen.rest()
    await clock.advance(by: .seconds(1))
    #expect(screen.text("second 60.0").exists)
  }

  @Test("Given times are followed to the last one, and then nothing waits")
  func explicit() async {
    let screen = screen(.explicit([midnight, midnight.addingTimeInterval(3)]), at: 1)
    #expect(screen.text("second 0.0").exists)
    await screen.rest()
    await clock.run()
    #expect(screen.text("second 3.0").exists && clock.deadlines.isEmpty)
  }

  @Test("A motion that is paused does not move")
  func paused() async {
    let screen = screen(.animation(minimumInterval: 1, paused: true), at: 0)
    await screen.rest()
    #expect(screen.text("second 0.0").exists && clock.deadlines.isEmpty)
  }

  @Test("A view that goes waits no longer")
  func going() async {
    let screen = screen(.periodic(from: midnight, by: 1), at: 0)
    await screen.rest()
    #expect(clock.deadlines.count == 1)
    screen.unmount()
    #expect(clock.deadlines.isEmpty)
  }
}
