import Foundation

extension Diagram {
  /// The diagram as a picture in SVG, which follows the appearance of the page: the states stand on a circle, in the order
  /// in which they were met, and arrows bend to their right.
  public var svg: String { DiagramPicture(self).svg }
}

/// The picture of a diagram.
private struct DiagramPicture {
  private struct Point {
    var x: Double
    var y: Double

    static func + (left: Point, right: Point) -> Point {
      Point(x: left.x + right.x, y: left.y + right.y)
    }
    static func - (left: Point, right: Point) -> Point {
      Point(x: left.x - right.x, y: left.y - right.y)
    }
    static func * (point: Point, factor: Double) -> Point {
      Point(x: point.x * factor, y: point.y * factor)
    }

    var length: Double { (x * x + y * y).squareRoot() }
    /// A point of length one in the same direction; none in particular for nothing.
    var direction: Point { length == 0 ? Point(x: 1, y: 0) : self * (1 / length) }
    /// A quarter of a turn to the right.
    var turned: Point { Point(x: -y, y: x) }
  }

  private let diagram: Diagram
  private let radius: Double
  private let center: Point
  private let boxes: [(center: Point, width: Double)]

  /// The height of a state's box, in points.
  private static let height = 32.0
  /// The width of a letter, in points.
  private static let letter = 7.5

  init(_ diagram: Diagram) {
    self.diagram = diagram
    let count = Double(max(1, diagram.states.count))
    radius = max(120, 36 * count)
    let widths = diagram.states.map { Double($0.count) * Self.letter + 24 }
    let center = Point(x: radius + 120, y: radius + 80)
    self.center = center
    let radius = radius
    boxes = widths.enumerated().map { index, width in
      let angle = 2 * Double.pi * Double(index) / count - Double.pi / 2
      return (center + Point(x: cos(angle), y: sin(angle)) * radius, width)
    }
  }

  var svg: String {
    let size = "\(number(2 * center.x)) \(number(2 * center.y))"
    let parts =
      diagram.arrows.map(arrow) + diagram.initial.map(start) + diagram.states.indices.map(state)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
      aria-label="\(escaped(diagram.states.joined(separator: ", ")))">
      <style>
      svg { color: #1d1d1f; background: #fff; font: 13px system-ui, sans-serif }
      rect { fill: #eef3fb; stroke: #3b6fb6 }
      path { fill: none; stroke: #6b7280 }
      text { fill: currentColor; text-anchor: middle; dominant-baseline: central }
      .event { font-size: 11px; paint-order: stroke; stroke: #fff; stroke-width: 4px }
      @media (prefers-color-scheme: dark) {
      svg { color: #f5f5f7; background: #1c1c1e }
      rect { fill: #22314a; stroke: #7fa9e6 }
      path { stroke: #a1a7b3 }
      .event { stroke: #1c1c1e }
      }
      </style>
      <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      orient="auto"><path d="M0 0 L8 4 L0 8"/></marker></defs>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private func state(_ index: Int) -> String {
    let (center, width) = boxes[index]
    let corner = center - Point(x: width / 2, y: Self.height / 2)
    return """
      <rect x="\(number(corner.x))" y="\(number(corner.y))" width="\(number(width))" \
      height="\(number(Self.height))" rx="8"/>
      <text x="\(number(center.x))" y="\(number(center.y))">\(escaped(diagram.states[index]))</text>
      """
  }

  /// The arrow from nowhere to a state that the walk begins with.
  private func start(_ index: Int) -> String {
    let outward = (boxes[index].center - center).direction
    let end = edge(of: index, towards: outward)
    return line(from: end + outward * 40, bent: end + outward * 20, to: end)
  }

  private func arrow(_ arrow: Diagram.Arrow) -> String {
    let text = arrow.events.joined(separator: ", ")
    if arrow.start == arrow.end { return circle(at: arrow.start, text) }
    let (start, end) = (boxes[arrow.start].center, boxes[arrow.end].center)
    let across = end - start
    let bend = (start + end) * 0.5 + across.direction.turned * min(40, across.length * 0.2)
    let from = edge(of: arrow.start, towards: bend - start)
    let to = edge(of: arrow.end, towards: bend - end)
    return line(from: from, bent: bend, to: to) + "\n"
      + label(text, at: from * 0.36 + bend * 0.48 + to * 0.16)
  }

  /// The arrow from a state to itself, on the outside of the circle.
  private func circle(at index: Int, _ text: String) -> String {
    let outward = (boxes[index].center - center).direction
    let middle = edge(of: index, towards: outward)
    let from = edge(of: index, towards: outward + outward.turned * 0.5)
    let to = edge(of: index, towards: outward - outward.turned * 0.5)
    let (first, second) = (from + outward * 40, to + outward * 40)
    let way = [first, second, to].map { "\(number($0.x)) \(number($0.y))" }.joined(separator: ", ")
    return """
      <path d="M\(number(from.x)) \(number(from.y)) C\(way)" marker-end="url(#head)"/>
      \(label(text, at: middle + outward * 36))
      """
  }

  private func line(from start: Point, bent bend: Point, to end: Point) -> String {
    """
    <path d="M\(number(start.x)) \(number(start.y)) Q\(number(bend.x)) \(number(bend.y)) \
    \(number(end.x)) \(number(end.y))" marker-end="url(#head)"/>
    """
  }

  private func label(_ text: String, at place: Point) -> String {
    "<text class=\"event\" x=\"\(number(place.x))\" y=\"\(number(place.y))\">\(escaped(text))</text>"
  }

  /// The point on the edge of a state's box in a direction from its center.
  private func edge(of index: Int, towards direction: Point) -> Point {
    let (center, width) = boxes[index]
    let direction = direction.direction
    let toSide = direction.x == 0 ? .infinity : width / 2 / abs(direction.x)
    let toTop = direction.y == 0 ? .infinity : Self.height / 2 / abs(direction.y)
    return center + direction * min(toSide, toTop)
  }

  /// A length with at most one digit behind the point.
  private func number(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }
    .joined()
  }
}
