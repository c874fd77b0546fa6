// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Apple's AVFoundation that the examples say in what they do live, which no test runs.
@_exported import Foundation

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// Says that there is no sound here.
public struct NoAudio: Error {}

public enum AVAudioQuality: Int {
  case high = 0x60
}

public enum AVAudioApplication {
  public static func requestRecordPermission() async -> Bool { false }
}

public final class AVAudioSession: Sendable {
  public enum Category { case record, playAndRecord }
  public enum Mode { case `default`, measurement }
  public enum CategoryOptions { case defaultToSpeaker, duckOthers }
  public enum SetActiveOptions { case notifyOthersOnDeactivation }

  private static let shared = AVAudioSession()

  public static func sharedInstance() -> AVAudioSession { shared }
  public func setCategory(_: Category, mode: Mode, options: CategoryOptions) throws {
    throw NoAudio()
  }
  public func setActive(_: Bool) throws { throw NoAudio() }
  public func setActive(_: Bool, options: SetActiveOptions) throws { throw NoAudio() }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

public final class AVAudioPlayer: @unchecked Sendable {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public init(contentsOf: URL) throws { throw NoAudio() }
  @discardableResult public func play() -> Bool { false }
  public func stop() {}
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

public final class AVAudioRecorder {
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public let isRecording = false
  public let currentTime: TimeInterval = 0
  public init(url: URL, settings: [String: Any]) throws { throw NoAudio() }
  @discardableResult public func record() -> Bool { false }
  public func stop() {}
}

public final class AVPlayer {
  public init() {}
  public init(url: URL) {}
  public func play() {}
  public func seek(to: CMTime) {}
}

public struct CMTime: Sendable {
  public static let zero = CMTime()
}

public final class AVAudioFormat: Sendable {}
public final class AVAudioPCMBuffer: Sendable {}
public final class AVAudioTime: Sendable {}

public final class AVAudioInputNode: Sendable {
  public func removeTap(onBus: Int) {}
  public func outputFormat(forBus: Int) -> AVAudioFormat { AVAudioFormat() }
  public func installTap(
    onBus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
}

public final class AVAudioEngine: Sendable {
  public let inputNode = AVAudioInputNode()
  public init() {}
  public func prepare() {}
  public func start() throws { throw NoAudio() }
  public func stop() {}
}
