import Foundation
import VitroUI

/// The facts of UIKit about how a person uses the screen, and what is said to those who listen.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Whether the person wants less motion.
  public static var isReduceMotionEnabled: Bool {
    ScreenWindow.current?.surroundings.reduceMotion ?? false
  }
  /// Whether a screen reader reads the screen.
  /// - Note: Never: a browser does not tell.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the person wants bold text.
  /// - Note: Never: a browser does not tell.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the person wants nothing to shine through.
  /// - Note: Never: a browser does not tell.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// The kind of what is told.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// A text to be read aloud.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen is different.
    /// - Note: Has no effect: a browser sees that by itself.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Another screen is shown.
    /// - Note: Has no effect: a browser sees that by itself.
    public static let screenChanged = Notification(name: "screenChanged")
  }

  /// Has a text read aloud.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let text = argument as? String else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
