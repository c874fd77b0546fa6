/// Understands what a person says.
///
/// ```swift
/// @Dependency(\.speechRecognizer) var speechRecognizer
/// for try await result in speechRecognizer.transcripts() {
///   transcript = result.text
/// }
/// ```
///
/// In a test an ``InMemoryDevice`` says what is heard.
public struct SpeechRecognizer: Sendable {
  /// Whether the application may listen.
  public var authorization: @MainActor @Sendable () async -> Authorization

  /// Listens, in the language of the page, for as long as it is iterated; throws a ``DeviceError``.
  ///
  /// The person is asked whether they allow it, if they have not been asked.
  public var transcripts: @Sendable () -> any AsyncSequence<SpeechResult, any Error> & Sendable

  /// Makes one of what it does.
  public init(
    authorization: @escaping @MainActor @Sendable () async -> Authorization,
    transcripts: @escaping @Sendable () -> any AsyncSequence<SpeechResult, any Error> & Sendable
  ) {
    self.authorization = authorization
    self.transcripts = transcripts
  }

  /// Listens on a device, which is looked up each time.
  public init(on device: @autoclosure @escaping @Sendable () -> Device) {
    self.init(
      authorization: { await device().authorization(.speech) },
      transcripts: { device().ask(DeviceRequest(.speech, "listen"), SpeechResult.init(values:)) })
  }
}

/// A result of speech recognition: a text that was said.
public struct SpeechResult: Sendable, Hashable {
  /// What was said since the last final result, as far as it has been understood.
  public var text: String
  /// Whether it stays like that; what is not final is replaced by the next result.
  public var isFinal: Bool

  /// Makes a result.
  public init(text: String, isFinal: Bool) {
    self.text = text
    self.isFinal = isFinal
  }

  init?(values: [String]) {
    guard values.count == 2 else { return nil }
    self.init(text: values[0], isFinal: values[1] == "1")
  }

  var values: [String] { [text, isFinal ? "1" : "0"] }
}
