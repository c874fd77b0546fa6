import Foundation

/// About how large letters are: exactly that only the surface knows.
enum LetterSize {
  /// The size of running text in points.
  static let body = 17.0
  /// The side of a symbol beside letters of size 1.
  static let symbol = 1.2
  /// How much of a line is above its baseline.
  static let ascent = 0.8
  private static let line = 1.2
  private static let averageWidth = 0.52

  /// The size of a text style in points, by SwiftUI's name.
  static func ofStyle(_ name: String) -> Double? {
    let sizes = [
      "largeTitle": 34.0, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
      "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
    ]
    return sizes[name]
  }

  /// The size that looks say, in points.
  static func of(_ looks: [Look]) -> Double? {
    for case .fontSize(let size) in looks { return size }
    return nil
  }

  /// The size of a font in points.
  static func of(_ font: Font) -> Double {
    of(font.looks) ?? font.name.flatMap(ofStyle) ?? body
  }

  /// About how large a text is that breaks its lines at the width of a room.
  static func estimate(_ text: String, _ looks: [Look], _ room: CGSize) -> CGSize {
    let size = of(looks) ?? body
    let width = Double(text.count) * size * averageWidth
    let lines = room.width > 0 && width > room.width ? (width / room.width).rounded(.up) : 1
    return CGSize(width: lines > 1 ? room.width : width, height: lines * size * line)
  }
}
