import Foundation

/// A curve from 0 to 1, by which something becomes slower or faster.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  private init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    start = UnitPoint(x: min(max(x1, 0), 1), y: y1)
    end = UnitPoint(x: min(max(x2, 0), 1), y: y2)
  }

  /// Makes a curve of the two points that it bends towards.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// As fast all the time.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at its beginning.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at its end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at its beginning and its end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// Slow at its beginning, as a circle bends.
  public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
  /// Slow at its end, as a circle bends.
  public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
  /// Slow at its beginning and its end, as a circle bends.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve with its directions changed.
  public var inverse: UnitCurve { UnitCurve(start.y, start.x, end.y, end.x) }

  /// How far it has come at a part of the time.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if UnitCurve.place(middle, start.x, end.x) < progress { low = middle } else { high = middle }
    }
    return UnitCurve.place(low, start.y, end.y)
  }

  /// How fast it moves at a part of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 0.001
    let from = min(max(progress, 0), 1 - step)
    return (value(at: from + step) - value(at: from)) / step
  }

  /// The way of the animation with this curve, by the names of CSS.
  var name: String { "cubic-bezier(\(start.x),\(start.y),\(end.x),\(end.y))" }

  private static func place(_ part: Double, _ first: Double, _ second: Double) -> Double {
    let left = 1 - part
    return 3 * left * left * part * first + 3 * left * part * part * second + part * part * part
  }
}
