import VitroUI

extension Outline {
  /// The outline as SVG elements that fill the room around them.
  ///
  /// - Parameters:
  ///   - paint: Attributes that say how it is filled and drawn.
  ///   - inset: How many points the room is smaller than the outline's own, for its corners.
  func svg(_ paint: String, inset: Double = 0) -> String {
    let all = "width=\"100%\" height=\"100%\""
    switch self {
    case .rectangle: return "<rect \(all)\(paint)/>"
    case .rounded(let radius):
      return "<rect \(all) rx=\"\(CSS.number(max(radius - inset, 0)))\"\(paint)/>"
    case .uneven:
      return "<rect \(all)\(paint) style=\"clip-path:inset(0 round \(radius ?? "0"))\"/>"
    // What a drawing is in is a container for sizes, so that the shorter side can be named.
    case .capsule: return "<rect \(all)\(paint) style=\"rx:\(Outline.half(inset))\"/>"
    case .ellipse: return "<ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\"\(paint)/>"
    case .circle:
      return "<circle cx=\"50%\" cy=\"50%\"\(paint) style=\"r:\(Outline.half(inset))\"/>"
    case .path(let path, let size):
      let line = "<path d=\"\(path.data)\"\(paint)"
      guard size.width > 0, size.height > 0 else { return line + "/>" }
      return "<svg viewBox=\"0 0 \(CSS.number(size.width)) \(CSS.number(size.height))\""
        + " preserveAspectRatio=\"none\">\(line) vector-effect=\"non-scaling-stroke\"/></svg>"
    case .inset(let outline, let amount):
      let side = "calc(100% - \(CSS.length(amount * 2)))"
      let place = "x:\(CSS.number(amount))px;y:\(CSS.number(amount))px"
      return "<svg style=\"\(place);width:\(side);height:\(side)\">"
        + outline.svg(paint, inset: inset + amount) + "</svg>"
    case .offset(let outline, let x, let y):
      return "<g transform=\"translate(\(CSS.number(x)) \(CSS.number(y)))\">"
        + outline.svg(paint, inset: inset) + "</g>"
    case .rotated(let outline, let angle):
      return "<g class=\"turned\" style=\"rotate:\(CSS.number(angle.degrees))deg\">"
        + outline.svg(paint, inset: inset) + "</g>"
    case .trimmed(let outline, _, _): return outline.svg(paint, inset: inset)
    }
  }

  /// The part of the line that is drawn; `nil` for all of it.
  var trim: ClosedRange<Double>? {
    switch self {
    case .trimmed(_, let start, let end):
      let bounds = [start, end].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
      return bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : 0...0
    case .inset(let outline, _), .offset(let outline, _, _), .rotated(let outline, _):
      return outline.trim
    default: return nil
    }
  }

  private static func half(_ inset: Double) -> String {
    inset == 0 ? "min(50cqw,50cqh)" : "calc(min(50cqw,50cqh) - \(CSS.number(inset))px)"
  }
}
