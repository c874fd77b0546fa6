import Foundation
import VitroUI

extension Plot {
  /// How much of its room a bar takes.
  private static let barPart = 0.72

  /// The rectangle of a bar.
  func rect(of mark: Mark) -> CGRect? {
    guard let x = mark.x, let y = mark.y else { return nil }
    if mark.isLying {
      let (start, end) = (x.start.map(self.x.position) ?? self.x.base, self.x.position(x.end))
      let thickness = mark.width ?? self.y.slot * area.height * Plot.barPart
      return CGRect(
        x: horizontal(min(start, end)),
        y: vertical(self.y.position(y.end)) - thickness / 2, width: abs(end - start) * area.width,
        height: thickness)
    }
    let (start, end) = (y.start.map(self.y.position) ?? self.y.base, self.y.position(y.end))
    let thickness = mark.width ?? self.x.slot * area.width * Plot.barPart
    return CGRect(
      x: horizontal(self.x.position(x.end)) - thickness / 2, y: vertical(max(start, end)),
      width: thickness, height: abs(end - start) * area.height)
  }

  /// The line of a rule.
  func rulePath(_ mark: Mark) -> Path {
    let xs = ends(mark.x) { horizontal(x.position($0)) } ?? (area.minX, area.maxX)
    let ys = ends(mark.y) { vertical(y.position($0)) } ?? (area.maxY, area.minY)
    var path = Path()
    path.addLines([CGPoint(x: xs.0, y: ys.0), CGPoint(x: xs.1, y: ys.1)])
    return path
  }

  private func ends(
    _ extent: Mark.Extent?, _ place: (PlottedPlace) -> CGFloat
  ) -> (CGFloat, CGFloat)? {
    guard let extent else { return nil }
    return (place(extent.start ?? extent.end), place(extent.end))
  }
}

extension BasicChartSymbolShape {
  func path(in rect: CGRect) -> Path {
    switch self {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(in: rect, [(0.5, 0), (1, 0.9), (0, 0.9)])
    case .diamond: return polygon(in: rect, [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .plus: return polygon(in: rect, BasicChartSymbolShape.crossCorners)
    case .cross:
      let turned = BasicChartSymbolShape.crossCorners.map { (corner) -> (Double, Double) in
        let (x, y) = (corner.0 - 0.5, corner.1 - 0.5)
        return (0.5 + (x - y) * 0.7071, 0.5 + (x + y) * 0.7071)
      }
      return polygon(in: rect, turned)
    }
  }

  private static let crossCorners: [(Double, Double)] = [
    (0.35, 0.0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65), (0.65, 1),
    (0.35, 1), (0.35, 0.65), (0, 0.65), (0, 0.35), (0.35, 0.35),
  ]

  private func polygon(in rect: CGRect, _ corners: [(Double, Double)]) -> Path {
    var path = Path()
    path.addLines(
      corners.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height) })
    path.closeSubpath()
    return path
  }
}
