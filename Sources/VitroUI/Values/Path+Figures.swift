import Foundation

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let x = min(cornerSize.width, rect.width / 2)
    let y = min(cornerSize.height, rect.height / 2)
    guard x > 0, y > 0 else { return addRect(rect) }
    let size = CGSize(width: x, height: y)
    addCorners(of: rect, size, size, size, size)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii) {
    let most = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      let radius = min(max(radius, 0), most)
      return CGSize(width: radius, height: radius)
    }
    addCorners(
      of: rect, size(cornerRadii.topTrailing), size(cornerRadii.bottomTrailing),
      size(cornerRadii.bottomLeading), size(cornerRadii.topLeading))
  }

  private mutating func addCorners(
    of rect: CGRect, _ topRight: CGSize, _ bottomRight: CGSize, _ bottomLeft: CGSize,
    _ topLeft: CGSize
  ) {
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), topRight, CGPoint(x: -1, y: 1), -90.0),
      (CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, CGPoint(x: -1, y: -1), 0),
      (CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, CGPoint(x: 1, y: -1), 90),
      (CGPoint(x: rect.minX, y: rect.minY), topLeft, CGPoint(x: 1, y: 1), 180),
    ]
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    for (corner, size, way, angle) in corners {
      let center = CGPoint(x: corner.x + way.x * size.width, y: corner.y + way.y * size.height)
      addQuarter(center, size.width, size.height, from: .degrees(angle))
    }
    closeSubpath()
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for angle in [0.0, 90, 180, 270] {
      addQuarter(center, rect.width / 2, rect.height / 2, from: .degrees(angle))
    }
    closeSubpath()
  }

  /// Adds a piece of a circle, with a straight piece to its beginning where a line has begun.
  ///
  /// Angles grow to the right and down, as the surface's; `clockwise` is meant with y upwards, as
  /// SwiftUI means it, so `false` is what a person sees as clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = (endAngle.radians - startAngle.radians).remainder(dividingBy: 2 * .pi)
    if abs(endAngle.radians - startAngle.radians) >= 2 * .pi { sweep = clockwise ? 0 : 2 * .pi }
    if clockwise, sweep >= 0, endAngle != startAngle { sweep -= 2 * .pi }
    if !clockwise, sweep <= 0, endAngle != startAngle { sweep += 2 * .pi }
    addArc(center: center, radius: radius, from: startAngle, by: Angle(radians: sweep))
  }

  /// Adds a piece of a circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(center: center, radius: radius, from: startAngle, by: delta)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: Angle, by sweep: Angle
  ) {
    let first = Path.point(center, radius, radius, start.radians)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep.radians) / (.pi / 2)).rounded(.up)))
    let step = sweep.radians / Double(count)
    for index in 0..<count {
      addArcPiece(center, radius, radius, from: start.radians + Double(index) * step, by: step)
    }
  }

  private mutating func addQuarter(
    _ center: CGPoint, _ x: CGFloat, _ y: CGFloat, from angle: Angle
  ) {
    let first = Path.point(center, x, y, angle.radians)
    if currentPoint != first { addLine(to: first) }
    addArcPiece(center, x, y, from: angle.radians, by: .pi / 2)
  }

  /// A piece of at most a quarter as a curve whose handles are 4/3 · tan(angle/4) long.
  private mutating func addArcPiece(
    _ center: CGPoint, _ x: CGFloat, _ y: CGFloat, from start: Double, by sweep: Double
  ) {
    let handle = 4 / 3 * tan(sweep / 4)
    let end = start + sweep
    let from = Path.point(center, x, y, start)
    let to = Path.point(center, x, y, end)
    addCurve(
      to: to,
      control1: CGPoint(x: from.x - x * handle * sin(start), y: from.y + y * handle * cos(start)),
      control2: CGPoint(x: to.x + x * handle * sin(end), y: to.y - y * handle * cos(end)))
  }

  private static func point(
    _ center: CGPoint, _ x: CGFloat, _ y: CGFloat, _ radians: Double
  ) -> CGPoint {
    CGPoint(x: center.x + x * cos(radians), y: center.y + y * sin(radians))
  }
}

extension Path {
  /// The path moved, turned and sized by a matrix.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    for element in elements { path.append(element.mapped { $0.applying(transform) }) }
    return path
  }

  /// The path moved by so many points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
