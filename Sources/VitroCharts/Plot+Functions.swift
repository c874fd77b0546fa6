import Foundation
import VitroUI

extension Plot {
  func draw(
    _ function: PlottedFunction, with shading: GraphicsContext.Shading, style: StrokeStyle,
    _ context: GraphicsContext
  ) {
    let (path, leavesArea) = path(of: function, margin: style.lineWidth / 2)
    if path.isEmpty { return }
    var context = context
    if leavesArea {
      context.clip(to: Path(area.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)))
    }
    context.stroke(path, with: shading, style: style)
  }

  private func path(of function: PlottedFunction, margin: Double) -> (Path, leavesArea: Bool) {
    var path = Path()
    guard x.isContinuous, y.isContinuous, let range = function.range(across: across) else {
      return (path, false)
    }
    let limits = area.insetBy(dx: -area.width, dy: -area.height)
    let lines = Tracer(range, within: limits) { value in
      let (x, y) = function.place(value)
      return Mark.isDrawable(x) && Mark.isDrawable(y) ? point(.number(x), .number(y)) : nil
    }.lines
    lines.forEach { path.addLines($0) }
    let box = path.boundingRect
    return (path, !lines.isEmpty && !area.insetBy(dx: -0.5, dy: -0.5).contains(box))
  }
}
