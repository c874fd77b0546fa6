import Foundation

extension ShapeStyle {
  /// The style seen through: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .translucent(paint, opacity))
  }

  /// The style with a shadow.
  /// - Note: Has no effect; `shadow(color:radius:x:y:)` gives the view one.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style, mixed with what is behind.
  /// - Note: Has no effect; `blendMode(_:)` mixes the view.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style that stands out less.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: .translucent(paint, 0.6)) }

  /// The style that stands out little.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: .translucent(paint, 0.3)) }

  /// The style that stands out least.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: .translucent(paint, 0.18)) }
}

/// The style of a shadow.
/// - Note: Has no effect; `shadow(color:radius:x:y:)` gives the view one.
public struct ShadowStyle: Hashable, Sendable {
  private let radius: CGFloat

  /// Behind it; all lengths are in points.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(radius: radius)
  }

  /// Within it; all lengths are in points.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(radius: radius)
  }
}
