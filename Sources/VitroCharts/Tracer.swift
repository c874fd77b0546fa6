import Foundation

/// Follows a function from value to value, in smaller steps where it bends.
///
/// Its lines are straight from one point to the next. A step is halved as long as the function leads
/// away from that line by more than can be seen, up to a number of times: so a jump becomes a steep
/// line, and the end of a gap is found to a small part of a point.
struct Tracer {
  /// How far a line may be from its function, in points.
  private static let tolerance = 0.125
  /// How many steps there are before any is halved.
  private static let steps = 64
  /// How many times a step is halved at most.
  private static let halvings = 6
  /// Where a step is halved: not in its middle, where a wave may cross the line by chance.
  private static let part = 0.47

  private struct Sample {
    let value: Double
    /// `nil` where the function has no place.
    let point: CGPoint?
  }

  /// The lines that have been drawn, with gaps between them.
  private(set) var lines: [[CGPoint]] = []
  /// Places further away are moved to its edges.
  private let limits: CGRect
  private let point: (Double) -> CGPoint?

  /// Follows a function over a range.
  init(
    _ range: ClosedRange<Double>, within limits: CGRect, point: @escaping (Double) -> CGPoint?
  ) {
    self.limits = limits
    self.point = point
    let length = range.upperBound - range.lowerBound
    var last = sample(range.lowerBound)
    for step in 1...Tracer.steps {
      let next = sample(range.lowerBound + length * Double(step) / Double(Tracer.steps))
      draw(from: last, to: next, Tracer.halvings)
      last = next
    }
    lines.removeAll { $0.count < 2 }
  }

  private func sample(_ value: Double) -> Sample {
    let place = point(value).map {
      CGPoint(
        x: tenth(min(max($0.x, limits.minX), limits.maxX)),
        y: tenth(min(max($0.y, limits.minY), limits.maxY)))
    }
    return Sample(value: value, point: place)
  }

  private func tenth(_ length: Double) -> Double { (length * 10).rounded() / 10 }

  private mutating func draw(from start: Sample, to end: Sample, _ halvings: Int) {
    let middle = sample(start.value + (end.value - start.value) * Tracer.part)
    if halvings > 0, bends(start, middle, end) {
      draw(from: start, to: middle, halvings - 1)
      draw(from: middle, to: end, halvings - 1)
    } else {
      add(start, end, hasGap: middle.point == nil)
    }
  }

  private mutating func add(_ start: Sample, _ end: Sample, hasGap: Bool) {
    guard let from = start.point, let to = end.point, !hasGap, !passesLimits(from, to) else {
      return
    }
    if lines.last?.last == from {
      if to != from { lines[lines.count - 1].append(to) }
    } else {
      lines.append([from, to])
    }
  }

  private func bends(_ start: Sample, _ middle: Sample, _ end: Sample) -> Bool {
    guard let from = start.point, let to = end.point, let point = middle.point else {
      return start.point != nil || middle.point != nil || end.point != nil
    }
    return passesLimits(from, to) || point.distance(from, to) > Tracer.tolerance
  }

  /// Whether a step leads from beyond one side of what is seen to beyond the other: past a pole.
  private func passesLimits(_ from: CGPoint, _ to: CGPoint) -> Bool {
    abs(from.y - to.y) >= limits.height || abs(from.x - to.x) >= limits.width
  }
}

extension CGPoint {
  /// How far it is from the straight line between two points.
  fileprivate func distance(_ start: CGPoint, _ end: CGPoint) -> Double {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = way.x * way.x + way.y * way.y
    let dot = (x - start.x) * way.x + (y - start.y) * way.y
    let part = length > 0 ? min(max(dot / length, 0), 1) : 0
    return hypot(start.x + part * way.x - x, start.y + part * way.y - y)
  }
}
