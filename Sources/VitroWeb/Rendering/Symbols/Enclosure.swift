/// A shape that stands around a smaller drawing: `plus.circle`, `lock.shield`.
struct Enclosure: Equatable {
  /// The enclosures by the word that names them.
  static let named: [String: Enclosure] = [
    "circle": Enclosure(Icon.circle, scale: 0.54),
    "square": Enclosure(Icon.square, scale: 0.54),
    "app": Enclosure(Icon.app, scale: 0.56),
    "rectangle": Enclosure(Icon.rectangle, scale: 0.46),
    "diamond": Enclosure(Icon.diamond, scale: 0.46),
    "hexagon": Enclosure(Icon.hexagon, scale: 0.5),
    "octagon": Enclosure(Icon.octagon, scale: 0.54),
    "seal": Enclosure(Icon.seal, scale: 0.5),
    "shield": Enclosure(Icon.shield, scale: 0.48, y: 11.4),
    "triangle": Enclosure(Icon.triangle, scale: 0.48, y: 13.6),
    "bubble": Enclosure(Icon.bubble, scale: 0.48, y: 10.5),
  ]

  /// The shape around.
  let body: String
  /// Where the drawing goes.
  let place: Placement

  private static let area = "fill=\"currentColor\" fill-rule=\"evenodd\" stroke=\"none\""

  private init(_ body: String, scale: Double, y: Double = 12) {
    self.body = body
    place = Placement(scale: scale, x: 12, y: y)
  }

  /// The shape with the drawing in it; where the shape is filled, the drawing is cut out.
  func svg(around drawing: Icon, isFilled: Bool) -> String {
    let inside = Inside(drawing, at: place)
    if !isFilled {
      return .path(body + inside.lines.data)
        + .path(inside.dots.data, "stroke-width=\"2.3\"")
        + .path(inside.bodies, Self.area)
    }
    return .path(body)
      + .path(body + inside.bodies + inside.outlines, Self.area)
  }
}

/// A drawing made small, its body filled.
private struct Inside {
  let bodies: String
  let lines: PathData
  let dots: PathData

  init(_ drawing: Icon, at place: Placement) {
    let hasBody = !(drawing.body + drawing.solid).isEmpty
    let small = { PathData($0).placed(place) }
    let marks = StrokeOutline(of: small(drawing.marks), width: 1.1).data
    let holes = StrokeOutline(of: small(drawing.dots), width: 1.6).data
    let body = small(drawing.body + drawing.solid).data
    bodies = hasBody ? body + marks + holes : ""
    lines = small(hasBody ? drawing.lines : drawing.lines + drawing.marks)
    dots = small(hasBody ? "" : drawing.dots)
  }

  /// The outlines of lines and dots.
  var outlines: String {
    StrokeOutline(of: lines, width: 1.8).data
      + StrokeOutline(of: dots, width: 2.4).data
  }
}
