/// Tells something to a person who looks elsewhere.
///
/// ```swift
/// @Dependency(\.notifications) var notifications
/// if await notifications.requestAuthorization() == .authorized {
///   try await notifications.show(Notice(title: "Standup", body: "Time is up."))
/// }
/// ```
public struct Notifications: Sendable {
  /// Whether the application may show notices.
  public var authorization: @MainActor @Sendable () async -> Authorization

  /// Asks the person, if they have not been asked, and says what they decided.
  public var requestAuthorization: @MainActor @Sendable () async -> Authorization

  /// Shows a notice; throws a ``DeviceError``.
  public var show: @MainActor @Sendable (_ notice: Notice) async throws -> Void

  /// Makes one of what it does.
  public init(
    authorization: @escaping @MainActor @Sendable () async -> Authorization,
    requestAuthorization: @escaping @MainActor @Sendable () async -> Authorization,
    show: @escaping @MainActor @Sendable (_ notice: Notice) async throws -> Void
  ) {
    self.authorization = authorization
    self.requestAuthorization = requestAuthorization
    self.show = show
  }

  /// The notifications of a device, which is looked up each time.
  public init(on device: @autoclosure @escaping @Sendable () -> Device) {
    self.init(
      authorization: { await device().authorization(.notifications) },
      requestAuthorization: {
        await device().authorization(.notifications, "requestAuthorization")
      },
      show: {
        let request = DeviceRequest(.notifications, "show", $0.title, $0.body)
        _ = try await device().answer(to: request)
      })
  }
}

/// Something to be told to a person.
public struct Notice: Sendable, Hashable {
  /// What it is about.
  public var title: String
  /// What there is to say.
  public var body: String

  /// Makes a notice.
  public init(title: String, body: String = "") {
    self.title = title
    self.body = body
  }
}
