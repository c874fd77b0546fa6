import Foundation
import VitroUI

extension Path {
  /// The path as SVG's path data.
  var data: String {
    var data = ""
    for element in elements {
      switch element {
      case .move(let point): data += "M" + pairs(point)
      case .line(let point): data += "L" + pairs(point)
      case .quadCurve(let point, let control): data += "Q" + pairs(control, point)
      case .curve(let point, let control1, let control2):
        data += "C" + pairs(control1, control2, point)
      case .closeSubpath: data += "Z"
      }
    }
    return data
  }
}

private func pairs(_ points: CGPoint...) -> String {
  points.map { CSS.number($0.x) + " " + CSS.number($0.y) }.joined(separator: " ")
}
