import Foundation

extension View {
  /// Sets the weight of letters in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    letters(weight.map { .fontWeight($0.value) }, like: .fontWeight(0))
  }

  /// Sets the family of letters in this view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    letters(design.map { .fontDesign($0) }, like: .fontDesign(.default))
  }

  /// Sets the width of letters in this view.
  /// - Note: Has no effect; the surface decides.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Shows letters in this view in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    letters(isActive ? .fontWeight(700) : nil, like: .fontWeight(0))
  }

  /// Shows letters in this view leaning.
  public func italic(_ isActive: Bool = true) -> some View {
    letters(isActive ? .italic : nil, like: .italic)
  }

  /// Shows letters in this view as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> some View {
    letters(isActive ? .fontDesign(.monospaced) : nil, like: .fontDesign(.default))
  }

  /// Shows digits in this view as wide as each other.
  public func monospacedDigit() -> some View { letters(.monospacedDigits) }

  /// Draws a line under letters in this view.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    letters(isActive ? .underline(color?.paint) : nil, like: .underline(nil))
  }

  /// Draws a line through letters in this view.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    letters(isActive ? .strikethrough(color?.paint) : nil, like: .strikethrough(nil))
  }

  /// Adds room between letters in this view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { letters(.tracking(tracking)) }

  /// Adds room between letters in this view, in points.
  public func kerning(_ kerning: CGFloat) -> some View { letters(.tracking(kerning)) }

  /// Lifts letters in this view above their line, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View { letters(.baselineOffset(offset)) }

  /// Shows letters in this view all large, or all small.
  public func textCase(_ textCase: Text.Case?) -> some View {
    letters(textCase.map { .textCase($0) }, like: .textCase(.uppercase))
  }

  /// Writes and draws in this view with a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    letters(.foreground(style.paint))
  }

  /// Writes and draws in this view with styles.
  /// - Note: Of several styles the first counts.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> some View
  {
    letters(.foreground(primary.paint))
  }

  /// Writes and draws in this view with styles.
  /// - Note: Of several styles the first counts.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    letters(.foreground(primary.paint))
  }

  /// Draws a line in a pattern under letters in this view.
  /// - Note: The line is solid.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive, color: color)
  }

  /// Draws a line in a pattern through letters in this view.
  /// - Note: The line is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive, color: color)
  }

  /// Says how large letters in this view are beside those around.
  /// - Note: Has no effect; the surface decides.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Writes and draws in this view with a colour.
  public func foregroundColor(_ color: Color?) -> some View {
    letters(color.map { .foreground($0.paint) }, like: .foreground(.named("primary")))
  }

  /// Highlights controls in this view with a style.
  public func tint(_ tint: some ShapeStyle) -> some View { letters(.tint(tint.paint)) }

  /// Highlights controls in this view with a colour.
  public func tint(_ tint: Color?) -> some View {
    letters(tint.map { .tint($0.paint) }, like: .tint(.named("accentColor")))
  }

  /// Highlights controls in this view with a colour.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Shows at most so many lines of each text in this view.
  public func lineLimit(_ number: Int?) -> some View {
    letters(number.map { .lineLimit($0) }, like: .lineLimit(0))
  }

  /// Shows at most so many lines of each text in this view, and keeps room for the fewest.
  /// - Note: A range keeps no room for the fewest lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Keeps room for at least so many lines of each text in this view.
  /// - Note: A range without an end has no effect.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Shows at most so many lines of each text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Shows at most so many lines of each text in this view, and may keep room for all.
  /// - Note: Keeps no room; `reservesSpace` has no effect.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

  /// Says where lines of a text in this view begin or end.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    letters(.textAlignment(alignment))
  }

  /// Adds room between lines in this view, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { letters(.lineSpacing(spacing)) }

  /// Says what is cut off where a text in this view does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    letters(.truncation(mode))
  }

  /// Lets letters get smaller where a text does not fit.
  /// - Note: Has no effect; a browser lets the text take more lines.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Lets letters get closer where a text does not fit.
  /// - Note: Has no effect; a browser lets the text take more lines.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Says how large letters are.
  /// - Note: Sets the environment; how large letters are, a browser's own setting decides.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Says how large letters may get.
  /// - Note: A range has no effect.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }

  private func letters(_ look: Look?, like kind: Look? = nil) -> some View {
    EnvironmentModifier(content: self, value: look) { environment, look in
      if let look {
        environment.looks.set(look)
      } else if let kind {
        environment.looks.remove(like: kind)
      }
    }
  }
}

extension Font {
  /// The width of letters.
  /// - Note: Has no effect; the surface decides.
  public struct Width: Hashable, Sendable {
    /// The width, where 0 is the usual one.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrower.
    public static let condensed = Width(-0.2)
    /// Narrower still.
    public static let compressed = Width(-0.4)
    /// The usual one.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)
  }
}

/// The size of letters that a person prefers.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  /// Very small.
  case xSmall
  /// Small.
  case small
  /// A little smaller.
  case medium
  /// The usual size.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// Very large.
  case xxxLarge
  /// Large for those who see less.
  case accessibility1
  /// Larger for those who see less.
  case accessibility2
  /// Very large for those who see less.
  case accessibility3
  /// Nearly the largest.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether one size is smaller than another.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether it is one for those who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large a person wants letters to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
