@_exported import VitroDevice

extension DependencyValues {
  /// What understands a person's speech, on the device that shows the screen.
  @DependencyEntry public var speechRecognizer = SpeechRecognizer(on: .current)

  /// What makes sounds, on the device that shows the screen.
  @DependencyEntry public var soundPlayer = SoundPlayer(on: .current)

  /// What was copied, on the device that shows the screen.
  @DependencyEntry public var clipboard = Clipboard(on: .current)

  /// What tells something to a person who looks elsewhere, on the device that shows the screen.
  @DependencyEntry public var notifications = Notifications(on: .current)

  /// Lets all that asks something of a device ask this one.
  ///
  /// ```swift
  /// let device = InMemoryDevice()
  /// let store = TestStore(initialState: .init()) { Recorder() } withDependencies: {
  ///   $0.use(device.device)
  /// }
  /// ```
  public mutating func use(_ device: Device) {
    speechRecognizer = SpeechRecognizer(on: device)
    soundPlayer = SoundPlayer(on: device)
    clipboard = Clipboard(on: device)
    notifications = Notifications(on: device)
  }
}
