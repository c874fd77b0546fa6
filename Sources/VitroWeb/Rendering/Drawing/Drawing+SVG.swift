import Foundation
import VitroUI

extension Drawing {
  /// Writes the layers as SVG, and before them the gradients that they use.
  func write(to html: inout String, id: Element.ID, attributes: Attributes) {
    var canvas = Canvas(id: id)
    for case .foreground(let paint) in attributes.style.looks where paint.image != nil {
      canvas.foreground = paint
    }
    canvas.add(layers)
    if !canvas.definitions.isEmpty { html += "<defs>\(canvas.definitions)</defs>" }
    html += canvas.content
  }
}

extension Attributes {
  /// Writes what is behind a box whose outline the stylesheet cannot draw, and a clip of such an
  /// outline.
  func writeBackground(to html: inout String, id: Element.ID) {
    for look in style.looks {
      guard case .background(let paint, let outline) = look, outline.radius == nil else { continue }
      html += "<svg class=\"drawing behind\" aria-hidden=\"true\">"
      let layers = [Drawing.Layer.fill(outline, paint, isEvenOdd: false)]
      Drawing(layers: layers).write(to: &html, id: id, attributes: Attributes(role: .generic))
      html += "</svg>"
    }
  }
}

/// SVG in the making.
private struct Canvas {
  let id: Element.ID
  /// What the foreground is painted with, where no single colour says it.
  var foreground: Paint?
  var definitions = ""
  var content = ""
  private var count = 0

  init(id: Element.ID) { self.id = id }

  mutating func add(_ layers: [Drawing.Layer]) {
    for layer in layers { add(layer) }
  }

  private mutating func add(_ layer: Drawing.Layer) {
    switch layer {
    case .fill(let outline, let paint, let isEvenOdd):
      let rule = isEvenOdd ? " fill-rule=\"evenodd\" clip-rule=\"evenodd\"" : ""
      add(outline, paint) { " fill=\"\($0)\"" + rule }
    case .stroke(let outline, let paint, let style):
      add(outline, paint) { " fill=\"none\" stroke=\"\($0)\"" + style.svg(trim: outline.trim) }
    case .text(let text, let point, let anchor, let looks): add(text, at: point, anchor, looks)
    case .group(let layers, let matrix, let opacity):
      content +=
        "<g\(matrix.svg)" + (opacity == 1 ? "" : " opacity=\"\(CSS.number(opacity))\"") + ">"
      add(layers)
      content += "</g>"
    case .clip(let layers, let outline, let isEvenOdd): add(layers, within: outline, isEvenOdd)
    case .effect(let layers, let look): add(layers, with: look)
    case .image(let picture, let rect, let paint): add(picture, in: rect, paint)
    }
  }

