// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Apple's Speech that the examples say: an authorization, a request, and what they do live, which no test
// runs.
@_exported public import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

public final class SFSpeechAudioBufferRecognitionRequest {
  public var shouldReportPartialResults = true
  public var requiresOnDeviceRecognition = false
  public var addsPunctuation = false
  public init() {}
  public func append(_: AVAudioPCMBuffer) {}
}

public final class SFSpeechRecognitionTask: Sendable {
  public func finish() {}
}

public final class SFSpeechRecognizer {
  public init?(locale: Locale) { nil }
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  public static func requestAuthorization(
    _ answer: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { answer(.denied) }
  public func recognitionTask(
    with: SFSpeechAudioBufferRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

public final class SFSpeechRecognitionResult {
  public var bestTranscription: SFTranscription { fatalError() }
  public var isFinal: Bool { fatalError() }
  public var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
  public var transcriptions: [SFTranscription] { [] }
}

public final class SFTranscription {
  public var formattedString: String { "" }
  public var segments: [SFTranscriptionSegment] { [] }
}

public final class SFTranscriptionSegment {
  public var alternativeSubstrings: [String] { [] }
  public var confidence: Float { 0 }
  public var duration: TimeInterval { 0 }
  public var substring: String { "" }
  public var timestamp: TimeInterval { 0 }
}

public final class SFSpeechRecognitionMetadata {
  public var averagePauseDuration: TimeInterval { 0 }
  public var speakingRate: Double { 0 }
  public var voiceAnalytics: SFVoiceAnalytics? { nil }
}

public final class SFVoiceAnalytics {
  public var jitter: SFAcousticFeature { fatalError() }
  public var pitch: SFAcousticFeature { fatalError() }
  public var shimmer: SFAcousticFeature { fatalError() }
  public var voicing: SFAcousticFeature { fatalError() }
}

public final class SFAcousticFeature {
  public var acousticFeatureValuePerFrame: [Double] { [] }
  public var frameDuration: TimeInterval { 0 }
}
