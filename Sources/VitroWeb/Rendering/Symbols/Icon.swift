/// One symbol as path data, told apart by what filling it does to the parts.
struct Icon: Equatable {
  /// Closed outlines, which filling fills; one inside another stays a hole.
  var body = ""
  /// Straight lines and circular arcs on the body, cut out of it when it is filled.
  var marks = ""
  /// Lines beside the body, the same when it is filled.
  var lines = ""
  /// Lines without a length, drawn as dots, cut out of a body when it is filled.
  var dots = ""
  /// Closed outlines that are always filled.
  var solid = ""

  /// The drawing in lines.
  var outlined: String {
    .path(body + marks + lines) + .path(dots, "stroke-width=\"2.9\"")
      + .path(solid, "fill=\"currentColor\" stroke=\"none\"")
  }

  /// The drawing with its body filled.
  var filled: String {
    if body.isEmpty { return outlined }
    let holes = cut(marks, width: 1.5 + lineWidth) + cut(dots, width: 2.7 + lineWidth)
    let rule = hasOneOutline && holes.isEmpty ? "" : " fill-rule=\"evenodd\""
    return .path(body + solid + holes, "fill=\"currentColor\"\(rule)") + .path(lines)
  }

  /// Whether no outline can lie inside another.
  private var hasOneOutline: Bool { !(body + solid).dropFirst().contains("M") }

  /// What the stroke around a hole takes from it.
  private var lineWidth: Double { 1.8 }

  /// What remains of lines when they are drawn in nothing: their outlines.
  private func cut(_ lines: String, width: Double) -> String {
    StrokeOutline(of: PathData(lines), width: width).data
  }
}

extension String {
  /// A path, or nothing where there is nothing to draw.
  static func path(_ data: String, _ attributes: String = "") -> String {
    if data.isEmpty { return "" }
    return attributes.isEmpty ? "<path d=\"\(data)\"/>" : "<path \(attributes) d=\"\(data)\"/>"
  }
}
