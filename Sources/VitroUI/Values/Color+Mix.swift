import Foundation

extension Color {
  /// The colour mixed with another one: 0 is this one, 1 the other.
  /// - Note: Two colours of numbers of their own are mixed, in sRGB; of others the one counts that is the
  ///   larger part.
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let part = min(max(fraction, 0), 1)
    guard case .rgb(let red, let green, let blue, let opacity) = paint,
      case .rgb(let red2, let green2, let blue2, let opacity2) = other.paint
    else { return part < 0.5 ? self : other }
    let mixed = { (first: Double, second: Double) in first + (second - first) * part }
    return Color(
      red: mixed(red, red2), green: mixed(green, green2), blue: mixed(blue, blue2),
      opacity: mixed(opacity, opacity2))
  }
}

extension Gradient {
  /// The colour space in which colours pass over into each other.
  /// - Note: Has no effect; the surface decides.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// That of a device.
    public static let device = ColorSpace(name: "device")
    /// As people see colours.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient in a colour space.
  /// - Note: Has no effect; the surface decides.
  public func colorSpace(_ space: ColorSpace) -> Gradient { self }
}
