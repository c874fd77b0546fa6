import BrowserTesting
import Foundation
import OvoTimerDomain
import OvoTimerUI
import Testing
import VitroUITesting

private let pictureFolder = ProcessInfo.processInfo.environment["VITRO_PICTURES"]

/// Takes the pictures of the documentation: `VITRO_PICTURES=pictures Scripts/test
/// --filter OvoTimerTests.PictureTests`.
@MainActor
@Suite(
  "Pictures of the timer in every state",
  .enabled(if: pictureFolder != nil, "Pictures are taken where VITRO_PICTURES names a folder."),
  .needsBrowser, .serialized)
struct PictureTests {
  @Test("Every state, light, dark and on a phone", arguments: [true, false], [true, false])
  func states(isPhone: Bool, isDark: Bool) async throws {
    let (width, height) = isPhone ? (390, 760) : (900, 700)
    let look = (isPhone ? "phone" : "desktop") + (isDark ? "-dark" : "-light")
    let viewport = Viewport(width: width, height: height, isDark: isDark)
    try await withTimer(viewport) { page, service in
      func take(_ name: String) async throws { try await Self.take(page, "\(name)-\(look)") }
      try await take("intro")
      service.elsewhere(.wind(to: 1_500))
      try await take("winding")
      service.elsewhere(.start)
      service.ticks(192)
      try await take("running")
      service.elsewhere(.pause)
      try await take("paused")
      service.elsewhere(.unpause)
      service.ticks(1_308)
      try await take("finished")
      service.elsewhere(.snooze(for: 300))
      service.ticks(20)
      try await take("snoozed")
      service.elsewhere(.acknowledge)
      service.meets("The timer goes on, but is not stored: the disk is full.")
      try await take("silenced")
    }
  }

  @Test("A strip of one winding")
  func winding() async throws {
    try await withTimer(Viewport(width: 390, height: 560)) { page, service in
      for (number, seconds) in [0, 220, 900, 2_030, 4_500, 7_200].enumerated() {
        service.elsewhere(.wind(to: seconds))
        try await Self.take(page, "strip-\(number)")
      }
    }
  }

  private func withTimer(
    _ viewport: Viewport,
    _ body: @escaping @MainActor (BrowserPage, InMemoryTimer) async throws -> Void
  ) async throws {
    let service = InMemoryTimer()
    try await withPage(
      named: "Ovo Timer", showing: { TimerPageTests.makeScreen($0, service) }
    ) { page in
      try await page.setViewport(viewport)
      try await body(page, service)
    }
  }

  private static func take(_ page: BrowserPage, _ name: String) async throws {
    guard let pictureFolder else { return }
    try await page.rest()
    let file = URL(fileURLWithPath: pictureFolder).appendingPathComponent("\(name).png")
    try await page.screenshot().write(to: file)
  }
}
