import Foundation
import OvoTimerDomain
import OvoTimerUI
import SwiftUI
import Testing
import VitroConcurrency
import VitroDependencies
import VitroUITesting

/// A page of the timer, whose service, clock and device a test plays.
@MainActor
private struct TimerStage {
  let service: InMemoryTimer
  let clock = TestClock()
  let device = InMemoryDevice()
  let screen: Screen

  init(
    _ timer: OvoTimer = OvoTimer(), recentTimes: [Int] = [],
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let service = InMemoryTimer(timer, recentTimes: recentTimes, at: date)
    let (clock, device) = (clock, device)
    self.service = service
    screen = withDependencies {
      $0.continuousClock = clock
      $0.use(device.device)
      update(&$0)
    } operation: {
      let model = OvoTimerModel(client: service.client)
      return Screen {
        OvoTimerView(model: model).environment(\.timelineClock, TimelineClock(clock, from: date))
      }
    }
  }

  /// A page whose browser says whether it may notify when a test does.
  static func unanswered(
    _ timer: OvoTimer
  ) -> (stage: TimerStage, browser: AsyncStream<Authorization>.Continuation) {
    let (answers, browser) = AsyncStream.makeStream(of: Authorization.self)
    let stage = TimerStage(timer) {
      $0.notifications.authorization = {
        for await answer in answers { return answer }
        return .notDetermined
      }
    }
    return (stage, browser)
  }

  var title: String? { screen.heading.text }
  var time: String? { screen.element(id: "time").text }

  func passes(_ seconds: Int) async {
    service.ticks(seconds)
    await screen.rest()
  }

  /// Seconds pass at the service and here.
  func passEverywhere(_ seconds: Int) async {
    for _ in 0..<seconds {
      service.ticks()
      await clock.advance(by: .seconds(1))
    }
    await screen.rest()
  }
}

extension Notice {
  fileprivate static func end(of time: String) -> Notice {
    Notice(id: "ovo-timer", title: "Time is up", body: "\(time) have passed.")
  }
}

extension OvoTimer {
  /// A timer of which all of these have been asked.
  fileprivate init(after requests: TimerRequest...) {
    self.init()
    for request in requests { handle(request) }
  }
}

@MainActor @Suite("The timer on the screen")
struct TimerScreenTests {
  @Test("Somebody who has never wound it is told how")
  func intro() async {
    let stage = TimerStage()
    await stage.screen.rest()
    #expect(stage.title == "Ovo Timer")
    let advice =
      "Turn the dial clockwise: each turn is a quarter of an hour. Let go, and it runs."
    #expect(stage.screen.text(advice).exists)
    #expect(stage.screen.button("Start").isAbsent)
    #expect(stage.screen.accessibilityProblems == [])
  }

  @Test("A hand shows how the dial is turned, to and fro, until somebody does")
  func hand() async throws {
    let (clock, service) = (TestClock(), InMemoryTimer())
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = withDependencies {
      $0.continuousClock = TestClock()
      $0.use(InMemoryDevice().device)
    } operation: {
      let model = OvoTimerModel(client: service.client)
      return Screen {
        OvoTimerView(model: model).environment(\.timelineClock, TimelineClock(clock, from: start))
      }
    }
    await screen.rest()
    let before = screen.root
    await clock.advance(by: .seconds(2))
    await screen.rest()
    let isTurned = screen.root != before
    #expect(isTurned)
    await clock.advance(by: .seconds(2))
    await screen.rest()
    let isBack = screen.root == before
    #expect(isBack)
    try await screen.button("One minute more").tap()
    let wound = screen.root
    await clock.advance(by: .seconds(2))
    await screen.rest()
    let isStill = screen.root == wound
    #expect(isStill)
  }

