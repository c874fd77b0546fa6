import Foundation
import VitroUI

/// A line through points.
enum Curve {
  static func path(_ points: [CGPoint], _ method: InterpolationMethod, isNew: Bool = true) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    if isNew { path.move(to: first) } else { path.addLine(to: first) }
    let slopes = method == .monotone ? monotoneSlopes(points) : []
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method {
      case .linear: path.addLine(to: to)
      case .stepStart: step(&path, from, to, at: from.x)
      case .stepCenter: step(&path, from, to, at: (from.x + to.x) / 2)
      case .stepEnd: step(&path, from, to, at: to.x)
      case .monotone: curve(&path, from, to, slopes[index - 1], slopes[index])
      case .catmullRom, .cardinal: smooth(&path, points, index)
      }
    }
    return path
  }

  private static func step(_ path: inout Path, _ from: CGPoint, _ to: CGPoint, at x: CGFloat) {
    path.addLine(to: CGPoint(x: x, y: from.y))
    path.addLine(to: CGPoint(x: x, y: to.y))
    path.addLine(to: to)
  }

  /// A cubic Hermite piece with these slopes, as a Bézier curve.
  private static func curve(
    _ path: inout Path, _ from: CGPoint, _ to: CGPoint, _ start: CGFloat, _ end: CGFloat
  ) {
    let third = (to.x - from.x) / 3
    path.addCurve(
      to: to, control1: CGPoint(x: from.x + third, y: from.y + third * start),
      control2: CGPoint(x: to.x - third, y: to.y - third * end))
  }

  /// A piece of a Catmull-Rom spline, whose tangents are half the way between the neighbours.
  private static func smooth(_ path: inout Path, _ points: [CGPoint], _ index: Int) {
    let (from, to) = (points[index - 1], points[index])
    let before = points[max(index - 2, 0)]
    let after = points[min(index + 1, points.count - 1)]
    path.addCurve(
      to: to,
      control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
      control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
  }

  /// The slopes at the points that keep a curve from rising where the values fall, after Fritsch and
  /// Carlson: 0 at a turn, else the harmonic mean of both sides.
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    return points.indices.map { index in
      guard index > 0 else { return secants.first ?? 0 }
      guard index < secants.count else { return secants.last ?? 0 }
      let (left, right) = (secants[index - 1], secants[index])
      return left * right <= 0 ? 0 : 2 * left * right / (left + right)
    }
  }
}
