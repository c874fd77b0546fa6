/// A point of the square that symbols are drawn in.
struct Point: Equatable {
  var x: Double
  var y: Double

  /// The point at two decimals, as it is written.
  var rounded: Point { rounded(toOneIn: 100) }

  /// The point on a grid.
  func rounded(toOneIn parts: Double) -> Point {
    Point(x: (x * parts).rounded() / parts, y: (y * parts).rounded() / parts)
  }
}

/// One step of a walk along a path: a straight line or a circular arc.
struct Step: Equatable {
  /// The circular arc of a step from its start to its end.
  struct Arc: Equatable {
    var radius: Double
    var isLarge: Bool
    var isClockwise: Bool
  }

  var start: Point
  var end: Point
  var arc: Arc?

  /// The same step, walked back.
  var reversed: Step {
    var copy = Step(start: end, end: start, arc: arc)
    copy.arc?.isClockwise.toggle()
    return copy
  }

  /// The point at a distance to the left of one end.
  func left(of end: Point, _ distance: Double) -> Point {
    let direction = direction(at: end)
    return Point(x: end.x + direction.y * distance, y: end.y - direction.x * distance)
  }

  /// Where the lines left of two steps meet, or `nil` where the walk turns to the right or back,
  /// and the outline goes around.
  func corner(after other: Step, _ distance: Double) -> Point? {
    let (from, to) = (other.direction(at: other.end), direction(at: start))
    let turn = from.x * to.y - from.y * to.x
    let along = from.x * to.x + from.y * to.y
    if turn > 0.001 || along < -0.999 { return nil }
    let reach = distance / (1 + along)
    return Point(x: start.x + (from.y + to.y) * reach, y: start.y - (from.x + to.x) * reach)
  }

  /// The direction of the walk at one of its ends, one long.
  private func direction(at place: Point) -> Point {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = max((x * x + y * y).squareRoot(), 0.0001)
    guard let arc else { return Point(x: x / length, y: y / length) }
    let sine = min(length / 2 / arc.radius, 1)
    let cosine = (1 - sine * sine).squareRoot() * (arc.isLarge ? -1 : 1)
    let turn = (place == start ? -sine : sine) * (arc.isClockwise ? 1 : -1)
    return Point(x: (x * cosine - y * turn) / length, y: (x * turn + y * cosine) / length)
  }
}

extension [Step] {
  /// The walk in the other direction.
  var reversedWalk: [Step] { reversed().map(\.reversed) }

  /// The walk without the lines that it goes there and back.
  var withoutDeadEnds: [Step] {
    var kept: [Step] = []
    for step in self {
      if kept.last == step.reversed { kept.removeLast() } else { kept.append(step) }
    }
    while kept.count > 1, kept.first == kept.last?.reversed {
      kept = Array(kept[1..<kept.count - 1])
    }
    return kept
  }

  /// Whether the walk goes around something, and does not only go there and back.
  var enclosesSomething: Bool {
    let twiceTheArea = reduce(0) { area, step in
      area + step.start.x * step.end.y - step.end.x * step.start.y + step.bulge
    }
    return abs(twiceTheArea) > 1
  }
}

extension Step {
  /// Twice the area between the arc and the straight line, about.
  fileprivate var bulge: Double {
    guard let arc else { return 0 }
    let sign = arc.isClockwise ? 1.0 : -1
    let (x, y) = (end.x - start.x, end.y - start.y)
    return sign * arc.radius * (x * x + y * y).squareRoot() * (arc.isLarge ? 3 : 1)
  }
}

extension PathData {
  /// The walks along the lines of a path, each of which comes back to where it began.
  var walks: [[Step]] {
    var walks: [[Step]] = []
    var (place, first) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for command in commands {
      let end = command.end(from: place, first: first).rounded(toOneIn: 10_000)
      if command.letter == "M" || command.letter == "m" {
        walks.append([])
        first = end
      } else if end != place, let last = walks.indices.last {
        walks[last].append(Step(start: place, end: end, arc: command.arc))
      }
      place = end
    }
    return walks.filter { !$0.isEmpty }.map { walk in
      walk.comesBack ? walk : walk + walk.reversedWalk
    }
  }
}

extension [Step] {
  fileprivate var comesBack: Bool {
    guard let first, let last else { return true }
    return abs(first.start.x - last.end.x) < 0.005 && abs(first.start.y - last.end.y) < 0.005
  }
}

extension PathData.Command {
  fileprivate var arc: Step.Arc? {
    guard letter == "a" || letter == "A", numbers.count == 7 else { return nil }
    return Step.Arc(radius: numbers[0], isLarge: numbers[3] == 1, isClockwise: numbers[4] == 1)
  }

  fileprivate func end(from place: Point, first: Point) -> Point {
    let origin = isRelative ? place : Point(x: 0, y: 0)
    switch letter {
    case "z", "Z": return first
    case "h", "H": return Point(x: origin.x + numbers[0], y: place.y)
    case "v", "V": return Point(x: place.x, y: origin.y + numbers[0])
    default:
      let (x, y) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
      return Point(x: origin.x + x, y: origin.y + y)
    }
  }
}
