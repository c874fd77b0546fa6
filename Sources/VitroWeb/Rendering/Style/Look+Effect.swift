import VitroUI

extension Look {
  /// Declares how the look shows a box that lies where it lies.
  func declareEffect(in css: inout Declarations) {
    switch self {
    case .opacity(let part):
      css.set("opacity", CSS.number(part))
      // What is not seen is not reached by the pointer, the keyboard or a screen reader either.
      if part <= 0 { css.set("visibility", "hidden") }
    case .offset(let x, let y): css.set("translate", "\(CSS.length(x)) \(CSS.length(y))")
    case .scale(let x, let y, let anchor):
      css.set("scale", "\(CSS.number(x)) \(CSS.number(y))")
      css.origin(anchor)
    case .rotation(let angle, let anchor):
      css.set("rotate", CSS.number(angle.degrees) + "deg")
      css.origin(anchor)
    case .rotation3D(let angle, let x, let y, let z):
      let axis = [x, y, z].map(CSS.number).joined(separator: ",")
      css.set("transform", "perspective(800px) rotate3d(\(axis),\(CSS.number(angle.degrees))deg)")
    case .shadow(let paint, let radius, let x, let y):
      let lengths = [x, y, max(radius, 0) * 2].map(CSS.length).joined(separator: " ")
      css.set("filter", "drop-shadow(\(lengths) \(paint.color))")
    case .zIndex(let value): css.set("z-index", CSS.number(value.rounded()))
    case .hidden: css.set("visibility", "hidden")
    case .ignoresPointer: css.set("pointer-events", "none")
    case .blendMode(let mode): css.set("mix-blend-mode", mode.name)
    case .animation(let seconds, let curve, _):
      css.add(class: "animated")
      css.set("--time", CSS.number(min(max(seconds, 0), 60)) + "s")
      if let curve = Look.curves[curve] { css.set("--curve", curve) }
    default: if let filter { css.set("filter", filter) }
    }
  }

  private var filter: String? {
    switch self {
    case .blur(let radius): "blur(\(CSS.length(max(radius, 0))))"
    case .brightness(let amount): "brightness(\(CSS.number(max(1 + amount, 0))))"
    case .contrast(let amount): "contrast(\(CSS.number(max(amount, 0))))"
    case .saturation(let amount): "saturate(\(CSS.number(max(amount, 0))))"
    case .grayscale(let amount): "grayscale(\(CSS.number(max(amount, 0))))"
    case .hueRotation(let angle): "hue-rotate(\(CSS.number(angle.degrees))deg)"
    case .colorInvert: "invert(1)"
    default: nil
    }
  }

  private static let curves = [
    "linear": "linear", "easeIn": "ease-in", "easeOut": "ease-out", "easeInOut": "ease-in-out",
    "bouncy": "cubic-bezier(.34,1.56,.64,1)",
  ]
}

extension Declarations {
  fileprivate mutating func origin(_ anchor: UnitPoint) {
    guard anchor != .center else { return }
    set("transform-origin", "\(CSS.percent(anchor.x)) \(CSS.percent(anchor.y))")
  }
}

extension BlendMode {
  /// The name of the mode in CSS, such as `plus-lighter`.
  fileprivate var name: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
