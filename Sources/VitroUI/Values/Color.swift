import Foundation

/// A colour: one of the theme, which differs between light and dark, or one of its own.
public struct Color: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  /// The colour space in which the numbers of a colour are meant.
  public enum RGBColorSpace: Sendable {
    /// As screens usually mean them.
    case sRGB
    /// The same, in proportion to the light.
    case sRGBLinear
    /// More saturated; shown as sRGB.
    case displayP3
  }

  init(paint: Paint) { self.paint = paint }

  /// Makes a colour of red, green and blue, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    paint = .rgb(red, green, blue, opacity)
  }

  /// Makes a colour of red, green and blue, each from 0 to 1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let encode = { (light: Double) in
      guard space == .sRGBLinear else { return light }
      return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    paint = .rgb(encode(red), encode(green), encode(blue), opacity)
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    paint = .rgb(white, white, white, opacity)
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of a hue on the circle of colours, a saturation and a brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let part = { (offset: Double) in
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    paint = .rgb(part(5), part(3), part(1), opacity)
  }

  /// Makes a colour that is another one where the surface is dark.
  package init(light: Color, dark: Color) {
    paint = .adaptive(light: light.paint, dark: dark.paint)
  }

  /// Makes a colour of the surface's theme, by its name.
  package init(theme name: String) { paint = .named(name) }

  /// The colour seen through: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> Color {
    switch paint {
    case .rgb(let red, let green, let blue, let old):
      Color(paint: .rgb(red, green, blue, old * opacity))
    case .translucent(let paint, let old): Color(paint: .translucent(paint, old * opacity))
    default: Color(paint: .translucent(paint, opacity))
    }
  }

  /// A gentle gradient of the colour.
  public var gradient: Gradient { Gradient(colors: [opacity(0.75), self]) }
}

extension Color: CustomStringConvertible {
  /// The name of the colour, or its numbers.
  public var description: String {
    switch paint {
    case .named(let name): name
    case .translucent(.named(let name), let opacity): "\(Int((opacity * 100).rounded()))% \(name)"
    case .rgb(let red, let green, let blue, let opacity): hex([red, green, blue, opacity])
    case .missing(let asset): "the missing colour \(asset.name)"
    case .adaptive(let light, let dark):
      "\(Color(paint: light)), in the dark \(Color(paint: dark))"
    default: "color"
    }
  }

  private func hex(_ parts: [Double]) -> String {
    parts.reduce("#") { text, part in
      let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
