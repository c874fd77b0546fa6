/// Makes a sound where the person is.
///
/// ```swift
/// @Dependency(\.soundPlayer) var soundPlayer
/// try await soundPlayer.play(.bell)
/// ```
public struct SoundPlayer: Sendable {
  /// Plays a sound and returns when it is over; throws a ``DeviceError``.
  ///
  /// A browser plays nothing on a page that the person has not touched: that is
  /// ``DeviceError/denied``.
  public var play: @MainActor @Sendable (_ sound: Sound) async throws -> Void

  /// Makes one of what it does.
  public init(play: @escaping @MainActor @Sendable (_ sound: Sound) async throws -> Void) {
    self.play = play
  }

  /// Plays on a device, which is looked up each time.
  public init(on device: @autoclosure @escaping @Sendable () -> Device) {
    self.init { sound in
      let request = DeviceRequest(.sound, "play", arguments: sound.values)
      _ = try await device().answer(to: request)
    }
  }
}
