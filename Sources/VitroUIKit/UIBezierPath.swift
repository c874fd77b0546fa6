import Foundation
import VitroUI

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path of Core Graphics, which is one of SwiftUI.
public typealias CGPath = Path

extension Path {
  /// Makes a path of one of Core Graphics.
  public init(_ path: CGPath) { self = path }

  /// The path as one of Core Graphics.
  public var cgPath: CGPath { self }
}

/// A path of UIKit.
@MainActor @preconcurrency
public final class UIBezierPath {
  /// The path as a shape takes it.
  public private(set) var cgPath: CGPath

  /// Makes an empty path.
  public init() { cgPath = Path() }

  /// Makes a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }

  /// Makes an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes a rectangle of which some corners are round.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let most = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    let radius = { (corner: UIRectCorner) in corners.contains(corner) ? most : 0 }
    cgPath = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
    ).path(in: rect)
  }

  /// Begins at a point.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Goes to a point past another one.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  /// Goes to a point past two others.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes along a circle; angles are in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Goes back to where it began.
  public func close() { cgPath.closeSubpath() }
}
