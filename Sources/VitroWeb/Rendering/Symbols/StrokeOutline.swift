/// The outline of lines of some width with round ends, as a path that can be filled or cut out.
///
/// The lines are straight or circular arcs. A walk along them, there and back, keeps the outline
/// on its left: round at an end, round where it turns away, pointed where it turns towards.
/// A line that branches is written as a walk of its own that comes back to where it began.
struct StrokeOutline {
  /// The outline as path data.
  private(set) var data = ""

  init(of path: PathData, width: Double) {
    for steps in path.walks {
      data += Self.outline(of: steps, distance: width / 2)
      guard steps.enclosesSomething else { continue }
      data += Self.outline(of: steps.withoutDeadEnds.reversedWalk, distance: width / 2)
    }
  }

  private static func outline(of steps: [Step], distance: Double) -> String {
    var pen = Pen()
    for (index, step) in steps.enumerated() {
      let before = steps[(index + steps.count - 1) % steps.count]
      let after = steps[(index + 1) % steps.count]
      let start = step.corner(after: before, distance) ?? step.left(of: step.start, distance)
      let end = after.corner(after: step, distance) ?? step.left(of: step.end, distance)
      if index == 0 { pen.move(to: start) }
      pen.follow(step, to: end, distance: distance)
      guard after.corner(after: step, distance) == nil else { continue }
      pen.round(to: after.left(of: after.start, distance), radius: distance)
    }
    return pen.data + "z"
  }
}

/// Writes the outline in steps from where it is.
private struct Pen {
  private(set) var data = ""
  private var place = Point(x: 0, y: 0)

  mutating func move(to point: Point) {
    place = point.rounded
    data += "M"
    data.appendNumbers([place.x, place.y])
  }

  mutating func follow(_ step: Step, to point: Point, distance: Double) {
    guard let arc = step.arc else { return line(to: point) }
    let radius = arc.isClockwise ? arc.radius + distance : arc.radius - distance
    guard radius > 0 else { return line(to: point) }
    self.arc(radius, isLarge: arc.isLarge, isClockwise: arc.isClockwise, point)
  }

  mutating func round(to point: Point, radius: Double) {
    let isThere = point.rounded == place
    if !isThere { arc(radius, isLarge: false, isClockwise: true, point) }
  }

  private mutating func line(to point: Point) {
    let target = point.rounded
    if target == place { return }
    let (x, y) = (target.x - place.x, target.y - place.y)
    data += x == 0 ? "v" : y == 0 ? "h" : "l"
    data.appendNumbers(x == 0 ? [y] : y == 0 ? [x] : [x, y])
    place = target
  }

  private mutating func arc(_ radius: Double, isLarge: Bool, isClockwise: Bool, _ point: Point) {
    let target = point.rounded
    data += "a"
    data.appendNumbers([radius, radius, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0])
    if target.x >= place.x { data += " " }
    data.appendNumbers([target.x - place.x, target.y - place.y])
    place = target
  }
}
