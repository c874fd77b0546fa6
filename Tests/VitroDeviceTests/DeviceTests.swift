import Synchronization
import Testing
import VitroDevice

@MainActor @Suite("Device")
struct DeviceTests {
  @Test("Where no screen is, everything is missing")
  func nobody() async {
    #expect(await SpeechRecognizer(on: .current).authorization() == .missing)
    await #expect(throws: DeviceError.missing) { try await SoundPlayer(on: .current).play(.bell) }
  }

  @Test("What it says comes in order, then the end")
  func replies() async throws {
    let device = Device { _, reply in
      for text in ["1", "2"] { reply(.values([text])) }
      reply(.end)
      reply(.values(["3"]))
      return {}
    }
    var texts: [String] = []
    for try await values in device.ask(request) { texts += values }
    #expect(texts == ["1", "2"])
  }

  @Test("Whoever leaves the loop ends the request")
  func leaving() async throws {
    let cancellations = Mutex(0)
    let device = Device { _, reply in
      reply(.values(["1"]))
      return { cancellations.withLock { $0 += 1 } }
    }
    for try await _ in device.ask(request) { break }
    #expect(cancellations.withLock { $0 } == 1)
  }

  @Test("Who does not listen to a thousand replies is told so after them")
  func unread() async throws {
    let device = Device { _, reply in
      for number in 1...1_001 { reply(.values(["\(number)"])) }
      return {}
    }
    var count = 0
    await #expect(throws: DeviceError.self) {
      for try await _ in device.ask(request) { count += 1 }
    }
    #expect(count == 1_000)
  }

  @Test("What a client cannot read is left out")
  func nonsense() async throws {
    let device = Device { _, reply in
      for values in [["alone"], ["Good", "1"], []] { reply(.values(values)) }
      reply(.end)
      return {}
    }
    var results: [SpeechResult] = []
    for try await result in SpeechRecognizer(on: device).transcripts() { results.append(result) }
    #expect(results == [SpeechResult(text: "Good", isFinal: true)])
  }

  @Test(
    "An error says what to do or what happened",
    arguments: [
      (DeviceError.denied, "not been allowed"), (.restricted, "does not permit"),
      (.missing, "cannot do that"), (.failed("network"), "network"), (.interrupted, "loaded again"),
    ])
  func sentences(_ error: DeviceError, _ words: String) {
    #expect(error.description.contains(words))
  }

  private let request = DeviceRequest(.speech, "listen")
}
