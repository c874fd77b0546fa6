import Foundation

extension GraphicsContext {
  /// The shading with which a context fills or draws.
  public struct Shading: Sendable {
    private let makePaint: @Sendable (CGRect) -> Paint

    private init(_ makePaint: @escaping @Sendable (CGRect) -> Paint) {
      self.makePaint = makePaint
    }

    func paint(in bounds: CGRect) -> Paint { makePaint(bounds) }

    /// The foreground of the place.
    public static var foreground: Shading { Shading { _ in .named("foreground") } }

    /// What is behind the picture, which nothing can be drawn with; it draws nothing.
    public static var backdrop: Shading { .color(Color(white: 0, opacity: 0)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading {
      let paint = color.paint
      return Shading { _ in paint }
    }

    /// A colour of red, green and blue, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey: 0 is black, 1 is white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      let paint = style.paint
      return Shading { _ in paint }
    }

    /// Several of which a style can take one; it is the first.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// Colours along a line between two points of the picture.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .linear(gradient.paints, from: startPoint.part(of: $0), to: endPoint.part(of: $0))
      }
    }

    /// Colours around a point of the picture, by the distance from it.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .radial(gradient.paints, center: center.part(of: $0), from: startRadius, to: endRadius)
      }
    }

    /// Colours around a point of the picture, by the angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .angular(
          gradient.paints, center: center.part(of: $0), from: angle, to: angle + .degrees(360))
      }
    }
  }

  /// The options of a gradient: its continuation beyond its ends, and the mixing of its colours.
  /// - Note: Has no effect; the surface decides.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes the set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in proportion to the light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// An effect on what is drawn.
  public struct Filter: Hashable, Sendable {
    let look: Look

    /// Out of focus by so many points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(look: .blur(radius))
    }

    /// With a shadow; all lengths are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(look: .shadow(color.paint, radius: radius, x: x, y: y))
    }

    /// Brighter or darker, from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { Filter(look: .brightness(amount)) }
    /// With more or less contrast; 1 is as it is.
    public static func contrast(_ amount: Double) -> Filter { Filter(look: .contrast(amount)) }
    /// With more or less colour; 1 is as it is.
    public static func saturation(_ amount: Double) -> Filter { Filter(look: .saturation(amount)) }
    /// With less colour; 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(look: .grayscale(amount)) }
    /// With every colour by an angle further on the circle of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(look: .hueRotation(angle)) }
  }

  /// The options for the computation of an effect.
  /// - Note: Has no effect; the surface decides.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes the set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed in proportion to the light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The options for the computation of a blur.
  /// - Note: Has no effect; the surface decides.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes the set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing is seen through the edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Edges are dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The options for the drawing of a shadow.
  /// - Note: Has no effect; the surface decides.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes the set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is drawn over what it is the shadow of.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }
}

extension CGPoint {
  /// The point in parts of a rectangle.
  fileprivate func part(of rect: CGRect) -> UnitPoint {
    UnitPoint(
      x: rect.width > 0 ? (x - rect.minX) / rect.width : 0,
      y: rect.height > 0 ? (y - rect.minY) / rect.height : 0)
  }
}
