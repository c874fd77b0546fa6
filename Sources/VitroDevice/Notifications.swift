/// Tells something to a person who looks elsewhere.
///
/// ```swift
/// @Dependency(\.notifications) var notifications
/// if await notifications.requestAuthorization() == .authorized {
///   try await notifications.show(Notice(title: "Standup", body: "Time is up."))
/// }
/// ```
///
/// A notice with an identity can be scheduled, replaced and withdrawn:
///
/// ```swift
/// let notice = Notice(id: "egg", title: "Time is up", body: "The egg is done.")
/// try await notifications.schedule(notice, .seconds(300))
/// try await notifications.withdraw("egg")
/// ```
public struct Notifications: Sendable {
  /// Whether the application may show notices.
  public var authorization: @MainActor @Sendable () async -> Authorization

  /// Asks the person, if they have not been asked, and says what they decided.
  public var requestAuthorization: @MainActor @Sendable () async -> Authorization

  /// Shows a notice; throws a ``DeviceError``.
  public var show: @MainActor @Sendable (_ notice: Notice) async throws -> Void

  /// Shows a notice after a time, even where the connection to the application is lost meanwhile; one
  /// of the same identity, scheduled or shown, is taken back. Throws a ``DeviceError``.
  ///
  /// The page holds it: who closes it or loads it again loses what is scheduled. A browser may let a
  /// page that nobody has seen for minutes wait up to a minute more. ``longestDelay`` is the most.
  public var schedule:
    @MainActor @Sendable (_ notice: Notice, _ delay: Duration) async throws -> Void

  /// Takes back the notice of an identity, whether it is scheduled or shown; throws a
  /// ``DeviceError``.
  public var withdraw: @MainActor @Sendable (_ id: String) async throws -> Void

  /// How far ahead a notice can be scheduled: 24 days, the most that browsers count.
  public static let longestDelay = Duration.seconds(24 * 86_400)

  /// Makes one of what it does.
  public init(
    authorization: @escaping @MainActor @Sendable () async -> Authorization,
    requestAuthorization: @escaping @MainActor @Sendable () async -> Authorization,
    show: @escaping @MainActor @Sendable (_ notice: Notice) async throws -> Void,
    schedule:
      @escaping @MainActor @Sendable (_ notice: Notice, _ delay: Duration) async throws -> Void,
    withdraw: @escaping @MainActor @Sendable (_ id: String) async throws -> Void
  ) {
    self.authorization = authorization
    self.requestAuthorization = requestAuthorization
    self.show = show
    self.schedule = schedule
    self.withdraw = withdraw
  }

  /// The notifications of a device, which is looked up each time.
  public init(on device: @autoclosure @escaping @Sendable () -> Device) {
    self.init(
      authorization: { await device().authorization(.notifications) },
      requestAuthorization: {
        await device().authorization(.notifications, "requestAuthorization")
      },
      show: {
        let request = DeviceRequest(.notifications, "show", arguments: $0.values)
        _ = try await device().answer(to: request)
      },
      schedule: { notice, delay in
        guard delay <= Self.longestDelay else {
          throw DeviceError.failed("A notice can be scheduled 24 days ahead at most.")
        }
        let milliseconds = String(Int((max(.zero, delay) / .milliseconds(1)).rounded(.up)))
        let request = DeviceRequest(
          .notifications, "schedule", arguments: notice.values + [milliseconds])
        _ = try await device().answer(to: request)
      },
      withdraw: {
        _ = try await device().answer(to: DeviceRequest(.notifications, "withdraw", $0))
      })
  }
}

/// A notification to a person.
public struct Notice: Sendable, Hashable {
  /// Which one it is: another of the same identity takes its place, so that a person sees one. A
  /// notice without an identity stands for itself, and cannot be withdrawn.
  public var id: String?
  /// What it is about.
  public var title: String
  /// What there is to say.
  public var body: String

  /// Makes a notice.
  public init(id: String? = nil, title: String, body: String = "") {
    self.id = id
    self.title = title
    self.body = body
  }

  /// Its title, its body and its identity, which may be empty.
  var values: [String] { [title, body, id ?? ""] }

  init?(values: some Collection<String>) {
    let values = Array(values)
    guard values.count == 3 else { return nil }
    self.init(id: values[2].isEmpty ? nil : values[2], title: values[0], body: values[1])
  }
}
