import SwiftUI
import Testing
import VitroTesting
import VitroUITesting

@MainActor @Suite struct StandupsTests {
  @Test func aStandupIsAddedAndHeld() async throws {
    let clock = TestClock()
    let device = InMemoryDevice()
    let model = withDependencies {
      $0.uuid = .incrementing
      $0.continuousClock = clock
      $0.use(device.device)
    } operation: {
      StandupsModel()
    }
    let screen = Screen { StandupsView(model: model) }
    try await screen.button("Add a stand-up").tap()
    try await screen.textField("Title").type("Design")
    try await screen.textField("Attendee 1").type("Blob")
    try await screen.sheet.button("Add").tap()
    try await screen.button("Design 1 attendees").tap()
    device.speaks("Good morning.")
    await screen.rest()
    try await screen.button("End meeting").tap()
    try await screen.alert("End meeting?").button("Save and end").tap()
    #expect(screen.heading("Daily stand-ups").exists)
    #expect(model.standups.first?.meetings == ["Good morning."])
  }
}
