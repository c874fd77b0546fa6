import VitroAssets

/// The paint with which a surface fills, strokes or writes.
public indirect enum Paint: Hashable, Sendable {
  /// A colour of the surface's theme, by SwiftUI's name, such as `"red"` or `"secondary"`; each theme
  /// has a light and a dark one.
  case named(String)
  /// A colour of its own: red, green, blue and opacity, each from 0 to 1, in sRGB.
  case rgb(Double, Double, Double, Double)
  /// A colour that is another one where the surface is dark.
  case adaptive(light: Paint, dark: Paint)
  /// A colour that no asset catalog has; shown as a gray.
  case missing(MissingAsset)
  /// A paint seen through, from 0 to 1.
  case translucent(Paint, Double)
  /// Colours along a line.
  case linear([Stop], from: UnitPoint, to: UnitPoint)
  /// Colours around a middle, from one radius to another in points; `nil` for the nearest side.
  case radial([Stop], center: UnitPoint, from: Double, to: Double?)
  /// Colours around a middle, by the angle.
  case angular([Stop], center: UnitPoint, from: Angle, to: Angle)
  /// Frosted glass, by SwiftUI's name, such as `"thin"`.
  case material(String)

  /// A colour and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var paint: Paint
    /// Where it stands, from 0 to 1.
    public var location: Double

    /// Makes a stop.
    public init(_ paint: Paint, at location: Double) {
      self.paint = paint
      self.location = location
    }
  }
}
