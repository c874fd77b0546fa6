import VitroUI

/// The screens that a server has made for a page, of which the last one that lives is shown.
@MainActor final class ShownScreens {
  private struct Entry {
    weak var screen: Screen?
  }

  private var entries: [Entry] = []

  func add(_ screen: Screen) { entries.append(Entry(screen: screen)) }

  var current: Screen? { entries.last { $0.screen != nil }?.screen }
}

extension BrowserPage {
  /// How often a screen that moves by itself is looked at again.
  private static let mostLooks = 20

  /// Compares what the page holds with the screen that it shows, where that is in this process: the
  /// order of all elements; role, name, text and value; what is chosen, open, disabled and focused;
  /// what can be done with each.
  ///
  /// What the screen changes while it is looked at, such as a running watch, is looked at again.
  ///
  /// - Throws: ``PageTruth`` with both sides.
  public func compareWithScreen() async throws {
    guard let shown else { return }
    guard let screen = shown.current else {
      return try complain(["The screen of the page has gone."])
    }
    if differences(of: try await read(), from: screen.root).isEmpty { return }
    var always: [String]?
    for _ in 0..<BrowserPage.mostLooks {
      let before = screen.root
      try await catchUp()
      let page = try await read()
      let found = differences(of: page, from: screen.root).map(\.text)
      if found.isEmpty { return }
      if before == screen.root { return try complain(found) }
      always = always?.filter(found.contains) ?? found
    }
    // The screen has moved at each look; what was different at all of them is no matter of time.
    try complain(always ?? [])
  }

  private func complain(_ differences: [String]) throws {
    guard !differences.isEmpty else { return }
    throw PageTruth(differences: differences, problems: problems)
  }

  private func read() async throws -> [PageElement] {
    try await evaluate(readPageScript, as: [PageElement].self)
  }

  /// Returns when the page has got all that the server had said until now: it says something itself,
  /// and has the answer.
  private func catchUp() async throws {
    try await wait("the connection to the server") {
      try await evaluate(speakScript, as: Bool.self)
    }
    try await rest()
  }
}

/// Has the page say something to its server, which changes nothing; gives whether it could.
private let speakScript = """
  (() => {
    const count = wire.sent.length
    document.dispatchEvent(new Event("visibilitychange"))
    return wire.sent.length > count
  })()
  """
