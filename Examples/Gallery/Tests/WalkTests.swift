import BrowserTesting
import SwiftUI
import Testing

@testable import Gallery

/// Every page of the gallery, walked at random, while the browser is compared with the screen.
@MainActor @Suite("The gallery, walked at random", .serialized, .needsBrowser)
struct WalkTests {
  nonisolated private static let steps = max(Stroll.allSteps * 44 / 100 / Walk.all.count, 1)

  @Test(
    "A page holds what its screen holds, whatever is done on it", arguments: Walk.all.map(\.page))
  func walk(page: String) async throws {
    try await Stroll("Gallery", on: page).walk(steps: WalkTests.steps)
  }

  @Test(
    "So it is when every second step is another hand's: a translator's, an extension's",
    arguments: Walk.all.map(\.page))
  func hands(page: String) async throws {
    var stroll = Stroll("Gallery", on: page)
    stroll.hands = ForeignHand.allCases
    try await stroll.walk(steps: WalkTests.steps)
  }
}

extension Stroll {
  init(_ name: String, on title: String) {
    self.init(name, code: "Screen(host: $0) { GalleryView() }", links: [title]) {
      Screen(host: $0) { GalleryView() }
    }
  }
}
