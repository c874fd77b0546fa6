import Foundation

extension Path {
  /// Whether a point lies inside, counted by how often a line from it crosses the path.
  ///
  /// What is open counts as closed by a straight piece, as where it is filled.
  public func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for (from, to) in edges where (from.y > point.y) != (to.y > point.y) {
      if point.x < (to.x - from.x) * (point.y - from.y) / (to.y - from.y) + from.x {
        isInside.toggle()
      }
    }
    return isInside
  }

  /// Straight pieces all around, near enough to curves.
  private var edges: [(from: CGPoint, to: CGPoint)] {
    var edges: [(from: CGPoint, to: CGPoint)] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        edges.append((last, start))
        (start, last) = (point, point)
      }
      for point in element.points(from: last, to: start) {
        edges.append((last, point))
        last = point
      }
    }
    return edges + [(last, start)]
  }
}

extension Path.Element {
  /// So many straight pieces stand for a curve.
  private static var piecesOfCurve: Int { 16 }

  /// Points along the piece, from where the line is; a piece that closes it leads to its start.
  fileprivate func points(from last: CGPoint, to start: CGPoint) -> [CGPoint] {
    switch self {
    case .move: []
    case .line(let point): [point]
    case .closeSubpath: [start]
    case .quadCurve(let point, let control): Self.along([last, control, point])
    case .curve(let point, let control1, let control2):
      Self.along([last, control1, control2, point])
    }
  }

  private static func along(_ points: [CGPoint]) -> [CGPoint] {
    (1...piecesOfCurve).map { point(at: Double($0) / Double(piecesOfCurve), of: points) }
  }

  /// A point of a curve, by dividing its handles again and again (de Casteljau's algorithm).
  private static func point(at part: Double, of points: [CGPoint]) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
    return points.first ?? .zero
  }
}
