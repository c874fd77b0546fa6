import Foundation
import VitroAssets

/// The outline of a shape, as a surface draws it in a rectangle of any size.
public indirect enum Outline: Hashable, Sendable {
  /// The rectangle itself.
  case rectangle
  /// The rectangle with round corners of a radius in points.
  case rounded(Double)
  /// The rectangle with a radius in points for each corner.
  case uneven(
    topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
  /// The rectangle with half circles at its shorter sides.
  case capsule
  /// The ellipse that touches all four sides.
  case ellipse
  /// The largest circle in the middle.
  case circle
  /// A line of its own, drawn for a rectangle of this size.
  case path(Path, CGSize)
  /// The outline with so many points less at each side.
  case inset(Outline, Double)
  /// The outline moved by so many points.
  case offset(Outline, Double, Double)
  /// The outline turned around its middle.
  case rotated(Outline, Angle)
  /// The part of the line from one place to another, from 0 to 1.
  case trimmed(Outline, Double, Double)
}

/// The cap at an end of a line, by the name of Core Graphics.
public typealias CGLineCap = StrokeStyle.LineCap

/// The join at a turn of a line, by the name of Core Graphics.
public typealias CGLineJoin = StrokeStyle.LineJoin

/// The style of a stroke: the width, the ends, the corners and the dashes of a line.
public struct StrokeStyle: Hashable, Sendable {
  /// The cap at an end of a line.
  public enum LineCap: String, Hashable, Sendable {
    /// Where it ends.
    case butt
    /// With a half circle.
    case round
    /// With a half square.
    case square
  }

  /// The join at a turn of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// With a pointed corner.
    case miter
    /// With a round corner.
    case round
    /// With a corner cut off.
    case bevel
  }

  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: LineCap
  /// How it turns.
  public var lineJoin: LineJoin
  /// How pointed a corner may be.
  public var miterLimit: CGFloat
  /// The lengths of its pieces and of the room between them, in points.
  public var dash: [CGFloat]
  /// How far into the pieces it begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The style of a fill: the rule for the inside of a line that crosses itself, and the smoothness of edges.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is enclosed an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A picture made of outlines, texts and lines, as a surface draws it.
public struct Drawing: Hashable, Sendable {
  /// One thing drawn over those before it.
  public enum Layer: Hashable, Sendable {
    /// An outline filled.
    case fill(Outline, Paint, isEvenOdd: Bool)
    /// An outline drawn as a line.
    case stroke(Outline, Paint, StrokeStyle)
    /// A text around a point, in parts of its own size from its upper leading corner.
    case text(String, at: CGPoint, anchor: UnitPoint, [Look])
    /// Layers moved, turned or sized by a matrix, and seen through.
    case group([Layer], CGAffineTransform, opacity: Double)
    /// Layers of which only what lies within an outline is shown.
    case clip([Layer], Outline, isEvenOdd: Bool)
    /// Layers with a look of their own: a blur, a shadow, how they mix with what is behind.
    case effect([Layer], Look)
    /// A symbol, or a picture, in a rectangle.
    case image(Picture, in: CGRect, Paint)
  }

  /// A picture by its name.
  public enum Picture: Hashable, Sendable {
    /// A symbol by SwiftUI's name, such as `"trash"`.
    case symbol(String)
    /// A picture at an address.
    case named(String)
    /// A picture of an asset catalog.
    case asset(AssetPicture)
    /// A picture that no asset catalog has; shown as an empty box.
    case missing(MissingAsset)
  }

  /// What is drawn, from back to front.
  public var layers: [Layer]
  /// The size in points that layers are drawn for, or `nil` where they take what room there is.
  public var size: CGSize?

  /// Makes a picture.
  public init(layers: [Layer], size: CGSize? = nil) {
    self.layers = layers
    self.size = size
  }
}