  @Test("A turn of the dial winds click by click, and it runs when the finger lets go")
  func drag() async throws {
    let stage = TimerStage()
    // From the top to the right: a quarter of a turn, to the click.
    try await stage.screen.element(id: "dial").drag(
      from: CGPoint(x: 150, y: 20), to: CGPoint(x: 280, y: 150))
    #expect(stage.service.timer.state == .running(remaining: 230, selected: 230))
    #expect(stage.title == "Running")
    #expect(stage.time == "03:50")
  }

  @Test("The buttons wind as the finger does, step by step, and never below nothing")
  func buttons() async throws {
    let stage = TimerStage()
    #expect(!stage.screen.button("Ten seconds less").isEnabled)
    try await stage.screen.button("One minute more").tap()
    #expect(stage.title == "Winding")
    try await stage.screen.button("Ten seconds more").tap()
    #expect(stage.time == "01:10")
    try await stage.screen.button("Ten seconds less").tap()
    #expect(stage.time == "01:00")
    try await stage.screen.button("Ten seconds more").tap()
    let labels = [
      "One minute less": "−1 m", "Ten seconds less": "−10 s", "Ten seconds more": "+10 s",
      "One minute more": "+1 m",
    ]
    for (name, text) in labels { #expect(stage.screen.button(name).text == text) }
    try await stage.screen.button("One minute less").tap()
    #expect(stage.time == "00:10")
    try await stage.screen.button("One minute less").tap()
    #expect(stage.time == "00:00")
    #expect(!stage.screen.button("Start").isEnabled)
    try await stage.screen.button("Ten seconds more").tap()
    try await stage.screen.button("Start").tap()
    #expect(stage.service.timer.state == .running(remaining: 10, selected: 10))
  }

  @Test("The title of the window counts down, and tells of the end")
  func windowTitle() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 2), .start))
    await stage.screen.rest()
    #expect(stage.screen.title == "00:02 – Ovo Timer")
    try await stage.screen.button("Pause").tap()
    #expect(stage.screen.title == "00:02, paused – Ovo Timer")
    try await stage.screen.button("Resume").tap()
    await stage.passes(1)
    #expect(stage.screen.title == "00:01 – Ovo Timer")
    await stage.passes(1)
    #expect(stage.screen.title == "Time is up – Ovo Timer")
    try await stage.screen.button("Silence").tap()
    #expect(stage.screen.title == "Finished – Ovo Timer" && stage.title == "Finished")
  }

  @Test("A running timer counts down, stands still, and goes on")
  func pause() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    await stage.passes(1)
    #expect(stage.time == "01:29")
    #expect(stage.screen.text("of 01:30").exists)
    try await stage.screen.button("Pause").tap()
    await stage.passes(5)
    #expect(stage.title == "Paused")
    #expect(stage.time == "01:29")
    try await stage.screen.button("Resume").tap()
    await stage.passes(1)
    #expect(stage.time == "01:28")
    #expect(stage.screen.accessibilityProblems == [])
  }

  @Test("At its end the alarm is heard until somebody silences it; the same time runs again")
  func finished() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 2), .start))
    await stage.passes(2)
    #expect(stage.title == "Time is up")
    #expect(stage.device.sounds == [.alarm])
    #expect(stage.device.notices == [.end(of: "00:02")])
    await stage.clock.advance(by: .seconds(25))
    #expect(stage.device.sounds.count == 3)
    #expect(stage.device.notices.count == 1)
    try await stage.screen.button("Silence").tap()
    #expect(stage.screen.button("Silence").isAbsent)
    #expect(stage.device.notices == [])
    await stage.clock.advance(by: .seconds(60))
    #expect(stage.device.sounds.count == 3)
    try await stage.screen.button("Again").tap()
    #expect(stage.service.timer.state == .running(remaining: 2, selected: 2))
    #expect(stage.title == "Running")
  }

  @Test("An alarm that nobody answers counts on, on the dial and in the window's title")
  func overtime() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 60), .start))
    await stage.passEverywhere(60)
    #expect(stage.title == "Time is up" && stage.time == "00:00")
    #expect(stage.screen.text("past 01:00").exists)
    await stage.passEverywhere(130)
    #expect(stage.time == "+02:10")
    #expect(stage.screen.title == "+02:10, time is up – Ovo Timer")
    try await stage.screen.button("Silence").tap()
    #expect(stage.screen.text("of 01:00").exists)
    #expect(stage.screen.accessibilityProblems == [])
  }

  @Test("The background of an alarm moves, unless somebody wants little motion")
  func motion() async {
    func isMoving(_ reducesMotion: Bool) async -> Bool {
      let (clock, date) = (TestClock(), Date(timeIntervalSinceReferenceDate: 800_000_000))
      // Its end lies ahead of the page's clock, so that nothing else moves.
      let service = InMemoryTimer(OvoTimer(after: .wind(to: 2), .start), at: date + 1_000)
      let screen = withDependencies {
        $0.continuousClock = TestClock()
        $0.use(InMemoryDevice().device)
      } operation: {
        let model = OvoTimerModel(client: service.client)
        return Screen {
          OvoTimerView(model: model)
            .environment(\.timelineClock, TimelineClock(clock, from: date))
            .environment(\.accessibilityReduceMotion, reducesMotion)
        }
      }
      service.ticks(2)
      await screen.rest()
      #expect(screen.heading.text == "Time is up")
      let before = screen.root
      await clock.advance(by: .seconds(1))
      await screen.rest()
      return screen.root != before
    }
    #expect(await isMoving(false))
    #expect(await !isMoving(true))
  }

  @Test("A snoozed alarm is silent, tells when it sounds again, and does so")
  func snooze() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    await stage.passes(90)
    try await stage.screen.button("1 more minute").tap()
    #expect(stage.service.timer.state == .snoozed(remaining: 60, duration: 90))
    #expect(stage.title == "Snoozed" && stage.time == "01:00")
    #expect(stage.screen.element(id: "end").exists)
    #expect(stage.device.notices == [])
    #expect(stage.device.scheduledNotices.map(\.remaining) == [.seconds(60)])
    #expect(stage.screen.accessibilityProblems == [])
    await stage.passEverywhere(59)
    #expect(stage.title == "Snoozed" && stage.device.sounds.count == 1)
    await stage.passEverywhere(1)
    #expect(stage.title == "Time is up" && stage.device.sounds.count == 2)
    try await stage.screen.button("5 more minutes").tap()
    #expect(stage.time == "05:00" && stage.screen.title == "05:00, snoozed – Ovo Timer")
    try await stage.screen.button("Cancel the Alarm").tap()
    #expect(stage.service.timer.state == .finished(duration: 90, isAcknowledged: true))
    #expect(stage.device.scheduledNotices.isEmpty)
  }

  @Test("While it runs it is told when it ends, by the clock on the wall")
  func end() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    await stage.screen.rest()
    let end = try #require(stage.screen.element(id: "end").text)
    #expect(end.hasPrefix("Ends at ") && end.contains(":"))
    try await stage.screen.button("Pause").tap()
    #expect(stage.screen.element(id: "end").isAbsent)
  }

  @Test("The times that were used last are run at a touch")
  func recentTimes() async throws {
    let stage = TimerStage(recentTimes: [300, 90])
    try await stage.screen.button("Run 05:00").tap()
    #expect(stage.service.timer.state == .running(remaining: 300, selected: 300))
    #expect(stage.screen.button("Run 01:30").isAbsent)
    stage.service.elsewhere(.wind(to: 60))
    stage.service.elsewhere(.start)
    await stage.passes(60)
    try await stage.screen.button("Silence").tap()
    #expect(stage.screen.button("Run 01:00").exists)
    try await stage.screen.button("Run 01:30").tap()
    #expect(stage.service.timer.state == .running(remaining: 90, selected: 90))
  }

  @Test("The page itself tells of the end at its second, of the newest end only")
  func announcement() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    func scheduled() -> [Duration] { stage.device.scheduledNotices.map(\.remaining) }
    await stage.screen.rest()
    #expect(stage.device.scheduledNotices.map(\.notice) == [.end(of: "01:30")])
    #expect(scheduled() == [.seconds(90)])
    await stage.passes(1)
    #expect(scheduled() == [.seconds(90)])
    try await stage.screen.button("Pause").tap()
    #expect(scheduled() == [])
    try await stage.screen.button("Resume").tap()
    #expect(scheduled() == [.seconds(89)])
    stage.service.elsewhere(.wind(to: 300))
    stage.service.elsewhere(.start)
    await stage.screen.rest()
    #expect(stage.device.scheduledNotices.map(\.notice) == [.end(of: "05:00")])
    #expect(scheduled() == [.seconds(300)])
    stage.device.advance(by: .seconds(300))
    #expect(stage.device.notices == [.end(of: "05:00")])
    await stage.passes(300)
    #expect(stage.device.notices == [.end(of: "05:00")])
  }

  @Test("What somebody does elsewhere is on the screen")
  func elsewhere() async throws {
    let stage = TimerStage()
    stage.service.elsewhere(.wind(to: 300))
    await stage.screen.rest()
    #expect(stage.title == "Winding")
    stage.service.elsewhere(.start)
    await stage.screen.rest()
    #expect(stage.time == "05:00")
  }

  @Test("Two pages of one timer show the same, whatever is done on either")
  func two() async throws {
    let one = TimerStage()
    let two = withDependencies {
      $0.continuousClock = one.clock
      $0.use(one.device.device)
    } operation: {
      let model = OvoTimerModel(client: one.service.client)
      return Screen { OvoTimerView(model: model) }
    }
    try await one.screen.button("One minute more").tap()
    await two.rest()
    try await two.button("Start").tap()
    await one.screen.rest()
    #expect(one.title == "Running" && two.heading.text == "Running")
    try await one.screen.button("Pause").tap()
    await two.rest()
    #expect(two.heading.text == "Paused")
  }

  @Test("Without its service it goes on counting, says so, and asks the next one")
  func service() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    await stage.passes(1)
    stage.service.goes()
    await stage.screen.rest()
    let warning = try #require(stage.screen.element(id: "warning").text)
    #expect(warning.hasPrefix("The timer's service"))
    let promise = "Its alarm sounds even if this page is closed."
    #expect(stage.screen.text(promise).isAbsent)
    #expect(
      stage.screen.text("Only this page counts now: keep it open, or nothing may sound.").exists)
    await stage.clock.advance(by: .seconds(3))
    #expect(stage.time == "01:26")
    try await stage.screen.button("Pause").tap()
    #expect(stage.title == "Running")
    stage.service.comes(with: OvoTimer(after: .wind(to: 80), .start))
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.time == "01:20")
    #expect(stage.screen.element(id: "warning").isAbsent && stage.screen.text(promise).exists)
    await stage.passes(1)
    #expect(stage.time == "01:19")
  }

  @Test("A service that hangs is said to, and the seconds are counted here until it tells of one")
  func hangs() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    await stage.passes(1)
    await stage.clock.advance(by: .seconds(2))
    await stage.screen.rest()
    #expect(stage.time == "01:29" && stage.screen.element(id: "warning").isAbsent)
    await stage.clock.advance(by: .seconds(1))
    await stage.screen.rest()
    #expect(stage.time == "01:26")
    let words =
      "The timer's service does not answer. What you ask for now may be done later, or not."
    #expect(stage.screen.element(id: "warning").text == words)
    await stage.clock.advance(by: .seconds(2))
    await stage.screen.rest()
    #expect(stage.time == "01:24")
    await stage.passes(5)
    #expect(stage.time == "01:24" && stage.screen.element(id: "warning").isAbsent)
  }

  @Test(
    "A timer that stands still or has not been started tells of no second, and nothing is wrong")
  func quiet() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start, .pause))
    await stage.screen.rest()
    await stage.clock.advance(by: .seconds(60))
    await stage.screen.rest()
    #expect(stage.screen.element(id: "warning").isAbsent && stage.time == "01:30")
  }

  @Test("Buttons and keys wind a timer that runs, which goes on, and one that stands still")
  func windAgain() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    await stage.passes(1)
    try await stage.screen.element(shortcut: .pageUp, modifiers: []).tap()
    #expect(stage.service.timer.state == .running(remaining: 149, selected: 149))
    try await stage.screen.button("Ten seconds less").tap()
    #expect(stage.service.timer.state == .running(remaining: 139, selected: 139))
    try await stage.screen.button("Pause").tap()
    try await stage.screen.button("One minute less").tap()
    #expect(stage.service.timer.state == .winding(selected: 79))
  }

  @Test("What is wrong with the disk is said as long as it is")
  func disk() async throws {
    let stage = TimerStage()
    stage.service.meets("The timer goes on, but is not stored.")
    await stage.screen.rest()
    #expect(stage.screen.element(id: "warning").text == "The timer goes on, but is not stored.")
    stage.service.meets(nil)
    await stage.screen.rest()
    #expect(stage.screen.element(id: "warning").isAbsent)
  }

  @Test("Who has not been asked may let the page tell of the end")
  func notify() async throws {
    let stage = TimerStage(OvoTimer(after: .wind(to: 90), .start))
    #expect(stage.screen.button("Notify me when it is done").isAbsent)
    let asked = TimerStage()
    asked.device.decide(.notDetermined, for: .notifications)
    let screen = withDependencies {
      $0.continuousClock = asked.clock
      $0.use(asked.device.device)
    } operation: {
      let model = OvoTimerModel(client: stage.service.client)
      return Screen { OvoTimerView(model: model) }
    }
    await screen.rest()
    #expect(asked.device.scheduledNotices.isEmpty)
    try await screen.button("Notify me when it is done").tap()
    #expect(asked.device.scheduledNotices.map(\.remaining) == [.seconds(90)])
    #expect(screen.button("Notify me when it is done").isAbsent)
  }

  @Test("A browser that says late whether it may notify shows the timer at once, and notifies then")
  func lateAuthorization() async {
    let (stage, browser) = TimerStage.unanswered(OvoTimer(after: .wind(to: 90), .start))
    await stage.passes(1)
    #expect(stage.title == "Running" && stage.time == "01:29")
    #expect(stage.screen.button("Notify me when it is done").isAbsent)
    #expect(stage.device.scheduledNotices.isEmpty)
    browser.yield(.authorized)
    await stage.screen.rest()
    #expect(stage.device.scheduledNotices.map(\.remaining) == [.seconds(89)])
  }

  @Test("A browser that may notify only when the alarm sounds already tells of it then")
  func lateNotice() async {
    let (stage, browser) = TimerStage.unanswered(OvoTimer(after: .wind(to: 2), .start))
    await stage.passes(2)
    #expect(stage.device.sounds == [.alarm] && stage.device.notices.isEmpty)
    browser.yield(.authorized)
    await stage.screen.rest()
    #expect(stage.device.notices == [.end(of: "00:02")])
  }

  @Test("A notification that a browser never says to be shown keeps no alarm from sounding")
  func endlessNotice() async {
    let (answers, browser) = AsyncStream.makeStream(of: Void.self)
    defer { browser.finish() }
    let stage = TimerStage(OvoTimer(after: .wind(to: 2), .start)) {
      $0.notifications.show = { _ in for await _ in answers {} }
    }
    await stage.passes(2)
    #expect(stage.title == "Time is up")
    #expect(stage.device.sounds == [.alarm])
  }
}
