import Foundation
import VitroUI

extension Plot {
  /// A sector as it is drawn: its outline, and a point in its middle.
  struct Sector {
    var path: Path
    var middle: CGRect
  }

  /// The rectangle of a mark that is one.
  func surface(of mark: Mark) -> CGRect? {
    let across = side(mark.x, x, area.width, mark.width, horizontal) ?? (area.minX, area.maxX)
    let along = side(mark.y, y, area.height, mark.height, vertical) ?? (area.minY, area.maxY)
    return CGRect(
      x: min(across.0, across.1), y: min(along.0, along.1), width: abs(across.1 - across.0),
      height: abs(along.1 - along.0))
  }

  private func side(
    _ extent: Mark.Extent?, _ scale: Scale, _ length: CGFloat, _ size: Double?,
    _ place: (Double) -> CGFloat
  ) -> (CGFloat, CGFloat)? {
    guard let extent else { return nil }
    let end = place(scale.position(extent.end))
    if let start = extent.start { return (place(scale.position(start)), end) }
    let half = (size ?? max(scale.slot * Double(length), 8)) / 2
    return (end - half, end + half)
  }

  /// The sectors of the circle, clockwise from above, each with its mark.
  var sectors: [(mark: Mark, sector: Sector)] {
    let whole = marks.compactMap(\.sector?.size).reduce(0, +)
    guard whole > 0, whole.isFinite else { return [] }
    var sum = 0.0
    return marks.compactMap { mark in
      guard let part = mark.sector, part.size > 0 else { return nil }
      let start = sum / whole
      sum += part.size
      return (mark, sector(part.inner, part.outer, part.inset, from: start, to: sum / whole))
    }
  }

  private func sector(
    _ inner: MarkDimension, _ outer: MarkDimension, _ inset: Double, from start: Double,
    to end: Double
  ) -> Sector {
    let room = Double(min(area.width, area.height)) / 2
    let far = outer.radius(in: room) ?? room
    let near = min(inner.radius(in: room) ?? 0, far)
    let center = CGPoint(x: area.midX, y: area.midY)
    let gap = far > 0 ? min(inset / far, (end - start) * .pi) : 0
    let (first, last) = (start * 2 * .pi - .pi / 2 + gap / 2, end * 2 * .pi - .pi / 2 - gap / 2)
    var path = Path()
    path.addArc(
      center: center, radius: far, startAngle: .radians(first), endAngle: .radians(last),
      clockwise: false)
    if near > 0 {
      path.addArc(
        center: center, radius: near, startAngle: .radians(last), endAngle: .radians(first),
        clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    let (turn, distance) = ((first + last) / 2, (near + far) / 2)
    let middle = CGPoint(
      x: center.x + distance * cos(turn), y: center.y + distance * sin(turn))
    return Sector(path: path, middle: CGRect(origin: middle, size: .zero))
  }
}

extension MarkDimension {
  /// The radius in the room that there is, or `nil` where nobody says it.
  fileprivate func radius(in room: Double) -> Double? {
    if let points { return min(max(points, 0), room) }
    if let part { return min(max(part, 0), 1) * room }
    if let left { return max(room - left, 0) }
    return nil
  }
}
