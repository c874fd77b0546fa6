import Foundation

/// A font: a text style, by what the text is for, or a size of its own.
public struct Font: Hashable, Sendable {
  /// A text style, by what the text is for.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The title of a page.
    case largeTitle
    /// A title.
    case title
    /// A title of a second level.
    case title2
    /// A title of a third level.
    case title3
    /// A heading.
    case headline
    /// What stands under a heading.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note at the foot.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// The weight of letters.
  public struct Weight: Hashable, Sendable {
    /// The weight as CSS and most fonts count it, from 100 to 900.
    public let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Very light.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// As running text.
    public static let regular = Weight(value: 400)
    /// A little heavier.
    public static let medium = Weight(value: 500)
    /// Half as heavy as bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// The family that letters belong to.
  public enum Design: String, Hashable, Sendable {
    /// The surface's own.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// All letters as wide as each other.
    case monospaced
  }

  /// The room between lines.
  /// - Note: Has no effect; `lineSpacing(_:)` has.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// The text style by its name, or `nil` where the font has a size of its own.
  let name: String?
  /// What the font is besides its style.
  private(set) var looks: [Look]

  private init(_ style: TextStyle) {
    name = style.rawValue
    looks = []
  }

  private init(looks: [Look]) {
    name = nil
    self.looks = looks
  }

  /// A font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(looks: [.fontSize(size)]).with(weight, design)
  }

  /// A text style with a family or a weight of its own.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style).with(weight, design)
  }

  /// A font by its name, which the surface takes where it has it; sizes are in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(looks: [.fontSize(size), .fontFamily(name)])
  }

  /// A font by its name, which the surface takes where it has it.
  /// - Note: Of the given size always; it does not grow with the text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// A font by its name and a size in points that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The same font with another weight.
  public func weight(_ weight: Weight) -> Font { adding(.fontWeight(weight.value)) }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, leaning.
  public func italic() -> Font { adding(.italic) }

  /// The same font, with letters of one width.
  public func monospaced() -> Font { adding(.fontDesign(.monospaced)) }

  /// The same font, with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigits) }

  /// The same font with small capitals.
  /// - Note: Has no effect; the surface decides.
  public func smallCaps() -> Font { self }

  /// The same font with small capitals for small letters.
  /// - Note: Has no effect; the surface decides.
  public func lowercaseSmallCaps() -> Font { self }

  /// The same font with small capitals for large letters.
  /// - Note: Has no effect; the surface decides.
  public func uppercaseSmallCaps() -> Font { self }

  /// The same font with more or less room between lines.
  /// - Note: Has no effect; `lineSpacing(_:)` has.
  public func leading(_ leading: Leading) -> Font { self }

  /// The same font with another width.
  /// - Note: Has no effect; the surface decides.
  public func width(_ width: Width) -> Font { self }

  private func with(_ weight: Weight?, _ design: Design?) -> Font {
    var font = self
    if let weight { font = font.weight(weight) }
    if let design, design != .default { font = font.adding(.fontDesign(design)) }
    return font
  }

  private func adding(_ look: Look) -> Font {
    var font = self
    font.looks.set(look)
    return font
  }
}

extension Font {
  /// The style for the title of a page.
  public static let largeTitle = Font(.largeTitle)
  /// The style for a title.
  public static let title = Font(.title)
  /// The style for a title of a second level.
  public static let title2 = Font(.title2)
  /// The style for a title of a third level.
  public static let title3 = Font(.title3)
  /// The style for a heading.
  public static let headline = Font(.headline)
  /// The style for what stands under a heading.
  public static let subheadline = Font(.subheadline)
  /// The style for running text.
  public static let body = Font(.body)
  /// The style for a remark.
  public static let callout = Font(.callout)
  /// The style for a note at the foot.
  public static let footnote = Font(.footnote)
  /// The style for a caption.
  public static let caption = Font(.caption)
  /// The style for a smaller caption.
  public static let caption2 = Font(.caption2)
}
