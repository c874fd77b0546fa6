import BrowserTesting
import Foundation
import OvoTimerClient
import OvoTimerDomain
import OvoTimerUI
import SwiftUI
import Testing
import VitroConcurrency
import VitroDependencies
import Waiting

/// Played often, with the times: `VITRO_LOAD=1 Scripts/test --filter TogetherTests`.
@MainActor
@Suite(
  "Two browsers and the command line with one timer", .serialized, .needsBrowser)
struct TogetherTests {
  private static let isMeasured = ProcessInfo.processInfo.environment["VITRO_LOAD"] != nil

  @Test(
    "What is done on a page or by a command is on every page, and the command says it",
    .tags(.everyPageAgrees))
  func agree() async throws {
    try await withPages { pages, home in
      var spreads: [Double] = []
      for _ in 0..<(Self.isMeasured ? 25 : 1) {
        spreads.append(
          try await pages.show("Winding") { _ = try await home.run("wind 5m") })
        spreads.append(
          try await pages.show("Running") { try await pages.one.press(key: "Enter", code: 13) })
        try await home.expect("Running: ")
        spreads.append(
          try await pages.show("Paused") { try await pages.two.press(key: "p", code: 80) })
        try await home.expect("Paused: ")
        spreads.append(try await pages.show("Running") { _ = try await home.run("unpause") })
      }
      spreads.sort()
      if Self.isMeasured {
        print(
          """
          \(spreads.count) changes, from the first page that shows one to the last: median \
          \(spreads[spreads.count / 2]) ms, most \(spreads.last ?? 0) ms
          """)
      }
    }
  }

  @Test(
    "A service that is killed is back, and both pages show what it has",
    arguments: [
      (["wind 5m"], "Winding", "Wound to 05:00."),
      (["5m"], "Running", "Running: "),
      (["5m", "pause"], "Paused", "Paused: "),
      (["1s"], "Time is up", "Finished: its alarm sounds."),
    ])
  func killed(_ commands: [String], _ title: String, _ words: String) async throws {
    try await withPages { pages, home in
      _ = try await pages.show(title) {
        for command in commands { _ = try await home.run(command) }
      }
      let service = home.service
      home.signalService(SIGKILL)
      // The pages start the next one.
      try await happens { home.service != nil && home.service != service }
      try await happens { try await home.client.isListening }
      try await home.expect(words)
      _ = try await pages.show(title) {}
      _ = try await pages.show("Winding") { _ = try await home.run("wind 6m") }
    }
  }

  @Test(
    "A service that is killed in the second of the end: both pages tell of the end, and it sounds",
    arguments: [850, 950, 1_000, 1_050])
  func killedAtTheEnd(milliseconds: Int) async throws {
    try await withPages { pages, home in
      _ = try await pages.show("Time is up") {
        _ = try await home.run("1s")
        // Wall clock: the moment of a kill, whichever it is.
        try await Task.sleep(for: .milliseconds(milliseconds))
        home.signalService(SIGKILL)
      }
      try await happens { try await home.client.isListening }
      try await home.expect("Finished: its alarm sounds.")
      _ = try await pages.show("Finished") { _ = try await home.run("acknowledge") }
    }
  }

  @Test("An alarm that is snoozed on one page is so on both, also after its service was killed")
  func snoozed() async throws {
    try await withPages { pages, home in
      _ = try await pages.show("Time is up") { _ = try await home.run("1s") }
      try await pages.one.rest()
      _ = try await pages.show("Snoozed") { try await pages.one.button("5 more minutes").tap() }
      try await home.expect("Snoozed: ")
      let service = home.service
      home.signalService(SIGKILL)
      try await happens { home.service != nil && home.service != service }
      try await happens { try await home.client.isListening }
      try await home.expect("Snoozed: ")
      try await pages.one.reload()
      _ = try await pages.show("Snoozed") {}
      try await pages.two.rest()
      _ = try await pages.show("Finished") {
        try await pages.two.button("Cancel the Alarm").tap()
      }
      try await home.expect("Finished.")
    }
  }

  @Test("A page that has lost its connection, and one that is opened anew, show the newest")
  func connection() async throws {
    try await withPages { pages, home in
      _ = try await pages.show("Running") { _ = try await home.run("5m") }
      _ = try await pages.show("Paused") {
        _ = try await pages.one.evaluate("(wire.socket.close(), true)", as: Bool.self)
        _ = try await home.run("pause")
      }
      try await pages.one.reload()
      _ = try await pages.show("Paused") {}
      _ = try await pages.show("Running") { try await pages.one.press(key: "p", code: 80) }
    }
  }

  /// Two pages of one timer, each with a server and a browser's session of its own.
  private struct Pages {
    let one: BrowserPage
    let two: BrowserPage

    /// Does something, and returns when both pages show a title, with the milliseconds between them.
    @MainActor
    func show(_ title: String, after deed: @MainActor () async throws -> Void) async throws
      -> Double
    {
      async let first = one.evaluate(Self.timeOf(title), as: Double.self)
      async let second = two.evaluate(Self.timeOf(title), as: Double.self)
      try await deed()
      return abs(try await first - second)
    }

    /// The moment at which a page shows a title from now on.
    private static func timeOf(_ title: String) -> String {
      """
      new Promise((done) => {
        const look = () => {
          if (document.querySelector("h1").textContent !== "\(title)") return
          observer.disconnect()
          done(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        look()
      })
      """
    }
  }

  private func withPages(
    _ body: @MainActor (Pages, OvoHome) async throws -> Void
  ) async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let client = TimerClient.socket(
      at: home.location, starting: home.starter, patience: home.client.patience)
    let makeScreen: @MainActor @Sendable (ScreenHost) -> Screen = {
      TimerPageTests.makeScreen($0, client, ContinuousClock())
    }
    try await withPage(named: "One", showing: makeScreen) { one in
      try await withPage(named: "Two", showing: makeScreen) { two in
        // Seconds pass between a page and its screen.
        (one.isCompared, two.isCompared) = (false, false)
        try await body(Pages(one: one, two: two), home)
      }
    }
  }
}
