import BrowserTesting
import Foundation
import OvoTimerClient
import OvoTimerDomain
import OvoTimerService
import OvoTimerUI
import SwiftUI
import Testing
import VitroDependencies
import Waiting

/// Played with the times: `VITRO_LOAD=1 Scripts/test --filter SlowDiskTests`.
@MainActor
@Suite(
  "A page whose timer is stored on a slow disk", .serialized, .needsBrowser)
struct SlowDiskTests {
  private static let isMeasured = ProcessInfo.processInfo.environment["VITRO_LOAD"] != nil

  @Test("The dial follows the finger, and what it was turned to is stored in the end")
  func drag() async throws {
    let folder = TemporaryFolder()
    let service = TimerService(
      files: .ofTimer(in: folder.path).slow(by: 0.025), notifier: .silent, now: { .ofMachine() })
    try await withServer(of: service, in: folder) { client, _ in
      try await withPage(
        named: "Slow disk",
        showing: { TimerPageTests.makeScreen($0, client, ContinuousClock()) }
      ) { page in
        // Seconds pass between a page and its screen.
        page.isCompared = false
        try await page.rest()
        let lags = try await page.evaluate(Self.turnTwice, as: [Double].self).sorted()
        // What the page shows at once its service has yet to do.
        try await happens {
          if case .running(_, selected: 1_800) = service.status.timer.state { true } else { false }
        }
        await service.flush()
        let stored = try Files.ofTimer(in: folder.path).load(TimerService.File.timer)
        #expect(TimerRecord(data: stored)?.duration == 1_800)
        guard Self.isMeasured else { return }
        let (median, most) = (
          try #require(lags.isEmpty ? nil : lags[lags.count / 2]), lags.last ?? 0
        )
        print(
          "\(lags.count) places of a dial are shown after: median \(median) ms, most \(most) ms")
        #expect(most <= 50)
      }
    }
  }

  /// Turns the dial twice in four seconds, and lets go: for each time that is shown meanwhile, the
  /// milliseconds since the pointer was there.
  private static let turnTwice = """
    (async () => {
      const dial = document.querySelector("[data-drag]")
      const box = dial.getBoundingClientRect()
      const [x, y, r] = [box.left + box.width / 2, box.top + box.height / 2, box.width / 2 - 20]
      const point = (type, turn) => dial.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 1, clientX: x + r * Math.sin(turn * 2 * Math.PI),
        clientY: y - r * Math.cos(turn * 2 * Math.PI),
      }))
      dial.setPointerCapture = () => {}
      const [moves, lags] = [[], []]
      const observer = new MutationObserver(() => {
        const text = document.querySelector("[data-testid=time]").textContent
        const shown = text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)
        const move = moves.find(([, seconds]) => seconds >= shown - 5)
        if (shown > 0 && move && move[1] < 1800) lags.push(performance.now() - move[0])
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      point("pointerdown", 0)
      await new Promise((done) => {
        const began = performance.now()
        const timer = setInterval(() => {
          const turn = Math.min((performance.now() - began) / 2000, 2)
          point("pointermove", turn)
          moves.push([performance.now(), turn * 900])
          if (turn < 2) return
          clearInterval(timer)
          done()
        }, 8)
      })
      point("pointerup", 2)
      observer.disconnect()
      return lags
    })()
    """
}

extension AlarmNotifier {
  /// Nobody hears it.
  fileprivate static let silent = AlarmNotifier(
    sound: { _, _ in nil }, silence: { _ in }, check: { nil })
}

extension Files {
  /// The same files on a disk that takes so many seconds more for each write.
  fileprivate func slow(by seconds: Double) -> Files {
    var files = self
    files.save = { [save] data, name in
      Thread.sleep(forTimeInterval: seconds)  // Wall clock: how slow the disk is.
      try save(data, name)
    }
    return files
  }
}
