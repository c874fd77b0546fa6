import VitroUI

extension Paint {
  private static let theme: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "primary", "secondary", "tertiary", "quaternary", "background", "separator",
    "fill",
  ]

  /// The paint as one colour; of a gradient, its first one.
  var color: String {
    switch self {
    case .named("accentColor"): return "var(--tint)"
    case .named("foreground"): return "currentColor"
    case .named(let name) where Paint.theme.contains(name): return "var(--\(name))"
    // A colour that is not there is seen, and is not that of the text.
    case .named, .missing: return "var(--gray)"
    case .rgb(let red, let green, let blue, let opacity):
      return "#" + [red, green, blue].map(hex).joined() + (opacity < 1 ? hex(opacity) : "")
    case .adaptive(let light, let dark): return "light-dark(\(light.color),\(dark.color))"
    case .translucent(.rgb(let red, let green, let blue, let opacity), let part):
      return Paint.rgb(red, green, blue, opacity * part).color
    case .translucent(let paint, let part):
      return "color-mix(in srgb,\(paint.color) \(CSS.percent(min(max(part, 0), 1))),#0000)"
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      return stops.first?.paint.color ?? "#0000"
    case .material(let name): return "var(--material-\(CSS.name(name)),var(--material-regular))"
    }
  }

  /// The paint as an image, where one colour cannot say it.
  var image: String? {
    switch self {
    case .linear(let stops, let start, let end):
      Gradient.linear(stops, from: start, to: end)
    case .radial(let stops, let center, let start, let end):
      Gradient.radial(stops, center: center, from: start, to: end)
    case .angular(let stops, let center, let start, let end):
      Gradient.angular(stops, center: center, from: start, to: end)
    case .translucent(let paint, let part): paint.seenThrough(part)?.image
    default: nil
    }
  }

  /// Whether it is frosted glass.
  var isMaterial: Bool { if case .material = self { true } else { false } }

  /// A gradient whose colours are seen through; `nil` where there is no gradient.
  func seenThrough(_ part: Double) -> Paint? {
    switch self {
    case .linear(let stops, let start, let end):
      .linear(stops.seenThrough(part), from: start, to: end)
    case .radial(let stops, let center, let start, let end):
      .radial(stops.seenThrough(part), center: center, from: start, to: end)
    case .angular(let stops, let center, let start, let end):
      .angular(stops.seenThrough(part), center: center, from: start, to: end)
    case .translucent(let paint, let other): paint.seenThrough(part * other)
    default: nil
    }
  }

  private func hex(_ part: Double) -> String {
    let value = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}

extension [Paint.Stop] {
  fileprivate func seenThrough(_ part: Double) -> [Paint.Stop] {
    map { Paint.Stop(.translucent($0.paint, part), at: $0.location) }
  }
}

/// Gradients as CSS images.
private enum Gradient {
  /// CSS measures along a line whose ends lie level with two corners; the points are projected to it
  /// as if the box were a square.
  static func linear(_ stops: [Paint.Stop], from start: UnitPoint, to end: UnitPoint) -> String {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return image("linear", "90deg", stops) { $0 } }
    let (unitX, unitY) = (x / length, y / length)
    let line = abs(unitX) + abs(unitY)
    let place = { (point: UnitPoint) -> Double in
      0.5 + ((point.x - 0.5) * unitX + (point.y - 0.5) * unitY) / line
    }
    let (first, last) = (place(start), place(end))
    let degrees = Angle(radians: direction(x, y)).degrees + 90
    return image("linear", CSS.number(degrees) + "deg", stops) { first + $0 * (last - first) }
  }

  static func radial(
    _ stops: [Paint.Stop], center: UnitPoint, from start: Double, to end: Double?
  ) -> String {
    guard let end else {
      return image("radial", "circle closest-side at \(at(center))", stops) { $0 }
    }
    let list = stops.map { stop in
      stop.paint.color + " " + CSS.length(start + stop.location * (end - start))
    }
    return "radial-gradient(circle at \(at(center)),\(list.joined(separator: ",")))"
  }

  static func angular(
    _ stops: [Paint.Stop], center: UnitPoint, from start: Angle, to end: Angle
  ) -> String {
    let turn = (end.degrees - start.degrees) / 360
    let from = CSS.number(start.degrees + 90)
    return image("conic", "from \(from)deg at \(at(center))", stops) { $0 * turn }
  }

  private static func image(
    _ kind: String, _ shape: String, _ stops: [Paint.Stop], _ place: (Double) -> Double
  ) -> String {
    let list = stops.map { "\($0.paint.color) \(CSS.percent(place($0.location)))" }
    return "\(kind)-gradient(\(([shape] + list).joined(separator: ",")))"
  }

  private static func at(_ point: UnitPoint) -> String {
    "\(CSS.percent(point.x)) \(CSS.percent(point.y))"
  }
}
