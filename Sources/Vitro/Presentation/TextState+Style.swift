extension TextState {
  /// The style of characters.
  public struct Style: OptionSet, Hashable, Sendable {
    /// One bit for each way to look.
    public let rawValue: UInt8

    /// Ways to look, by their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier than the text around it.
    public static let bold = Style(rawValue: 1 << 0)
    /// Slanted.
    public static let italic = Style(rawValue: 1 << 1)
    /// With a line below.
    public static let underline = Style(rawValue: 1 << 2)
    /// With a line through it.
    public static let strikethrough = Style(rawValue: 1 << 3)
    /// All characters as wide as each other.
    public static let monospaced = Style(rawValue: 1 << 4)
  }

  /// Makes all of the text bold, or none of it.
  public func bold(_ isActive: Bool = true) -> TextState {
    styled(.bold, isActive)
  }

  /// Makes all of the text italic, or none of it.
  public func italic(_ isActive: Bool = true) -> TextState {
    styled(.italic, isActive)
  }

  /// Draws a line below all of the text, or below none of it.
  public func underline(_ isActive: Bool = true) -> TextState {
    styled(.underline, isActive)
  }

  /// Draws a line through all of the text, or through none of it.
  public func strikethrough(_ isActive: Bool = true) -> TextState {
    styled(.strikethrough, isActive)
  }

  /// Makes all characters as wide as each other, or lets them be.
  public func monospaced(_ isActive: Bool = true) -> TextState {
    styled(.monospaced, isActive)
  }

  private func styled(_ style: Style, _ isActive: Bool) -> TextState {
    restyled { if isActive { $0.insert(style) } else { $0.remove(style) } }
  }
}
