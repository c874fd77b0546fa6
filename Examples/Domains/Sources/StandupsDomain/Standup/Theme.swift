/// The colours of a stand-up: a main colour, and text that can be read on it.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// A pale orange.
  case apricot
  /// A dark pink.
  case berry
  /// A strong orange red.
  case coral
  /// A dark green.
  case forest
  /// A golden yellow.
  case honey
  /// An almost black blue.
  case ink
  /// A pale violet.
  case lilac
  /// A pale green.
  case mint
  /// A middle blue.
  case ocean
  /// A dark violet.
  case plum
  /// A pale brown.
  case sand
  /// A dark grey.
  case slate

  /// A colour as shares of red, green and blue light.
  public struct RGB: Hashable, Sendable {
    /// How much red, from 0 to 255.
    public let red: UInt8
    /// How much green, from 0 to 255.
    public let green: UInt8
    /// How much blue, from 0 to 255.
    public let blue: UInt8

    fileprivate init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The colour of text on a theme.
  public enum Accent: Hashable, Sendable {
    /// White text, for a dark main colour.
    case light
    /// Black text, for a pale main colour.
    case dark
  }

  /// The name as people read it: "Apricot".
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The colour of the background.
  public var mainColor: RGB {
    switch self {
    case .apricot: RGB(250, 190, 140)
    case .berry: RGB(160, 30, 90)
    case .coral: RGB(255, 125, 100)
    case .forest: RGB(25, 90, 50)
    case .honey: RGB(245, 195, 60)
    case .ink: RGB(20, 25, 60)
    case .lilac: RGB(205, 185, 240)
    case .mint: RGB(160, 230, 195)
    case .ocean: RGB(15, 95, 165)
    case .plum: RGB(90, 35, 110)
    case .sand: RGB(220, 205, 175)
    case .slate: RGB(70, 80, 90)
    }
  }

  /// The colour of the text.
  public var accent: Accent {
    switch self {
    case .apricot, .coral, .honey, .lilac, .mint, .sand: .dark
    case .berry, .forest, .ink, .ocean, .plum, .slate: .light
    }
  }
}
