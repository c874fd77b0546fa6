import Testing
import VitroDependencies

@MainActor @Suite("Dependencies on a device")
struct DeviceTests {
  @Test("One call lets all of them ask one device")
  func use() async throws {
    let device = InMemoryDevice()
    try await withDependencies {
      $0.use(device.device)
    } operation: { @MainActor in
      @Dependency(\.soundPlayer) var soundPlayer
      @Dependency(\.clipboard) var clipboard
      @Dependency(\.notifications) var notifications
      @Dependency(\.speechRecognizer) var speechRecognizer
      try await soundPlayer.play(.bell)
      try await clipboard.copy("Notes")
      try await notifications.show(Notice(title: "Standup"))
      let transcripts = speechRecognizer.transcripts()
      #expect(device.isListening)
      withExtendedLifetime(transcripts) {}
    }
    #expect(device.sounds == [.bell] && device.clipboard == "Notes")
    #expect(device.notices == [Notice(title: "Standup")])
    #expect(!device.isListening)
  }

  @Test("A test that does not say which device fails by the name of what it uses")
  func unimplemented() {
    fails(
      """
      Dependency 'soundPlayer' was used in a test, but was not overridden.

      Expected: every dependency that a test uses has a value for that test.
      To fix: 'withDependencies { $0.soundPlayer = … } operation: { … }', or 'withDependencies: { \
      $0.soundPlayer = … }' where the store is made, or give its key a 'testValue'. Its type is \
      'SoundPlayer'.
      """
    ) {
      @Dependency(\.soundPlayer) var soundPlayer
      return soundPlayer
    }
  }
}
