/// The clipboard of a person: the text that was copied last, in whatever program.
///
/// ```swift
/// @Dependency(\.clipboard) var clipboard
/// try await clipboard.copy("Standup notes")
/// ```
public struct Clipboard: Sendable {
  /// Keeps a text, to be pasted anywhere; throws a ``DeviceError``.
  public var copy: @MainActor @Sendable (_ text: String) async throws -> Void

  /// The text that was copied last, which may be empty; throws a ``DeviceError``.
  ///
  /// The person may be asked whether they allow it.
  public var paste: @MainActor @Sendable () async throws -> String

  /// Makes one of what it does.
  public init(
    copy: @escaping @MainActor @Sendable (_ text: String) async throws -> Void,
    paste: @escaping @MainActor @Sendable () async throws -> String
  ) {
    self.copy = copy
    self.paste = paste
  }

  /// The clipboard of a device, which is looked up each time.
  public init(on device: @autoclosure @escaping @Sendable () -> Device) {
    self.init(
      copy: { _ = try await device().answer(to: DeviceRequest(.clipboard, "copy", $0)) },
      paste: { try await device().answer(to: DeviceRequest(.clipboard, "paste")).first ?? "" })
  }
}
