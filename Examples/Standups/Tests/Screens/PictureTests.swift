import BrowserTesting
import Foundation
import StandupsDomain
import Testing
import VitroUITesting

/// Takes the pictures of the documentation: `VITRO_PICTURES=Documentation/Standups Scripts/test
/// --filter StandupsTests.PictureTests`.
@MainActor
@Suite(
  "Pictures of every screen",
  .enabled(if: Picture.folder != nil, "Pictures are taken where VITRO_PICTURES names a folder."),
  .needsBrowser, .serialized)
struct PictureTests {
  @Test("Every screen, light, dark and on a phone", arguments: Picture.Look.allCases)
  func screens(look: Picture.Look) async throws {
    let world = World(Standup.samples)
    try await withStandups(world, look.viewport) { page in
      try await Picture.take(page, "list", look)
      try await page.button("Add a stand-up").tap()
      try await Picture.take(page, "add", look)
      try await page.sheet.dismiss()
      try await page.button("Website 3 attendees 10 minutes").tap()
      try await Picture.take(page, "detail", look)
      try await page.button("Edit").tap()
      try await Picture.take(page, "edit", look)
      try await page.sheet.dismiss()
      try await page.button("Delete").tap()
      try await Picture.take(page, "delete", look)
      try await page.alert().button("Never mind").tap()
      try await page.group("Past meetings").button().tap()
      try await Picture.take(page, "meeting", look)
      try await page.button("Back to Website").tap()
      try await page.button("Start meeting").tap()
      await world.clock.advance(by: .seconds(260))
      try await page.rest()
      try await Picture.take(page, "record", look)
      try await page.button("End meeting").tap()
      try await Picture.take(page, "end", look)
    }
  }

  @Test("No stand-ups, a damaged file, no microphone", arguments: Picture.Look.allCases)
  func troubles(look: Picture.Look) async throws {
    try await withStandups(World(), look.viewport) { try await Picture.take($0, "empty", look) }
    // That the file is damaged is reported as well.
    await withKnownIssue {
      try await withStandups(World(file: "?"), look.viewport) {
        try await Picture.take($0, "damaged", look)
      }
    }
    let world = World(Standup.samples)
    world.device.decide(.denied, for: .speech)
    try await withStandups(world, look.viewport) { page in
      try await page.button("Support 2 attendees 5 minutes").tap()
      try await page.button("Start meeting").tap()
      try await Picture.take(page, "denied", look)
    }
  }
}

/// A picture of the documentation.
enum Picture {
  static let folder = ProcessInfo.processInfo.environment["VITRO_PICTURES"]

  /// The viewport that a picture is taken in.
  enum Look: String, CaseIterable {
    case light, dark, phone

    var viewport: Viewport {
      switch self {
      case .light: Viewport(width: 900, height: 700)
      case .dark: Viewport(width: 900, height: 700, isDark: true)
      case .phone: .phone
      }
    }
  }

  @MainActor
  static func take(_ page: BrowserPage, _ name: String, _ look: Look) async throws {
    guard let folder else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(look).png")
    try await page.screenshot().write(to: file)
  }
}
