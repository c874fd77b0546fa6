import BrowserTesting
import Foundation
import OvoTimerClient
import OvoTimerDomain
import OvoTimerUI
import SwiftUI
import Testing
import VitroConcurrency
import VitroDependencies
import VitroUITesting
import Waiting

@MainActor @Suite("The timer in a browser", .serialized, .needsBrowser)
struct TimerPageTests {
  @Test("Somebody winds it with the mouse, and it runs when they let go")
  func mouse() async throws {
    try await onPage { page, service in
      try await page.element(id: "dial").drag(
        from: CGPoint(x: 150, y: 20), to: CGPoint(x: 280, y: 150))
      #expect(service.timer.state == .running(remaining: 230, selected: 230))
      #expect(page.element(id: "time").text == "03:50")
      #expect(try await page.evaluate("document.title", as: String.self) == "03:50 – Ovo Timer")
      try await page.compareWithScreen()
    }
  }

  @Test("The dial stays where it is, whatever the timer does", arguments: [Viewport.phone, nil])
  func still(viewport: Viewport?) async throws {
    try await onPage { page, service in
      if let viewport { try await page.setViewport(viewport) }
      func top() async throws -> Double {
        try await page.rest()
        return try await page.evaluate(
          "document.querySelector('[data-drag]').getBoundingClientRect().top", as: Double.self)
      }
      let intro = try await top()
      service.elsewhere(.wind(to: 60))
      #expect(try await top() == intro)
      service.elsewhere(.start)
      #expect(try await top() == intro)
      service.elsewhere(.pause)
      #expect(try await top() == intro)
      service.elsewhere(.unpause)
      service.ticks(60)
      #expect(try await top() == intro)
      service.meets("The timer goes on, but is not stored: the disk is full.")
      #expect(try await top() == intro)
    }
  }

  @Test("Time that is up makes a page no longer than it was")
  func length() async throws {
    try await onPage { page, service in
      try await page.setViewport(.phone)
      service.elsewhere(.wind(to: 60))
      service.elsewhere(.start)
      service.ticks(60)
      try await happens {
        try await page.rest()
        return page.heading.text == "Time is up"
      }
      let excess = "document.documentElement.scrollHeight - innerHeight"
      #expect(try await page.evaluate(excess, as: Double.self) == 0)
    }
  }

  @Test("In the dark the buttons of the steps are seen")
  func dark() async throws {
    try await onPage { page, service in
      service.elsewhere(.wind(to: 600))
      try await page.setViewport(Viewport(width: 390, height: 844, isDark: true))
      try await page.rest()
      // The contrast of each to the page's black, as WCAG measures it.
      let script = """
        [...document.querySelectorAll("button")].filter((one) => /[−+]/.test(one.innerText)).map((button) =>
          Math.max(...[button, ...button.querySelectorAll("*")].map((element) => {
            const color = getComputedStyle(element).backgroundColor
            const parts = color.match(/[0-9.]+/g).map(Number)
            const scale = color.startsWith("rgb") ? 255 : 1
            const [r, g, b] = parts.slice(-4, parts.length > 3 ? -1 : undefined).map((part) => {
              const value = part / scale * (parts[3] ?? 1)
              return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
            })
            return (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) / 0.05
          })))
        """
      let contrasts = try await page.evaluate(script, as: [Double].self)
      #expect(contrasts.count == 4 && contrasts.allSatisfy { $0 > 1.4 })
    }
  }

  @Test("All buttons of a timer that runs have the same edges")
  func edges() async throws {
    let (service, device) = (InMemoryTimer(), InMemoryDevice())
    device.decide(.notDetermined, for: .notifications)
    service.elsewhere(.wind(to: 600))
    service.elsewhere(.start)
    try await withPage(
      named: "Ovo Timer", showing: { Self.makeScreen($0, service.client, TestClock(), device) }
    ) { page in
      try await happens {
        try await page.rest()
        return page.button("Notify me when it is done").exists
      }
      let script = """
        ["Pause", "Notify"].map((word) => {
          const buttons = [...document.querySelectorAll("button")]
          const box = buttons.find((one) => one.innerText.includes(word)).getBoundingClientRect()
          return [box.left, box.right]
        })
        """
      let edges = try await page.evaluate(script, as: [[Double]].self)
      #expect(edges[0] == edges[1])
    }
  }

  @Test("On a phone that is held across all of it is there")
  func across() async throws {
    try await onPage { page, service in
      service.elsewhere(.wind(to: 60))
      try await page.setViewport(Viewport(width: 844, height: 390))
      try await page.rest()
      let rest = try await page.evaluate(
        "innerHeight - document.documentElement.scrollHeight", as: Double.self)
      #expect(rest >= 0 && page.button("Start").exists)
    }
  }

