/// A part of a text that looks the same.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// How it looks.
  public var looks: [Look]
  /// The text style by SwiftUI's name, or `nil` for the one around it.
  public var font: String?
  /// Where it leads, or `nil`.
  public var url: String?
  /// A symbol in place of the text, by SwiftUI's name.
  public var symbol: String?

  /// Makes a part of a text.
  public init(
    _ text: String, looks: [Look] = [], font: String? = nil, url: String? = nil,
    symbol: String? = nil
  ) {
    self.text = text
    self.looks = looks
    self.font = font
    self.url = url
    self.symbol = symbol
  }
}
