import BrowserTesting
import Foundation
import StandupsDomain
import Testing

/// A few kills in every run; `VITRO_KILLS=100 Scripts/test --filter KillTests` for more.
@Suite("The program is killed while it saves")
struct KillTests {
  private static let latestMoment = 0.3
  private let kills = ProcessInfo.processInfo.environment["VITRO_KILLS"].flatMap(Int.init) ?? 3

  @Test(
    "What a browser has been shown as saved is in the file, and the file is whole",
    .tags(.savedIsSafe))
  func kill() async throws {
    let home = try Home([.mock(title: "Round 0")])
    defer { home.remove() }
    var known = 0
    var renamings = 0
    for round in 1...max(kills, 1) {
      let program = try Program("standups", environment: home.environment)
      let page = try await WirePage.open(
        program.address().appending(path: "\(Standup.mock().id)"))
      let editor = Editor(page: page)
      try await editor.rename(known + 1)
      let editing = Task { [known] in await editor.renameForever(from: known + 2) }
      // Wall clock: the moment of a kill, whichever it is.
      try await Task.sleep(for: .seconds(.random(in: 0...Self.latestMoment)))
      await program.kill()
      let acknowledged = await editing.value
      let saved = try home.standups.first?.title.split(separator: " ").last.flatMap { Int($0) } ?? 0
      #expect(saved >= max(acknowledged, known), "kill \(round)")
      renamings += saved - known
      known = saved
    }
    #expect(renamings >= kills)
    try await renameAndEnd(known + 1, in: home)
    #expect(home.files == ["standups.json"], "The next save clears what the kills left")
    print("\(kills) kills, \(renamings) renamings saved, none lost")
  }

  private func renameAndEnd(_ number: Int, in home: Home) async throws {
    let program = try Program("standups", environment: home.environment)
    let page = try await WirePage.open(program.address().appending(path: "\(Standup.mock().id)"))
    try await Editor(page: page).rename(number)
    #expect(await program.interrupt() == 0)
  }
}

/// An editor that gives a stand-up one name after the other, without a browser.
private struct Editor {
  let page: WirePage

  /// Returns when the page shows the new name.
  func rename(_ number: Int) async throws {
    try await page.press("Edit")
    let title = try page.id(#/<input id="v(\d+)"[^>]*aria-label="Title"/#)
    try await page.send("[2,\(title),\"Round \(number)\"]")
    try await page.press("Done")
  }

  /// Goes on until the program has gone; returns the last number that was acknowledged.
  func renameForever(from first: Int) async -> Int {
    var number = first
    do {
      while true {
        try await rename(number)
        number += 1
      }
    } catch {
      return number - 1
    }
  }
}

extension WirePage {
  fileprivate func press(_ name: String) async throws {
    let button = try Regex(
      "<button id=\"v(\\d+)\"[^>]*>\(name)</button>", as: (Substring, Substring).self)
    try await send("[1,\(id(button))]")
  }

  /// The number of the element that was told last.
  fileprivate func id(_ regex: Regex<(Substring, Substring)>) throws -> Substring {
    try #require(text.matches(of: regex).last?.1, "The page was told: \(text)")
  }
}
