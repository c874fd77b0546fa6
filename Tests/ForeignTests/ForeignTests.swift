import SwiftUI
import Testing
import UIKit
import VitroConcurrency
import VitroDevice
import VitroUITesting
import os

private let logger = Logger(subsystem: "tests", category: "foreign")

@MainActor @Suite("Programs of others, as they are")
struct ForeignTests {
  @Test("What is no view builds views, in a builder, a constant and a property")
  func isolation() {
    let screen = Screen {
      CatalogRouter().configure()
      ForEach(Section5.allCases, id: \.self) { $0.page }
    }
    #expect(screen.text("Catalogue").exists && screen.button("Open").exists)
    #expect(screen.text("settings").exists)
  }

  @Test("The screen of UIKit is the window, and a body that reads it runs again when that changes")
  func screenSize() {
    let screen = Screen { ScreenSize() }
    #expect(screen.text("390 points").exists && screen.text("phone").exists)
    screen.surroundings.size.width = 1_024
    #expect(screen.text("1024 points").exists && screen.text("pad").exists)
  }

  @Test("The standard defaults are the visitor's, and the same as those of AppStorage")
  func defaults() async throws {
    let store = AppStorageStore.inMemory()
    let screen = Screen(storage: store) { FavoritesView() }
    try await screen.button("Add").tap()
    try await screen.button("Rename").tap()
    try await screen.button("Darken").tap()
    #expect(screen.text("Tea").exists && screen.text("Hello, Blob").exists)
    #expect(screen.text("dark").exists)
    let next = Screen(storage: store) { FavoritesView() }
    #expect(next.text("Tea").exists && next.text("Hello, Blob").exists)
    let other = Screen { FavoritesView() }
    #expect(other.text("Tea").isAbsent && other.text("Hello, nobody").exists)
    try await screen.button("Forget").tap()
    #expect(Screen(storage: store) { FavoritesView() }.text("Tea").isAbsent)
  }

  @Test("The standard defaults keep what a property list may hold, on any thread")
  func values() async {
    let date = Date(timeIntervalSinceReferenceDate: 3)
    let screen = Screen {
      Text("Values").task {
        await Task.detached { UserDefaults.standard.set(1, forKey: "detached") }.value
        UserDefaults.standard.set(["a": [1, 2]], forKey: "nested")
        UserDefaults.standard.set(date, forKey: "date")
        UserDefaults.standard.set(2.5, forKey: "number")
        UserDefaults.standard.set(7, forKey: "count")
        UserDefaults.standard.set(Data([1, 2]), forKey: "bytes")
        await background()
      }
    }
    await screen.rest()
    let values = screen.executor.run {
      let standard = UserDefaults.standard
      return [
        "\(standard.dictionary(forKey: "nested")?["a"] as? [Int] ?? [])",
        "\(standard.object(forKey: "date") as? Date == date)",
        "\(standard.double(forKey: "number"))", "\(standard.integer(forKey: "count"))",
        "\(standard.data(forKey: "bytes")?.count ?? 0)", "\(standard.bool(forKey: "background"))",
        "\(standard.string(forKey: "nothing") ?? "nothing")",
      ]
    }
    #expect(values == ["[1, 2]", "true", "2.5", "7", "2", "true", "nothing"])
    UserDefaults.standard.removeObject(forKey: "detached")
  }

  private nonisolated func background() async {
    UserDefaults.standard.set(true, forKey: "background")
  }

  @Test("The system's colours differ between light and dark")
  func colors() {
    let gray = Color(.systemGray6)
    #expect(gray == Color(uiColor: .systemGray6) && gray != Color(.systemGray5))
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    var white: CGFloat = 0
    #expect(color.getRed(&white, green: nil, blue: nil, alpha: nil) && white == 1)
    #expect(Color(color).description == "#FFFFFFFF, in the dark #000000FF")
  }

  @Test("Addresses are opened by the surface, and what is copied goes to the device")
  func actions() async throws {
    let device = InMemoryDevice()
    let screen = Screen(executor: RestExecutor(device: device.device)) { Actions() }
    var opened: [String] = []
    screen.onOpenURL = { opened.append($0.absoluteString) }
    try await screen.button("Open").tap()
    try await screen.button("Copy").tap()
    #expect(opened == ["https://example.com/help"])
    #expect(device.clipboard == "Notes")
    logger.debug("opened \(opened, privacy: .private)")
  }

  @Test("Only the corners that are meant are round")
  func corners() {
    let path = RoundedCorner(radius: 10, corners: [.topLeft, .topRight])
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
  }

  @Test("What is written with Foundation alone works")
  func foundation() {
    #expect(Request().pause == 2_000_000_000 && Request().file.lastPathComponent == "quotes.json")
    let ticker = Ticker()
    ticker.count += 1
    #expect(ticker.count == 1)
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7_200) == "2 hours ago")
  }

  @Test(
    "A duration is written in units",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
      (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"),
      (.brief, "1hr 5min 9sec"),
    ])
  func durations(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3_909) == text)
  }

  @Test("Units of which there are none are left out, or padded")
  func zeros() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 0) == "0")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: .infinity) == nil)
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 60) == "1 minute" && formatter.string(from: -60) == "-1 minute")
  }
}
