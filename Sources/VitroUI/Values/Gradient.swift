import Foundation

/// Colours that pass over into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order.
  public var stops: [Stop]

  /// Makes a gradient of colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours with equal room between them.
  public init(colors: [Color]) {
    let last = max(CGFloat(colors.count) - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colours from top to bottom.
  public var paint: Paint { .linear(paints, from: .top, to: .bottom) }

  var paints: [Paint.Stop] { stops.map { Paint.Stop($0.color.paint, at: $0.location) } }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  /// Makes a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = .linear(gradient.paints, from: startPoint, to: endPoint)
  }

  /// Makes a gradient along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours around a middle, by the distance from it.
public struct RadialGradient: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  /// Makes a gradient around a middle; radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    paint = .radial(gradient.paints, center: center, from: startRadius, to: endRadius)
  }

  /// Makes a gradient around a middle; radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient around a middle; radii are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// Colours around a middle, by the angle.
public struct AngularGradient: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  /// Makes a gradient from one angle to another; 0 is to the right, and angles grow clockwise.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    paint = .angular(
      gradient.paints, center: center, from: startAngle,
      to: endAngle == startAngle ? startAngle + .degrees(360) : endAngle)
  }

  /// Makes a gradient all around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes a gradient from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient all around, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient all around, from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
