import Foundation

/// A figure that takes the room that it gets; it can be filled, drawn as a line, and cut out.
///
/// A type of yours says what its path is in a rectangle. Vitro asks for it in the size that a frame
/// around it sets, else in a square of 100 points, and lets the surface stretch the path.
public protocol Shape: View, Animatable, Sendable {
  /// The line of the figure in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The figure as a surface draws it; a type of yours leaves this to its path.
  var outline: Outline { get }
}

extension Shape {
  /// The figure, filled with the foreground.
  public var body: ShapeView<Self> { ShapeView(self) }

  /// The path of the figure, which a surface stretches.
  public var outline: Outline {
    let size = ShapeRoom.size
    return .path(path(in: CGRect(origin: .zero, size: size)), size)
  }
}

/// A figure that can be made smaller at every side.
public protocol InsettableShape: Shape {
  /// What the smaller figure is.
  associatedtype InsetShape: InsettableShape

  /// The figure with so many points less at every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A figure made of another one.
public struct ModifiedShape: InsettableShape {
  private let makeOutline: @MainActor @Sendable () -> Outline

  /// The figure as a surface draws it.
  public var outline: Outline { makeOutline() }

  init(outline: @autoclosure @escaping @MainActor @Sendable () -> Outline) {
    makeOutline = outline
  }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The figure with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape {
    ModifiedShape(outline: .inset(outline, amount))
  }
}

/// Any figure, whatever its type is.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// The figure as a surface draws it.
  public var outline: Outline { shape.outline }

  /// Wraps a figure.
  public init(_ shape: some Shape) { self.shape = shape }

  /// The line of the figure in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

extension Shape {
  /// The part of the figure's line from one place to another, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> ModifiedShape {
    ModifiedShape(outline: .trimmed(outline, start, end))
  }

  /// The figure turned.
  /// - Note: Around the middle always; `anchor` has no effect.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedShape {
    ModifiedShape(outline: .rotated(outline, angle))
  }

  /// The figure moved by so many points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedShape {
    ModifiedShape(outline: .offset(outline, x, y))
  }

  /// The figure moved by so many points.
  public func offset(_ offset: CGSize) -> ModifiedShape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The figure in a size of its own.
  public func size(width: CGFloat, height: CGFloat) -> ModifiedShape {
    let size = CGSize(width: width, height: height)
    return ModifiedShape(outline: .path(path(in: CGRect(origin: .zero, size: size)), size))
  }

  /// The figure, filled.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(self).fill(content, style: style)
  }

  /// The figure, filled with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    fill(.foreground, style: style)
  }

  /// The line of the figure, so many points wide.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line of the figure.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(self).stroke(content, style: style)
  }

  /// The line of the figure, so many points wide, with the foreground.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(.foreground, lineWidth: lineWidth)
  }

  /// The line of the figure with the foreground.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> { stroke(.foreground, style: style) }
}

extension InsettableShape {
  /// The line along the inside of the figure's edge, so many points wide.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the inside of the figure's edge, so many points wide, with the foreground.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// The line along the inside of the figure's edge.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(self).strokeBorder(content, style: style)
  }
}
