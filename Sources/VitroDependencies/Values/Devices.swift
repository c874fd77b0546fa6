@_exported import VitroDevice

private enum SpeechRecognizerKey: DependencyEntryKey {
  static let liveValue = SpeechRecognizer(on: .current)
}

private enum SoundPlayerKey: DependencyEntryKey {
  static let liveValue = SoundPlayer(on: .current)
}

private enum ClipboardKey: DependencyEntryKey {
  static let liveValue = Clipboard(on: .current)
}

private enum NotificationsKey: DependencyEntryKey {
  static let liveValue = Notifications(on: .current)
}

extension DependencyValues {
  /// What understands a person's speech, on the device that shows the screen.
  public var speechRecognizer: SpeechRecognizer {
    get { self[entry: SpeechRecognizerKey.self, name: "speechRecognizer"] }
    set { self[entry: SpeechRecognizerKey.self, name: "speechRecognizer"] = newValue }
    _modify { yield &self[entry: SpeechRecognizerKey.self, name: "speechRecognizer"] }
  }

  /// What makes sounds, on the device that shows the screen.
  public var soundPlayer: SoundPlayer {
    get { self[entry: SoundPlayerKey.self, name: "soundPlayer"] }
    set { self[entry: SoundPlayerKey.self, name: "soundPlayer"] = newValue }
    _modify { yield &self[entry: SoundPlayerKey.self, name: "soundPlayer"] }
  }

  /// What was copied, on the device that shows the screen.
  public var clipboard: Clipboard {
    get { self[entry: ClipboardKey.self, name: "clipboard"] }
    set { self[entry: ClipboardKey.self, name: "clipboard"] = newValue }
    _modify { yield &self[entry: ClipboardKey.self, name: "clipboard"] }
  }

  /// What tells something to a person who looks elsewhere, on the device that shows the screen.
  public var notifications: Notifications {
    get { self[entry: NotificationsKey.self, name: "notifications"] }
    set { self[entry: NotificationsKey.self, name: "notifications"] = newValue }
    _modify { yield &self[entry: NotificationsKey.self, name: "notifications"] }
  }

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
