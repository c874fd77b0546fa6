import Foundation

/// A change of a view's looks that leaves its room as it is.
/// - Note: Has no effect; where a view stands only the surface knows.
public protocol VisualEffect: Sendable {}

/// The effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}
}

extension VisualEffect {
  /// Shows more or less: 0 is invisible, 1 as it is.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Shows the view elsewhere by so many points.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Shows the view elsewhere by so many points.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Shows the view larger or smaller.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Shows the view larger or smaller in each direction.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Shows the view larger or smaller in each direction.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  /// Shows the view turned.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Shows the view turned in space.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }

  /// Shows the view turned, sized and moved.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// Shows the view out of focus.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Makes the view brighter or darker.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Gives the view more or less contrast.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Gives the view more or less colour.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Takes colour from the view.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Turns the colours of the view.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension View {
  /// Changes the looks of the view by where it stands.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    self
  }
}
