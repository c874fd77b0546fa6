import Foundation

// These say the same as the modifiers of any view, and still give a text, which can be added to
// another one.

extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text { with(font) }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with(weight.map { .fontWeight($0.value) })
  }

  /// The text in a family of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { with(design.map { .fontDesign($0) }) }

  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text { with(.fontWeight(700), isActive) }

  /// The text, leaning.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontDesign(.monospaced), isActive)
  }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigits) }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(color?.paint), isActive)
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(color?.paint), isActive)
  }

  /// The text with a line in a pattern under it.
  /// - Note: The line is solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// The text with a line in a pattern through it.
  /// - Note: The line is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with(color.map { .foreground($0.paint) }) }

  /// The text in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with(.foreground(style.paint)) }

  /// The text with room between its letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// The text with room between its letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with(.tracking(kerning)) }

  /// The text above its line by so many points.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }

  /// The text in letters that are all large, or all small.
  public func textCase(_ textCase: Text.Case?) -> Text { with(textCase.map { .textCase($0) }) }
}

extension Text {
  /// The style of a line under or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// Without a gap.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots.
      case dashDot
      /// Dashes and pairs of dots.
      case dashDotDot
    }

    /// One line.
    public static let single = LineStyle()

    /// Makes a style of a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  /// The scale of letters beside those around.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As large.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

// How a screen reader speaks; a browser leaves that to the reader.
extension Text {
  /// The text, spoken higher or lower.
  /// - Note: Has no effect; a screen reader decides.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// The text, spoken with its punctuation.
  /// - Note: Has no effect; a screen reader decides.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// The text, spoken letter by letter.
  /// - Note: Has no effect; a screen reader decides.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// The text, spoken after what is being spoken.
  /// - Note: Has no effect; a screen reader decides.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
