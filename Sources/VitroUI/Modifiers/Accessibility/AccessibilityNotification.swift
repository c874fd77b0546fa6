public import Foundation
import VitroConcurrency

/// The kinds of messages for those who listen to the screen, wherever their reader stands.
public enum AccessibilityNotification {
  /// A sentence that is read aloud, such as "Thank you" or "One in the cart".
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("Saved").post()
  /// ```
  ///
  /// A test finds it in ``Screen/announcements``.
  public struct Announcement: Sendable {
    private let text: String

    /// Makes an announcement.
    public init(_ announcement: String) { text = announcement }

    /// Makes an announcement of a text without its looks.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Has it read aloud on the screen whose view, model or store is at work; where there is none, by nobody.
    public func post() {
      guard let executor = RestExecutor.current else { return }
      RestExecutor.onMainActorSoon { Announcements.post(text, to: executor) }
    }
  }
}

/// The screens that announcements are for, by the executors of their work.
@MainActor
enum Announcements {
  private struct Listener {
    weak var screen: Screen?
  }

  private static var listeners: [ObjectIdentifier: [Listener]] = [:]

  static func add(_ screen: Screen) {
    listeners[ObjectIdentifier(screen.executor), default: []].append(Listener(screen: screen))
  }

  /// A screen ends.
  static func remove(_ screen: Screen) {
    let executor = ObjectIdentifier(screen.executor)
    let left = listeners[executor]?.filter { $0.screen != nil && $0.screen !== screen } ?? []
    listeners[executor] = left.isEmpty ? nil : left
  }

  fileprivate static func post(_ text: String, to executor: RestExecutor) {
    for listener in listeners[ObjectIdentifier(executor)] ?? [] { listener.screen?.announce(text) }
  }
}
