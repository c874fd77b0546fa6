import BrowserTesting
import Foundation
import OvoTimerDomain
import OvoTimerUI
import SwiftUI
import Testing
import VitroUITesting
import Waiting

/// A story of a person and the timer: what they do, what that asks of the value, and how it ends.
struct Story: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    /// A button is pressed.
    case press(String, TimerRequest)
    /// The dial is turned by a quarter from where it is, to so many seconds, and let go.
    case turn(to: Int)
    /// Seconds pass.
    case pass(Int)
  }

  let title: String
  let steps: [Step]
  let end: OvoTimer.State
  /// The headline and the time that are shown in the end.
  let headline: String
  let time: String

  var testDescription: String { title }

  init(
    _ title: String, _ steps: Step..., end: OvoTimer.State, shown headline: String, _ time: String
  ) {
    (self.title, self.steps, self.end) = (title, steps, end)
    (self.headline, self.time) = (headline, time)
  }

  static let all = [
    Story(
      "It is wound by buttons", minute, .press("Ten seconds more", .wind(to: 70)),
      .press("Ten seconds less", .wind(to: 60)), end: .winding(selected: 60),
      shown: "Winding", "01:00"),
    Story(
      "It is wound, and put back to nothing", minute, .press("One minute less", .wind(to: 0)),
      end: .winding(selected: 0), shown: "Winding", "00:00"),
    Story(
      "It is turned, and runs", .turn(to: 230), .pass(30),
      end: .running(remaining: 200, selected: 230),
      shown: "Running", "03:20"),
    Story(
      "It is started", minute, start, end: .running(remaining: 60, selected: 60),
      shown: "Running", "01:00"),
    Story(
      "It stands still", minute, start, .pass(20), .press("Pause", .pause), .pass(100),
      end: .paused(remaining: 40, selected: 60), shown: "Paused", "00:40"),
    Story(
      "It goes on", minute, start, .pass(20), .press("Pause", .pause), .press("Resume", .unpause),
      .pass(39), end: .running(remaining: 1, selected: 60), shown: "Running", "00:01"),
    Story(
      "It is wound anew while it runs", minute, start, .pass(1), .turn(to: 280), .pass(1),
      end: .running(remaining: 279, selected: 280), shown: "Running", "04:39"),
    Story(
      "It sounds at the end", minute, start, .pass(60),
      end: .finished(duration: 60, isAcknowledged: false), shown: "Time is up", "00:00"),
    Story(
      "It is silenced", minute, start, .pass(61), .press("Silence", .acknowledge),
      end: .finished(duration: 60, isAcknowledged: true), shown: "Finished", "00:00"),
    Story(
      "It is snoozed, and sounds again", minute, start, .pass(60),
      .press("1 more minute", .snooze(for: 60)), .pass(60),
      end: .finished(duration: 60, isAcknowledged: false), shown: "Time is up", "00:00"),
    Story(
      "It is done with while it is snoozed", minute, start, .pass(60),
      .press("5 more minutes", .snooze(for: 300)), .pass(10),
      .press("Cancel the Alarm", .acknowledge), .pass(300),
      end: .finished(duration: 60, isAcknowledged: true), shown: "Finished", "00:00"),
    Story(
      "It runs once more", minute, start, .pass(60), .press("Again", .restart), .pass(1),
      end: .running(remaining: 59, selected: 60), shown: "Running", "00:59"),
  ]

  private static let minute = Step.press("One minute more", .wind(to: 60))
  private static let start = Step.press("Start", .start)

  func asValue() {
    var timer = OvoTimer()
    for step in steps { step.happens(to: &timer) }
    #expect(timer.state == end)
  }

  /// Plays it on a surface; `settle` returns when the service, and what is shown, is in a state.
  @MainActor
  func play(
    on surface: some TestSurface & Queryable, _ service: InMemoryTimer,
    settle: @MainActor (OvoTimer.State) async throws -> Void
  ) async throws {
    var timer = OvoTimer()
    for step in steps {
      switch step {
      case .press(let name, _): try await surface.button(name).tap()
      case .turn:
        // From the top to the right.
        try await surface.element(id: "dial").drag(
          from: CGPoint(x: 150, y: 20), to: CGPoint(x: 280, y: 150))
      case .pass(let seconds): service.ticks(seconds)
      }
      step.happens(to: &timer)
      try await settle(timer.state)
    }
    #expect(service.timer.state == end)
    #expect(surface.heading.text == headline)
    #expect(surface.element(id: "time").text == time)
  }
}

extension Story.Step {
  /// Does with the value what the step means for it.
  fileprivate func happens(to timer: inout OvoTimer) {
    switch self {
    case .press(_, let request): timer.handle(request)
    case .turn(let seconds):
      timer.wind(to: seconds)
      timer.start()
    case .pass(let seconds): for _ in 0..<seconds { timer.tick() }
    }
  }
}

@MainActor
@Suite("The same stories of a timer at three levels", .serialized)
struct StoriesTests {
  @Test("As a value", arguments: Story.all)
  func value(_ story: Story) { story.asValue() }

  @Test("On a screen in memory", arguments: Story.all)
  func screen(_ story: Story) async throws { _ = try await Self.playInMemory(story) }

  @Test("In a real browser", .needsBrowser, arguments: Story.all)
  func browser(_ story: Story) async throws { _ = try await Self.playInBrowser(story) }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "The time of each level", .needsBrowser,
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func times() async throws {
    var sums = (value: Duration.zero, screen: Duration.zero, browser: Duration.zero)
    for story in Story.all {
      sums.value += try await median(of: 101) { ContinuousClock().measure { story.asValue() } }
      sums.screen += try await median(of: 21) { try await Self.playInMemory(story) }
      sums.browser += try await median(of: 3) { try await Self.playInBrowser(story) }
    }
    print(
      "twelve stories of a timer as values \(sums.value.milliseconds) ms,",
      "on screens in memory \(sums.screen.milliseconds) ms,",
      "in Chromium \(sums.browser.milliseconds) ms")
    #expect(sums.value < sums.screen && sums.screen < sums.browser)
  }

  /// Plays a story; returns how long it took when the screen was there.
  private static func playInMemory(_ story: Story) async throws -> Duration {
    let service = InMemoryTimer()
    let screen = TimerPageTests.makeScreen(ScreenHost(), service)
    return try await ContinuousClock().measure {
      try await story.play(on: screen, service) { state in
        // Beside other tests what was asked of the service may be under way when the screen rests.
        try await happens {
          await screen.rest()
          return service.timer.state == state
        }
      }
    }
  }

  /// Plays a story; returns how long it took when the page was there.
  private static func playInBrowser(_ story: Story) async throws -> Duration {
    let service = InMemoryTimer()
    var time = Duration.zero
    try await withPage(
      named: "Ovo Timer", showing: { TimerPageTests.makeScreen($0, service) }
    ) { page in
      time = try await ContinuousClock().measure {
        try await story.play(on: page, service) { state in
          // A page does not know of what the service is about to be asked, or to tell.
          try await happens {
            try await page.rest()
            return service.timer.state == state
              && page.element(id: "time").text == state.timeText
          }
        }
      }
      #expect(page.problems == [])
    }
    return time
  }
}
