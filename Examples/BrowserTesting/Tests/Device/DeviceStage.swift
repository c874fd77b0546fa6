import BrowserTesting
import VitroConcurrency
import VitroDevice
import VitroUI
import VitroUITesting

/// A device on which ``DeviceDemo`` is shown, and what its person does.
@MainActor protocol DeviceStage {
  /// The first application that was shown.
  var model: DeviceDemoModel { get }

  /// Presses a button of the application.
  func press(_ button: String) async throws
  /// Whether what the application has written down becomes this.
  func becomes(_ log: String) async throws -> Bool
  func decide(_ authorization: Authorization, for capability: DeviceRequest.Capability) async throws
  func speaks(_ text: String, isFinal: Bool) async throws
  func stopsHearing(_ error: DeviceError) async throws
  func losesConnection() async throws
  func reloads() async throws
  /// Time passes.
  func advance(by duration: Duration)

  func isListening() async throws -> Bool
  /// How high the tones were that have been heard.
  func tones() async throws -> [Double]
  func notices() async throws -> [Notice]
  /// Whether what the person sees becomes these, each once.
  func becomes(_ notices: Set<Notice>) async throws -> Bool
}

/// The place where the laws hold: in memory, or in a browser.
enum Place: CaseIterable {
  case memory, browser

  /// Those that can be tried here.
  static var here: [Place] { Browser.isNeeded ? allCases : [.memory] }

  @MainActor
  func withStage(_ body: @MainActor (any DeviceStage) async throws -> Void) async throws {
    switch self {
    case .memory: try await body(MemoryStage())
    case .browser: try await BrowserStage.with(body)
    }
  }
}

/// The twin.
@MainActor final class MemoryStage: DeviceStage {
  let model = DeviceDemoModel()
  private let device = InMemoryDevice()
  private let screen: Screen

  init() {
    let model = model
    screen = Screen(executor: RestExecutor(device: device.device)) { DeviceDemo(model: model) }
  }

  func press(_ button: String) async throws { try await screen.button(button).tap() }

  func becomes(_ log: String) async throws -> Bool {
    await screen.rest()
    return screen.text("Log:\(log)").exists
  }

  func decide(_ authorization: Authorization, for capability: DeviceRequest.Capability) {
    device.decide(authorization, for: capability)
  }

  func speaks(_ text: String, isFinal: Bool) { device.speaks(text, isFinal: isFinal) }
  func stopsHearing(_ error: DeviceError) { device.fails(.speech, with: error) }
  /// There is none.
  func losesConnection() {}
  func reloads() async {
    device.reloads()
    await screen.rest()
  }

  func advance(by duration: Duration) { device.advance(by: duration) }

  func isListening() -> Bool { device.isListening }
  func tones() -> [Double] { device.sounds.flatMap(\.tones).map(\.hertz) }
  func notices() -> [Notice] { device.notices }
  func becomes(_ notices: Set<Notice>) -> Bool {
    device.notices.count == notices.count && Set(device.notices) == notices
  }
}
