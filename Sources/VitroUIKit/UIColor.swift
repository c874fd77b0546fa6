import Foundation
import VitroUI

/// A colour of UIKit: one of the system, which differs between light and dark, or one of its own.
public final class UIColor: Hashable, Sendable {
  /// The colour as a view takes it.
  let color: Color

  private init(_ color: Color) { self.color = color }

  /// Makes a colour of red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of red, green and blue, each from 0 to 1; shown as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Makes a colour of a hue, a saturation and a brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour of one that a view takes.
  public convenience init(_ color: Color, _ unused: Void = ()) { self.init(color) }

  /// The colour of an asset catalog with a name; `nil`, and a note to the standard error stream, where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The colour of a bundle's asset catalog with a name; `nil`, and a note to the standard error stream, where there is
  /// none.
  /// - Note: The traits have no effect: it is another one where it is dark.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let color = Color(name, bundle: bundle)
    if case .missing(let asset) = color.paint {
      asset.note()
      return nil
    }
    self.init(color)
  }

  /// The colour of an asset catalog; a gray where there is none.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Makes a colour that is another one in the dark.
  @MainActor @preconcurrency
  public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
    let light = provider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = provider(UITraitCollection(userInterfaceStyle: .dark)).color
    self.init(Color(light: light, dark: dark))
  }

  /// The colour seen through: 0 is invisible, 1 as it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Writes the numbers of the colour, as it is where it is light; returns whether it has any.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = color.paint.parts else { return false }
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Compares the colours.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// A colour of the system, as it is in the light and in the dark.
  private static func system(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(Color(light: Color(hex: light), dark: Color(hex: dark)))
  }
}

extension UIColor {
  /// Black.
  public static let black = UIColor(Color.black)
  /// White.
  public static let white = UIColor(Color.white)
  /// A colour that nobody sees.
  public static let clear = UIColor(Color.clear)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The system's red.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's gray.
  public static let systemGray = UIColor(Color.gray)
  /// A gray that is nearer to the background.
  public static let systemGray2 = system(0xAEAEB2, 0x636366)
  /// A gray that is nearer to the background.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A)
  /// A gray that is nearer to the background.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  /// A gray that is nearer to the background.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  /// The gray that is nearest to the background.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)

  /// The colour of text.
  public static let label = UIColor(Color.primary)
  /// The colour of text that stands out less.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The colour of text that stands out little.
  public static let tertiaryLabel = UIColor(Color(theme: "tertiary"))
  /// The colour of text that stands out least.
  public static let quaternaryLabel = UIColor(Color(theme: "quaternary"))
  /// The colour of the text in an empty field.
  public static let placeholderText = UIColor(Color(theme: "tertiary"))
  /// The colour of a link.
  public static let link = UIColor(Color.accentColor)
  /// The colour of what can be pressed.
  public static let tintColor = UIColor(Color.accentColor)
  /// The colour of a line between two parts.
  public static let separator = UIColor(Color(theme: "separator"))
  /// The colour of a line that nothing shines through.
  public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)

  /// The background of a page.
  public static let systemBackground = system(0xFFFFFF, 0x000000)
  /// The background of a part of a page.
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  /// The background of a part of a part.
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  /// The background of a page of groups.
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  /// The background of a part of a group.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
  /// The fill of a thin shape.
  public static let systemFill = UIColor(Color(hex: 0x787880).opacity(0.2))
  /// The fill of a shape of some size.
  public static let secondarySystemFill = UIColor(Color(hex: 0x787880).opacity(0.16))
  /// The fill of a large shape.
  public static let tertiarySystemFill = UIColor(Color(hex: 0x767680).opacity(0.12))
  /// The fill of a large area.
  public static let quaternarySystemFill = UIColor(Color(hex: 0x747480).opacity(0.08))
}

extension Color {
  // Both may have a name, such as `.brand`: then the colour of the catalog is meant.
  /// Makes a colour of one of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Makes a colour of one of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}

extension Paint {
  /// Red, green, blue and opacity, where it is one colour of its own, as it is in the light.
  fileprivate var parts: [Double]? {
    switch self {
    case .rgb(let red, let green, let blue, let opacity): [red, green, blue, opacity]
    case .adaptive(let light, _): light.parts
    case .translucent(let paint, let opacity):
      paint.parts.map { Array($0.prefix(3)) + [$0[3] * opacity] }
    default: nil
    }
  }
}
