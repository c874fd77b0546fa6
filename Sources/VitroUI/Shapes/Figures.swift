import Foundation

/// The rectangle that a figure is drawn in.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}

  /// The figure as a surface draws it.
  public var outline: Outline { .rectangle }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape { ModifiedShape(.rectangle, amount) }
}

/// The style of round corners, by the way in which they pass over into straight sides.
public enum RoundedCornerStyle: Sendable {
  /// As a quarter of a circle.
  case circular
  /// More gently; drawn as a quarter of a circle.
  case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of a corner in points.
  public var cornerSize: CGSize

  /// Makes a rectangle whose corners have a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Makes a rectangle whose corners have a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// The figure as a surface draws it.
  public var outline: Outline { .rounded(max(cornerSize.width, cornerSize.height)) }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape { ModifiedShape(outline, amount) }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii

  /// Makes a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Makes a rectangle with a radius for each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The figure as a surface draws it.
  public var outline: Outline {
    .uneven(
      topLeading: cornerRadii.topLeading, bottomLeading: cornerRadii.bottomLeading,
      bottomTrailing: cornerRadii.bottomTrailing, topTrailing: cornerRadii.topTrailing)
  }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape { ModifiedShape(outline, amount) }
}

/// A rectangle with half circles at its shorter sides.
public struct Capsule: InsettableShape {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The figure as a surface draws it.
  public var outline: Outline { .capsule }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape { ModifiedShape(.capsule, amount) }
}

/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// The figure as a surface draws it.
  public var outline: Outline { .circle }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape { ModifiedShape(.circle, amount) }
}

/// The ellipse that touches every side of a rectangle.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The figure as a surface draws it.
  public var outline: Outline { .ellipse }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape { ModifiedShape(.ellipse, amount) }
}

extension ModifiedShape {
  fileprivate init(_ outline: Outline, _ amount: CGFloat) {
    self.init(outline: .inset(outline, amount))
  }
}

extension Shape where Self == Rectangle {
  /// The rectangle that a figure is drawn in.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of a rectangle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches every side of a rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its shorter sides.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle with half circles at its shorter sides.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }

  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle whose corners have a size in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
