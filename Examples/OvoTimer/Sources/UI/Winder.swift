import OvoTimerDomain
import SwiftUI

/// The time to which a finger winds a dial by turning around its middle, click by click.
///
/// The time grows clockwise from the top, and goes on with each turn.
struct Winder: Hashable {
  /// The seconds of one turn.
  static let turn = 900
  /// The seconds of one click.
  static let click = 10
  /// The number of turns.
  static let mostTurns = 8.0

  /// The turns to which it is wound.
  private(set) var turns: Double
  /// The angle of the finger, in turns from the top.
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

  /// The time that is one step of buttons and keys away from another one.
  static func seconds(_ seconds: Int, steppedBy step: Int) -> Int {
    min(max(0, seconds + step), OvoTimer.longestTime)
  }

  private static func angle(of point: CGPoint, in size: CGFloat) -> Double? {
    let (x, y) = (point.x - size / 2, size / 2 - point.y)
    guard x.isFinite, y.isFinite, hypot(x, y) > size / 20 else { return nil }
    return atan2(x, y) / (2 * .pi)
  }
}
