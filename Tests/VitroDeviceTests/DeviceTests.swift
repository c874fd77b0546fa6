import Testing
import VitroDevice

@MainActor @Suite("Device")
struct DeviceTests {
  @Test("A request where no screen is finds nothing")
  func nobody() async {
    await #expect(throws: DeviceError.missing) { try await SoundPlayer(on: .current).play(.bell) }
  }
}
