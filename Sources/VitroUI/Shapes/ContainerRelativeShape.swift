import Foundation

/// The shape of the container that a view stands in.
/// - Note: A rectangle with round corners.
public struct ContainerRelativeShape: InsettableShape {
  private let outer = Outline.rounded(12)

  /// Makes the shape.
  public init() {}

  /// The shape as a surface draws it.
  public var outline: Outline { outer }

  /// The line of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { outer.path(in: rect) }

  /// The shape with so many points less at every side.
  public func inset(by amount: CGFloat) -> ModifiedShape {
    ModifiedShape(outline: .inset(.rounded(12), amount))
  }
}

/// The shape that the buttons of a view have.
/// - Note: A capsule.
public struct ButtonBorderFigure: Shape {
  /// The shape as a surface draws it.
  public var outline: Outline { .capsule }

  /// The line of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container that a view stands in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == ButtonBorderFigure {
  /// The shape that the buttons of a view have.
  public static var buttonBorder: ButtonBorderFigure { ButtonBorderFigure() }
}

extension View {
  /// Sets the shape of the container that this view is.
  /// - Note: Has no effect; the surface decides.
  public func containerShape(_ shape: some InsettableShape) -> some View { self }
}
