import StandupsDomain
import Testing

@Suite("A transcript")
struct TranscriptTests {
  private var transcript = Transcript()

  @Test("An empty transcript says that nothing was said")
  func empty() {
    #expect(transcript.text == "Nothing was said.")
    #expect(transcript.words == "")
    #expect(Transcript(" \n").text == "Nothing was said.")
  }

  @Test("A partial result replaces the one before it")
  mutating func partial() {
    transcript.hear(partial: "Could")
    transcript.hear(partial: "Good morning")
    #expect(transcript.text == "Good morning")
  }

  @Test("A final result stays, and the next one follows it")
  mutating func settled() {
    transcript.hear(partial: "Could")
    transcript.hear(final: "Good morning.")
    transcript.hear(partial: "I")
    transcript.hear(partial: "I am done.")
    #expect(transcript.text == "Good morning. I am done.")
  }

  @Test(
    "Blanks and line breaks become single spaces",
    arguments: [(" Good\n\tmorning  ", "Good morning"), ("\n\u{301}a", "\u{301}a")])
  func blanks(_ heard: String, _ text: String) {
    var transcript = transcript
    transcript.hear(partial: heard)
    #expect(transcript.text == text)
    transcript.hear(final: heard)
    #expect(transcript.text == text)
    #expect(transcript == Transcript(heard))
  }

  @Test("A result without words takes nothing away")
  mutating func nothing() {
    transcript.hear(partial: "Good morning")
    transcript.hear(partial: " ")
    #expect(transcript.text == "Good morning")
    transcript.hear(final: "")
    transcript.hear(partial: "I")
    #expect(transcript.text == "Good morning I")
  }

  @Test("When recognition fails what was said is kept, with a note")
  mutating func failure() {
    transcript.hear(final: "Good morning.")
    transcript.hear(partial: "I am")
    transcript.recognitionFailed()
    #expect(transcript.text == "Good morning. I am [Speech recognition failed here.]")
  }

  @Test("A second failure in a row is not noted again")
  mutating func twice() {
    transcript.recognitionFailed()
    transcript.recognitionFailed()
    #expect(transcript.text == "[Speech recognition failed here.]")
  }

  @Test("What is said after a failure follows the note")
  mutating func goesOn() {
    transcript.recognitionFailed()
    transcript.hear(partial: "I")
    transcript.hear(final: "I am")
    transcript.recognitionFailed()
    let note = "[Speech recognition failed here.]"
    #expect(transcript.text == "\(note) I am \(note)")
  }
}
