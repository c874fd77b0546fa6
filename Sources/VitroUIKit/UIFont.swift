import Foundation
import VitroUI

/// A font of UIKit.
public final class UIFont: Hashable, Sendable {
  /// How thick the letters are.
  public struct Weight: Hashable, Sendable {
    let font: Font.Weight

    /// Thinnest.
    public static let ultraLight = Weight(font: .ultraLight)
    /// Very thin.
    public static let thin = Weight(font: .thin)
    /// Thin.
    public static let light = Weight(font: .light)
    /// As usual.
    public static let regular = Weight(font: .regular)
    /// A little thicker.
    public static let medium = Weight(font: .medium)
    /// Thicker.
    public static let semibold = Weight(font: .semibold)
    /// Thick.
    public static let bold = Weight(font: .bold)
    /// Very thick.
    public static let heavy = Weight(font: .heavy)
    /// Thickest.
    public static let black = Weight(font: .black)
  }

  /// The style of a text.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    let weight: Weight

    /// A large title.
    public static let largeTitle = TextStyle(size: 34, weight: .regular)
    /// A title.
    public static let title1 = TextStyle(size: 28, weight: .regular)
    /// A title below that.
    public static let title2 = TextStyle(size: 22, weight: .regular)
    /// A title below that.
    public static let title3 = TextStyle(size: 20, weight: .regular)
    /// A headline.
    public static let headline = TextStyle(size: 17, weight: .semibold)
    /// A line below it.
    public static let subheadline = TextStyle(size: 15, weight: .regular)
    /// A text.
    public static let body = TextStyle(size: 17, weight: .regular)
    /// A text that is set apart.
    public static let callout = TextStyle(size: 16, weight: .regular)
    /// A note.
    public static let footnote = TextStyle(size: 13, weight: .regular)
    /// The words beside a picture.
    public static let caption1 = TextStyle(size: 12, weight: .regular)
    /// Smaller.
    public static let caption2 = TextStyle(size: 11, weight: .regular)
  }

  /// The name of the font; empty for the system's.
  public let fontName: String
  /// The name of the family; empty for the system's.
  public var familyName: String { fontName }
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  let isMonospaced: Bool

  private init(_ name: String, _ size: CGFloat, _ weight: Weight, isMonospaced: Bool = false) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.isMonospaced = isMonospaced
  }

  /// A font by its name.
  public convenience init?(name: String, size: CGFloat) { self.init(name, size, .regular) }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont("", size, weight)
  }
  /// The system's font whose letters are all equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("", size, weight, isMonospaced: true)
  }
  /// The system's font.
  /// - Note: The surface decides how wide its digits are.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("", size, weight)
  }
  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("", size, .bold) }
  /// The system's italic font.
  /// - Note: It is not slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("", size, .regular) }
  /// The font of a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont("", style.size, style.weight)
  }
  /// The font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontName, size, weight, isMonospaced: isMonospaced)
  }

  /// How high a line is.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// How high a capital letter is.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// How high a small letter is.
  public var xHeight: CGFloat { pointSize * 0.52 }
  /// How far letters reach up.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// How far letters reach down.
  public var descender: CGFloat { pointSize * -0.241 }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of text on buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of text.
  public static let systemFontSize: CGFloat = 14

  /// Compares name, size, weight and width.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    (one.fontName, one.pointSize, one.weight, one.isMonospaced)
      == (other.fontName, other.pointSize, other.weight, other.isMonospaced)
  }

  /// Hashes name, size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

/// The measures of a style for the size of text that a person has chosen.
/// - Note: Has no effect: a page takes the size of text from its browser, and scales all of it.
public final class UIFontMetrics: Sendable {
  /// The measures of the style of a text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The measures of a style.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// A size as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// A font as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

extension Font {
  /// Makes a font of one of UIKit.
  public init(_ font: UIFont) {
    self =
      font.fontName.isEmpty
      ? .system(
        size: font.pointSize, weight: font.weight.font,
        design: font.isMonospaced ? .monospaced : .default)
      : .custom(font.fontName, size: font.pointSize)
  }
}
