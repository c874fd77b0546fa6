import Foundation
import Testing

/// A browser of a test process: Debian's chromium without a window.
///
/// It starts when the first page is made and ends with the process.
public actor Browser {
  /// The browser of this process: pages and nothing around them, where that edition of Chromium is installed. A
  /// page is opened there in a tenth of the time.
  public static let shared = Browser(.pages)
  /// The browser with its windows: what a person allows a page, notifications among it, is decided there alone.
  public static let windowed = Browser(.windows)

  /// Whether a browser is installed.
  public static var isInstalled: Bool { Chromium.Edition.windows.path != nil }

  /// Whether tests that need a browser are to run: where one is installed, and under `CI=true` in
  /// any case, where a missing browser makes them fail. `VITRO_BROWSER=no` leaves them out.
  public static var isNeeded: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["VITRO_BROWSER"] != "no" else { return false }
    return isInstalled || environment["CI"] == "true"
  }

  private let edition: Chromium.Edition
  private var connection: Task<(Chromium, DevTools), any Error>?

  private init(_ edition: Chromium.Edition) { self.edition = edition }

  private struct Context: Decodable { var browserContextId: String }
  private struct Target: Decodable { var targetId: String }
  private struct Session: Decodable { var sessionId: String }

  /// Opens an empty page of its own: cookies and storage are shared with no other page.
  ///
  /// - Parameter other: a page with which it shares its cookies, as two tabs do.
  public func newPage(
    _ viewport: Viewport = Viewport(), beside other: BrowserPage? = nil
  ) async throws -> BrowserPage {
    let devTools = try await connected()
    let context: String
    if let other {
      context = other.context
    } else {
      context = try await devTools.send("Target.createBrowserContext", as: Context.self)
        .browserContextId
    }
    let target = try await devTools.send(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": .string(context), "newWindow": true],
      as: Target.self
    ).targetId
    let session = try await devTools.send(
      "Target.attachToTarget",
      ["targetId": .string(target), "flatten": true],
      as: Session.self
    ).sessionId
    let page = await BrowserPage(devTools: devTools, session: session, context: context)
    try await page.prepare(viewport)
    return page
  }

  private func connected() async throws -> DevTools {
    let connection =
      connection
      ?? Task { [edition] in
        let chromium = try await Chromium.start(edition)
        let devTools = try await DevTools.connect(port: chromium.port, path: chromium.socketPath)
        return (chromium, devTools)
      }
    self.connection = connection
    return try await connection.value.1
  }
}

/// The size and scale of the page's window, and the colours in which it is drawn.
public struct Viewport: Equatable, Sendable {
  /// The width in CSS pixels.
  public var width: Int
  /// The height in CSS pixels.
  public var height: Int
  /// Device pixels for each CSS pixel.
  public var scale: Double
  /// Whether the person likes it dark.
  public var isDark: Bool

  /// Makes a viewport; a laptop's, drawn in light colours, unless said.
  public init(width: Int = 1_280, height: Int = 800, scale: Double = 1, isDark: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isDark = isDark
  }

  /// As large as a telephone.
  public static let phone = Viewport(width: 390, height: 844, scale: 2)
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where there is a browser. Elsewhere it is skipped with a notice, and under
  /// `CI=true` it fails.
  public static var needsBrowser: Self {
    .enabled(if: Browser.isNeeded, "\(BrowserError.notInstalled.description)")
  }
}
