public import Vitro

/// Opens the settings of the device, where a person says what an application may do.
public struct OpenSettings: Sendable {
  private let open: @Sendable () async -> Void

  /// Makes it of what opens them.
  public init(_ open: @escaping @Sendable () async -> Void) {
    self.open = open
  }

  /// Opens the settings.
  public func callAsFunction() async { await open() }
}

private enum OpenSettingsKey: DependencyKey {
  static let liveValue: OpenSettings? = nil
  static let testValue: OpenSettings? = nil
}

extension DependencyValues {
  /// What opens the settings of the device; `nil` where a program cannot, as in a browser.
  public var openSettings: OpenSettings? {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}
