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
