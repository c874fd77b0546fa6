// What an application asks of the device in front of a person, and a test that plays the device.
import Observation
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Observable private final class Dictation {
  private(set) var transcript = ""
  private let speechRecognizer: SpeechRecognizer

  init(_ speechRecognizer: SpeechRecognizer) {
    self.speechRecognizer = speechRecognizer
  }

  func listen() async throws {
    for try await result in speechRecognizer.transcripts() {
      transcript = result.text
    }
  }
}

private struct DictationView: View {
  let dictation: Dictation

  var body: some View {
    Text(dictation.transcript)
      .task { try? await dictation.listen() }
  }
}

@MainActor @Suite("Devices")
struct DeviceConceptTests {
  @Test("What a test says is on the screen")
  func dictation() async throws {
    let device = InMemoryDevice()
    let recognizer = SpeechRecognizer(on: device.device)
    let screen = Screen { DictationView(dictation: Dictation(recognizer)) }
    await screen.rest()
    device.speaks("Good morning")
    await screen.rest()
    #expect(screen.text("Good morning").exists)
  }
}