  @Test("Somebody winds it with a finger on a phone, which scrolls nothing meanwhile")
  func finger() async throws {
    try await onPage { page, service in
      try await page.setViewport(.phone)
      try await page.setPointer(.touch)
      try await page.element(id: "dial").drag(
        from: CGPoint(x: 150, y: 20), to: CGPoint(x: 280, y: 150))
      #expect(service.timer.state == .running(remaining: 230, selected: 230))
      try await page.button("Pause").tap()
      #expect(service.timer.state == .paused(remaining: 230, selected: 230))
      #expect(try await page.evaluate("scrollY", as: Double.self) == 0)
    }
  }

  @Test("However fast a mouse moves, sixty messages go up in a second, and the last place counts")
  func rate() async throws {
    try await onPage { page, service in
      let script = """
        (async () => {
          const dial = document.querySelector("[data-drag]")
          const box = dial.getBoundingClientRect()
          const [x, y, r] = [box.left + box.width / 2, box.top + box.height / 2, box.width / 2 - 20]
          const point = (type, turn) => dial.dispatchEvent(new PointerEvent(type, {
            bubbles: true, pointerId: 1, clientX: x + r * Math.sin(turn * 2 * Math.PI),
            clientY: y - r * Math.cos(turn * 2 * Math.PI),
          }))
          dial.setPointerCapture = () => {}
          const channel = new MessageChannel()
          const turns = new Promise((done) => {
            const began = performance.now()
            let moves = 0
            channel.port1.onmessage = () => {
              const turn = Math.min((performance.now() - began) / 1000, 0.7)
              point("pointermove", turn)
              moves += 1
              if (turn < 0.7) channel.port2.postMessage(0)
              else done(moves)
            }
          })
          point("pointerdown", 0)
          const [before, began] = [wire.sent.length, performance.now()]
          channel.port2.postMessage(0)
          const moves = await turns
          const seconds = (performance.now() - began) / 1000
          const sent = wire.sent.slice(before).filter((text) => text.startsWith("[8,")).length
          point("pointerup", 0.7)
          return [moves, sent, seconds]
        })()
        """
      let figures = try await page.evaluate(script, as: [Double].self)
      let (moves, sent, seconds) = (figures[0], figures[1], figures[2])
      #expect(sent >= 2 && sent <= 60 * seconds + 1 && moves > sent)
      try await page.rest()
      #expect(service.timer.state == .running(remaining: 630, selected: 630))
    }
  }

  @Test("Somebody winds, starts and pauses it with the keyboard alone")
  func keyboard() async throws {
    try await onPage { page, service in
      for (key, code) in [("PageUp", 33), ("ArrowUp", 38), ("ArrowDown", 40), ("ArrowUp", 38)] {
        try await page.press(key: key, code: code)
      }
      #expect(service.timer.state == .winding(selected: 70))
      try await page.press(key: "Enter", code: 13)
      #expect(service.timer.state == .running(remaining: 70, selected: 70))
      try await page.press(key: "p", code: 80)
      #expect(service.timer.state == .paused(remaining: 70, selected: 70))
      try await page.compareWithScreen()
    }
  }

  @Test("Nobody is shut out, in any state", .needsAccessibilityRules)
  func rules() async throws {
    try await onPage { page, service in
      func check() async throws {
        try await page.rest()
        let broken = try await page.brokenRulesInEveryLook()
        #expect(broken == [])
      }
      try await check()
      service.elsewhere(.wind(to: 5_400))
      try await check()
      service.elsewhere(.start)
      try await check()
      service.elsewhere(.pause)
      try await check()
      service.elsewhere(.unpause)
      service.ticks(5_400)
      try await check()
      service.elsewhere(.snooze(for: 300))
      try await check()
      service.elsewhere(.acknowledge)
      service.meets("The timer goes on, but is not stored.")
      try await check()
    }
  }

  @Test("A page holds what its screen holds, whatever is done on it")
  func walk() async throws {
    let stroll = Stroll("Timer", code: "TimerPageTests.makeScreen($0, InMemoryTimer())") {
      Self.makeScreen($0, InMemoryTimer())
    }
    try await stroll.walk(steps: 25)
  }

  /// A page on which only the service lets time pass.
  static func makeScreen(_ host: ScreenHost, _ service: InMemoryTimer) -> Screen {
    makeScreen(host, service.client, TestClock())
  }

  /// A page of a service, whose seconds a clock counts.
  static func makeScreen(
    _ host: ScreenHost, _ client: TimerClient, _ clock: any Clock<Duration>,
    _ device: InMemoryDevice = InMemoryDevice()
  ) -> Screen {
    withDependencies {
      $0.continuousClock = clock
      $0.use(device.device)
    } operation: {
      let model = OvoTimerModel(client: client)
      let timeline = TimelineClock(AnyClock(clock), from: .now)
      return Screen(host: host) {
        OvoTimerView(model: model).environment(\.timelineClock, timeline)
      }
    }
  }

  private func onPage(
    _ deed: @escaping @MainActor (BrowserPage, InMemoryTimer) async throws -> Void
  ) async throws {
    let service = InMemoryTimer()
    try await withPage(named: "Ovo Timer", showing: { Self.makeScreen($0, service) }) { page in
      try await deed(page, service)
      #expect(page.problems == [])
    }
  }
}