  private mutating func add(_ layers: [Drawing.Layer], within outline: Outline, _ isEvenOdd: Bool) {
    let mask = name()
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    definitions +=
      "<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\" x=\"-50%\" y=\"-50%\" width=\"200%\""
      + " height=\"200%\">\(outline.svg(" fill=\"#fff\"" + rule))</mask>"
    content += "<g mask=\"url(#\(mask))\">"
    add(layers)
    content += "</g>"
  }

  private mutating func add(_ layers: [Drawing.Layer], with look: Look) {
    var css = Declarations()
    look.declareEffect(in: &css)
    content += "<g"
    if !css.text.isEmpty { content.appendAttribute("style", css.text) }
    content += ">"
    add(layers)
    content += "</g>"
  }

  private mutating func add(_ picture: Drawing.Picture, in rect: CGRect, _ paint: Paint) {
    let place =
      " x=\"\(CSS.number(rect.minX))\" y=\"\(CSS.number(rect.minY))\""
      + " width=\"\(CSS.number(rect.width))\" height=\"\(CSS.number(rect.height))\""
    switch picture {
    case .symbol(let name):
      guard let symbol = Symbol.named(name) else { return }
      content += "<g style=\"color:\(paint.color)\"><svg\(place)\(Symbol.manner)>"
      content += symbol.svg + "</svg></g>"
    case .named(let name):
      guard let address = Address(name), address.isPicture else { return }
      addImage(at: address.text, place)
    case .asset(let picture):
      guard let address = PictureFiles.shared.address(of: picture.finest) else { return }
      addImage(at: address, place)
    case .missing:
      content += "<rect\(place) fill=\"none\" stroke=\"var(--gray)\" stroke-dasharray=\"4\"/>"
    }
  }

  private mutating func addImage(at address: String, _ place: String) {
    content += "<image\(place)"
    content.appendAttribute("href", address)
    content += "/>"
  }

  private mutating func add(_ outline: Outline, _ paint: Paint, _ use: (String) -> String) {
    let paint = paint == .named("foreground") ? foreground ?? paint : paint
    if let gradient = gradient(paint) {
      content += outline.svg(use("url(#\(gradient))"))
    } else if let image = paint.image {
      let mask = name()
      let box = "x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
      definitions +=
        "<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\" \(box)>"
        + outline.svg(use("#fff")) + "</mask>"
      content +=
        "<g mask=\"url(#\(mask))\"><foreignObject><div style=\"background:\(image)\">"
        + "</div></foreignObject></g>"
    } else {
      content += outline.svg(use(paint.color))
    }
  }

  private mutating func add(
    _ text: String, at point: CGPoint, _ anchor: UnitPoint, _ looks: [Look]
  ) {
    var css = Declarations()
    for look in looks { look.declareLetters(in: &css) }
    let side = anchor.x < 0.25 ? "start" : anchor.x > 0.75 ? "end" : "middle"
    let line = anchor.y < 0.25 ? "hanging" : anchor.y > 0.75 ? "text-after-edge" : "central"
    content += "<text x=\"\(CSS.number(point.x))\" y=\"\(CSS.number(point.y))\""
    content += " text-anchor=\"\(side)\" dominant-baseline=\"\(line)\""
    if !css.text.isEmpty { content.appendAttribute("style", css.text) }
    content += ">"
    content.appendEscaped(text)
    content += "</text>"
  }

  private mutating func name() -> String {
    defer { count += 1 }
    return "g\(id.rawValue)-\(count)"
  }

  /// Defines a gradient and returns its name; `nil` where SVG has none of that kind.
  private mutating func gradient(_ paint: Paint) -> String? {
    switch paint {
    case .linear(let stops, let start, let end):
      let name = name()
      let line =
        "x1=\"\(CSS.number(start.x))\" y1=\"\(CSS.number(start.y))\""
        + " x2=\"\(CSS.number(end.x))\" y2=\"\(CSS.number(end.y))\""
      definitions += "<linearGradient id=\"\(name)\" \(line)>\(stops.svg)</linearGradient>"
      return name
    case .radial(let stops, let center, _, nil):
      let name = name()
      let middle = "cx=\"\(CSS.number(center.x))\" cy=\"\(CSS.number(center.y))\""
      definitions += "<radialGradient id=\"\(name)\" \(middle)>\(stops.svg)</radialGradient>"
      return name
    case .translucent(let inner, let part): return inner.seenThrough(part).flatMap { gradient($0) }
    default: return nil
    }
  }
}

extension [Paint.Stop] {
  fileprivate var svg: String {
    map { stop in
      "<stop offset=\"\(CSS.number(stop.location))\" style=\"stop-color:\(stop.paint.color)\"/>"
    }.joined()
  }
}

extension CGAffineTransform {
  fileprivate var svg: String {
    if self == .identity { return "" }
    let numbers = [a, b, c, d, tx, ty].map { CSS.number($0) }
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }
}

extension StrokeStyle {
  /// The style as SVG attributes; a part of a line is a dash as long as the part.
  fileprivate func svg(trim: ClosedRange<Double>?) -> String {
    var svg = " stroke-width=\"\(CSS.number(max(lineWidth, 0)))\""
    if lineCap != .butt { svg += " stroke-linecap=\"\(lineCap.rawValue)\"" }
    if lineJoin != .miter { svg += " stroke-linejoin=\"\(lineJoin.rawValue)\"" }
    if let trim {
      let (start, length) = (trim.lowerBound, trim.upperBound - trim.lowerBound)
      if length == 0 { return svg + " stroke-opacity=\"0\"" }
      svg += " pathLength=\"1\" stroke-dasharray=\"\(CSS.number(length)) 2\""
      if start > 0 { svg += " stroke-dashoffset=\"\(CSS.number(-start))\"" }
    } else if !dash.isEmpty {
      let lengths = dash.prefix(100).map { CSS.number(max($0, 0)) }.joined(separator: " ")
      svg += " stroke-dasharray=\"\(lengths)\""
      if dashPhase != 0 { svg += " stroke-dashoffset=\"\(CSS.number(dashPhase))\"" }
    }
    return svg
  }
}
