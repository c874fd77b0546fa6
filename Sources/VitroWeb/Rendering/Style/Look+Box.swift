import VitroUI

extension Look {
  /// Declares what the look says about the room of a box and what fills it.
  func declareBox(in css: inout Declarations) {
    switch self {
    case .padding(let padding): css.padding(padding)
    case .frame(let frame): css.frame(frame)
    case .background(let paint, let outline): css.background(paint, outline)
    case .border(let paint, let width):
      css.set("outline", "\(CSS.length(width)) solid \(paint.color)")
      css.set("outline-offset", CSS.length(-width))
    case .clip(let outline): css.clip(outline)
    case .position(let x, let y):
      css.add(class: "position")
      css.set("--x", CSS.number(x) + "px")
      css.set("--y", CSS.number(y) + "px")
    case .aspectRatio(let ratio, let mode):
      css.add(class: "aspect-\(mode.rawValue)")
      if let ratio, ratio > 0 { css.set("--ratio", CSS.number(ratio)) }
    case .layoutPriority(let priority): css.set("flex-shrink", priority < 0 ? "1000" : "0")
    case .ignoresSafeArea: css.add(class: "bleed")
    case .scrolls(let axes):
      if axes.contains(.horizontal) { css.add(class: "scroll-x") }
      if axes.contains(.vertical) { css.add(class: "scroll-y") }
    case .columns(let columns): css.columns(columns)
    case .columnSpan(let count):
      css.set("grid-column-end", "span \(min(max(count, 1), mostTracks))")
    default: break
    }
  }
}

/// As many columns as every browser lays out.
private let mostTracks = 1_000

extension Declarations {
  fileprivate mutating func padding(_ padding: Look.Padding) {
    let sides = [padding.top, padding.trailing, padding.bottom, padding.leading]
    let room = sides.map { CSS.length(max($0 ?? 16, 0)) }
    add(class: "padded")
    if Set(room).count == 1 { return set("padding", room[0]) }
    set("padding-block", room[0] == room[2] ? room[0] : "\(room[0]) \(room[2])")
    set("padding-inline", room[1] == room[3] ? room[1] : "\(room[3]) \(room[1])")
  }

  fileprivate mutating func frame(_ frame: Look.Frame) {
    if let width = frame.width { size("width", "x", width) }
    if let height = frame.height { size("height", "y", height) }
    set("min-width", length: frame.minWidth.map { Double($0) })
    set("min-height", length: frame.minHeight.map { Double($0) })
    if let width = frame.maxWidth, width.isFinite {
      set(frame.width == nil ? "width" : "max-width", length: width)
    }
    if let height = frame.maxHeight, height.isFinite { set("max-height", length: height) }
    if frame.alignment != .center { set("place-items", frame.alignment.placing) }
  }

  private mutating func size(_ property: String, _ axis: String, _ points: Double) {
    guard points.isFinite else { return }
    set(property, length: max(points, 0))
    add(class: "sized-\(axis)")
  }

  fileprivate mutating func background(_ paint: Paint, _ outline: Outline) {
    guard let radius = outline.radius else { return }
    if let image = paint.image { set("background", image) } else { set("background", paint.color) }
    if paint.isMaterial { add(class: "glass") }
    if radius != "0" { set("border-radius", radius) }
  }

  fileprivate mutating func clip(_ outline: Outline) {
    if case .circle = outline { return set("clip-path", "circle()") }
    if case .inset(let inner, let amount) = outline, let radius = inner.radius {
      return set("clip-path", "inset(\(CSS.length(amount)) round \(radius))")
    }
    if case .path(let path, let size) = outline, size.width == 0 || size.height == 0 {
      return set("clip-path", "path('\(path.data)')")
    }
    set("overflow", "clip")
    if let radius = outline.radius, radius != "0" { set("border-radius", radius) }
  }

  fileprivate mutating func columns(_ columns: Look.Columns) {
    let isVertical = columns.axis == .vertical
    let widths = columns.widths.prefix(mostTracks)
    let isUniform = widths.count > 1 && widths.allSatisfy { $0 == .fitting }
    let tracks =
      isUniform
      ? "repeat(\(widths.count),auto)" : widths.map(\.track).joined(separator: " ")
    set(isVertical ? "grid-template-columns" : "grid-template-rows", tracks)
    if isVertical, case .adaptive(_, let most)? = widths.first, widths.count == 1, most.isFinite {
      set("--most", CSS.length(most))
    }
    if !isVertical { set("grid-auto-flow", "column") }
    set(isVertical ? "column-gap" : "row-gap", length: columns.spacing)
    set(isVertical ? "row-gap" : "column-gap", length: columns.lineSpacing)
  }
}

extension Look.Columns.Width {
  fileprivate var track: String {
    switch self {
    case .fixed(let width): CSS.length(max(width, 0))
    case .flexible(let least, let most):
      "minmax(\(CSS.length(max(least, 0))),\(most.isFinite ? CSS.length(most) : "1fr"))"
    case .adaptive(let least, _):
      // As many as fit with their least width: a browser would count by the most.
      "repeat(auto-fill,minmax(min(100%,\(CSS.length(max(least, 1)))),1fr))"
    case .fitting: "auto"
    }
  }
}

extension Alignment {
  /// The place of what is inside, down and across.
  var placing: String {
    let down = ["top": "start", "bottom": "end"]["\(vertical)"] ?? "center"
    let across = ["leading": "start", "trailing": "end"]["\(horizontal)"] ?? "center"
    return down == across ? down : "\(down) \(across)"
  }
}

extension Outline {
  /// The outline as CSS's `border-radius`, or `nil` where it is none.
  var radius: String? {
    switch self {
    case .rectangle: "0"
    case .rounded(let radius): CSS.length(max(radius, 0))
    // Logical corners need four declarations; these go round from the upper left.
    case .uneven(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      [topLeading, topTrailing, bottomTrailing, bottomLeading]
        .map { CSS.length(max($0, 0)) }.joined(separator: " ")
    case .capsule: "100vmax"
    case .ellipse: "50%"
    default: nil
    }
  }
}
