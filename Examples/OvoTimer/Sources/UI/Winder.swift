import OvoTimerDomain
import SwiftUI

/// What the turns of a finger around the middle of a dial make of a time, click by click.
///
/// The time grows clockwise from the top, and goes on with each turn.
struct Winder: Hashable {
  /// How many seconds a turn is.
  static let turn = 900
  /// How many seconds a click is.
  static let click = 10
  /// How many turns there are.
  static let mostTurns = 8.0

  /// How far it is wound, in turns.
  private(set) var turns: Double
  /// Where the finger is, in turns from the top.
  private var angle: Double?

  /// A winder that stands at a time, and that a finger touches.
  init(seconds: Int, touchedAt point: CGPoint, in size: CGFloat) {
    turns = min(Double(seconds) / Double(Self.turn), Self.mostTurns)
    angle = Self.angle(of: point, in: size)
  }

  /// The finger has gone on; in the very middle it turns nothing.
  mutating func move(to point: CGPoint, in size: CGFloat) {
    guard let next = Self.angle(of: point, in: size) else { return }
    if let angle {
      let way = next - angle
      turns = min(max(0, turns + way - way.rounded()), Self.mostTurns)
    }
    angle = next
  }

  /// The time, to the click.
  var seconds: Int {
    Int((turns * Double(Self.turn) / Double(Self.click)).rounded()) * Self.click
  }

  /// The time that is one step of buttons and keys away from another one: the next whole step.
  static func seconds(_ seconds: Int, steppedBy step: Int) -> Int {
    let size = abs(step)
    let whole = step > 0 ? seconds / size : (seconds + size - 1) / size
    return min(max(0, whole * size + step), OvoTimer.longestTime)
  }

  private static func angle(of point: CGPoint, in size: CGFloat) -> Double? {
    let (x, y) = (point.x - size / 2, size / 2 - point.y)
    guard x.isFinite, y.isFinite, hypot(x, y) > size / 20 else { return nil }
    return atan2(x, y) / (2 * .pi)
  }
}
