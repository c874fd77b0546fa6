import Foundation

/// A line made of straight and curved pieces; what it encloses can be filled.
public struct Path: Hashable, Sendable {
  /// A piece of a path.
  public enum Element: Hashable, Sendable {
    /// The line goes on from a point, without a piece that leads to it.
    case move(to: CGPoint)
    /// A straight piece.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight piece to where the line began.
    case closeSubpath
  }

  /// The pieces, in order.
  public private(set) var elements: [Element] = []

  /// Makes a path with nothing in it.
  public init() {}

  /// Makes a path by drawing it.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Makes the path of a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  /// Makes the path of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the line is at its end, or `nil` where there is none.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: start
    case nil: nil
    }
  }

  private var start: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// The smallest rectangle around all points of the line, control points included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Goes on from a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Adds a straight piece.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Adds straight pieces through points, from the first of them.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Leads back to where the line began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  mutating func append(_ element: Element) { elements.append(element) }
}

extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: change(point))
    case .line(let point): .line(to: change(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(to: change(point), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
