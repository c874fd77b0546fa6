import BrowserTesting
import Testing

@MainActor @Suite("Speech in a browser", .serialized, .needsBrowser)
struct BrowserSpeechTests {
  @Test("It goes on after a silence that ends it, and what was begun is not lost")
  func silence() async throws {
    try await BrowserStage.with { stage in
      try await stage.press("Listen")
      try await stage.speaks("Well", isFinal: false)
      try await stage.stopsHearing("no-speech")
      #expect(try await stage.becomes(" Well… Well."))
      #expect(try await stage.page.becomes { try await stage.isListening() })
      try await stage.speaks("Here I am", isFinal: true)
      #expect(try await stage.becomes(" Well… Well. Here I am."))
    }
  }

  @Test("It listens in the language of the page")
  func language() async throws {
    try await BrowserStage.with { stage in
      try await stage.press("Listen")
      #expect(try await stage.page.evaluate("device.language", as: String.self) == "en-US")
    }
  }
}
