import Foundation

extension Path {
  /// How many straight pieces stand for a curve.
  private static let pieces = 24

  /// The part of the line from one place to another, from 0 to 1 of its length.
  /// - Note: Curves are shown as many straight pieces.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let lines = straightPieces
    let length = lines.reduce(0) { $0 + $1.length }
    guard length > 0, length.isFinite, start < end else { return Path() }
    let (from, to) = (length * max(start, 0), length * min(end, 1))
    var path = Path()
    var passed = 0.0
    for line in lines {
      defer { passed += line.length }
      guard line.length > 0, passed + line.length > from, passed < to else { continue }
      let first = line.point((from - passed) / line.length)
      if path.currentPoint != first { path.move(to: first) }
      path.addLine(to: line.point((to - passed) / line.length))
    }
    return path
  }

  /// A straight piece of a path.
  private struct Line {
    let start: CGPoint
    let end: CGPoint

    var length: Double { hypot(end.x - start.x, end.y - start.y) }

    /// The point at a part of it, which is at least its beginning and at most its end.
    func point(_ part: Double) -> CGPoint {
      let part = min(max(part, 0), 1)
      return CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  private var straightPieces: [Line] {
    var (lines, first, last): ([Line], CGPoint, CGPoint) = ([], .zero, .zero)
    func go(to point: CGPoint) {
      lines.append(Line(start: last, end: point))
      last = point
    }
    func curve(_ place: (Double) -> CGPoint) {
      for piece in 1...Path.pieces { go(to: place(Double(piece) / Double(Path.pieces))) }
    }
    for element in elements {
      let start = last
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point): go(to: point)
      case .quadCurve(let end, let control):
        curve { Path.between(Path.between(start, control, $0), Path.between(control, end, $0), $0) }
      case .curve(let end, let control1, let control2):
        curve { part in
          let middle = Path.between(control1, control2, part)
          return Path.between(
            Path.between(Path.between(start, control1, part), middle, part),
            Path.between(middle, Path.between(control2, end, part), part), part)
        }
      case .closeSubpath: go(to: first)
      }
    }
    return lines
  }

  private static func between(_ start: CGPoint, _ end: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}
