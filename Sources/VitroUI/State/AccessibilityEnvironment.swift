import Foundation

// What a person has set for all programs, as far as no surface tells it: each is as usual unless a view around sets it.

/// The weight of letters that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private struct TransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How heavy letters shall be, or `nil` as usual.
  /// - Note: As usual unless a view around sets it; no surface tells.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  /// Whether a person wants little to be seen through.
  /// - Note: False unless a view around sets it; no surface tells.
  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  /// Whether a person wants things told apart by more than their colours.
  /// - Note: False unless a view around sets it; no surface tells.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether a person sees all colours inverted.
  /// - Note: False unless a view around sets it; no surface tells.
  public var accessibilityInvertColors: Bool {
    get { self[InvertKey.self] }
    set { self[InvertKey.self] = newValue }
  }

  /// Whether a person wants buttons to have shapes.
  /// - Note: False unless a view around sets it; no surface tells.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  /// Whether a screen reader is on.
  /// - Note: Always false; a browser does not tell.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether any tool for people with disabilities is on.
  /// - Note: Always false; a browser does not tell.
  public var accessibilityEnabled: Bool { false }

  /// Whether switches are used in place of a pointer.
  /// - Note: Always false; a browser does not tell.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether large pictures of controls are shown while they are pressed.
  /// - Note: Always false; a browser does not tell.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether flashing lights are dimmed.
  /// - Note: Always false; a browser does not tell.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether pictures that move do so by themselves.
  /// - Note: Always true; a browser does not tell.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// How many points of the screen a point of the program has, from side to side.
  /// - Note: 2 unless a view around sets it; no surface tells.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// How large a point of the screen is.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// Whether the screen is dark because nobody looks.
  /// - Note: False unless a view around sets it; no surface tells.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
