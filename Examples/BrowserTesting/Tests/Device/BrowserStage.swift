import BrowserTesting
import Testing
import VitroDevice
import VitroUI
import VitroUITesting

/// A page in a real browser, in which somebody else hears, and counts what is heard.
@MainActor final class BrowserStage: DeviceStage {
  let model: DeviceDemoModel
  let page: BrowserPage

  private init(_ model: DeviceDemoModel, _ page: BrowserPage) {
    self.model = model
    self.page = page
  }

  static func with(_ body: @MainActor (BrowserStage) async throws -> Void) async throws {
    let models = Models()
    try await withPage(
      named: "Device", in: .windowed, showing: { models.makeScreen($0) },
      preparing: { page in
        try await page.addScript(deviceScript)
        for name in ["microphone", "notifications", "clipboard-read", "clipboard-write"] {
          try await page.setPermission(name, to: "granted")
        }
      }
    ) { page in
      try await body(BrowserStage(try #require(models.all.first), page))
      #expect(page.problems == [])
    }
  }

  func press(_ button: String) async throws { try await page.button(button).tap() }

  func becomes(_ log: String) async throws -> Bool {
    try await page.becomes { page.text("Log:\(log)").exists }
  }

  func decide(
    _ authorization: Authorization, for capability: DeviceRequest.Capability
  ) async throws {
    let isSecure = authorization != .restricted
    try await run(
      "Object.defineProperty(window, 'isSecureContext', { value: \(isSecure), configurable: true })"
    )
    switch authorization {
    case .restricted: break
    case .authorized: try await setPermission(of: capability, to: "granted")
    case .denied: try await setPermission(of: capability, to: "denied")
    case .notDetermined: try await setPermission(of: capability, to: "prompt")
    case .missing: try await run("device.lacks('\(capability.rawValue)')")
    }
  }

  private func setPermission(
    of capability: DeviceRequest.Capability, to setting: String
  ) async throws {
    switch capability {
    case .speech: try await page.setPermission("microphone", to: setting)
    case .clipboard: try await page.setPermission("clipboard-read", to: setting)
    case .notifications: try await page.setPermission("notifications", to: setting)
    case .sound: break
    }
  }

  func speaks(_ text: String, isFinal: Bool) async throws {
    try await run("device.speaks('\(text)', \(isFinal))")
  }

  func stopsHearing(_ error: DeviceError) async throws {
    switch error {
    case .denied: try await stopsHearing("not-allowed")
    case .restricted: try await stopsHearing("service-not-allowed")
    case .missing: try await stopsHearing("audio-capture")
    case .failed(let word): try await stopsHearing(word)
    case .interrupted: try await reloads()
    }
  }

  func stopsHearing(_ word: String) async throws { try await run("device.fails('\(word)')") }
  func losesConnection() async throws { try await run("device.socket.close()") }
  func reloads() async throws { try await page.reload() }
  /// It passes by itself.
  func advance(by duration: Duration) {}

  func isListening() async throws -> Bool {
    try await page.evaluate("device.listening.size > 0", as: Bool.self)
  }

  func tones() async throws -> [Double] {
    try await page.evaluate("device.tones", as: [Double].self)
  }

  func notices() async throws -> [Notice] {
    try await page.evaluate("device.notices", as: [[String]].self)
      .map { Notice(id: $0[2].isEmpty ? nil : $0[2], title: $0[0], body: $0[1]) }
  }

  func becomes(_ notices: Set<Notice>) async throws -> Bool {
    try await page.becomes {
      let shown = try await self.notices()
      return shown.count == notices.count && Set(shown) == notices
    }
  }

  private func run(_ script: String) async throws {
    _ = try await page.evaluate("(\(script), true)", as: Bool.self)
  }
}

@MainActor private final class Models {
  var all: [DeviceDemoModel] = []

  func makeScreen(_ host: ScreenHost) -> Screen {
    let model = DeviceDemoModel()
    all.append(model)
    return Screen(host: host) { DeviceDemo(model: model) }
  }
}
