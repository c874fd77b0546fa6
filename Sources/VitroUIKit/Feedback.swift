import Foundation

/// The base of what lets a person feel something.
/// - Note: Has no effect; no surface makes a person feel anything.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Gets ready.
  public func prepare() {}
}

/// Lets a person feel that something bumps into something.
/// - Note: Has no effect; no surface makes a person feel anything.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light
    /// As usual.
    case medium
    /// Hard.
    case heavy
    /// Softly.
    case soft
    /// Rigidly.
    case rigid
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator.
  override public init() { super.init() }
  /// Lets it be felt.
  public func impactOccurred() {}
  /// Lets it be felt more or less.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel how something has ended.
/// - Note: Has no effect; no surface makes a person feel anything.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// So that it needs attention.
    case warning
    /// Badly.
    case error
  }

  /// Lets it be felt.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Lets a person feel that something else is chosen.
/// - Note: Has no effect; no surface makes a person feel anything.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  public func selectionChanged() {}
}
