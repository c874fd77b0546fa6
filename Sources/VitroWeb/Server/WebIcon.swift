public import Foundation
import VitroAssets

/// The icon of an application: browsers show it in tabs, among bookmarks and on home screens.
public struct WebIcon: Sendable {
  /// The bytes of the picture.
  let content: [UInt8]
  /// Its media type.
  let type: String
  /// Its width and height as a manifest has them, such as `512x512`.
  let sizes: String
  /// How the name of its file ends.
  let suffix: String

  /// Makes an icon of a drawing, which is sharp at every size.
  public init(svg: String) {
    (content, type) = (Array(svg.utf8), "image/svg+xml")
    (sizes, suffix) = ("any", "svg")
  }

  /// Makes an icon of a picture, which is to be square, and at least 512 pixels wide; `nil` where it is no PNG.
  public init?(png: Data) {
    let bytes = [UInt8](png)
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), bytes.count > 24
    else { return nil }
    let (width, height) = (bytes[16..<20], bytes[20..<24])
    (content, type, suffix) = (bytes, "image/png", "png")
    sizes = [width, height].map { "\($0.reduce(0) { $0 << 8 | Int($1) })" }.joined(separator: "x")
  }

  /// The icon in the asset catalogs of the program.
  static var ofCatalogs: WebIcon? {
    AssetCatalog.besideProgram.icon
      .flatMap { FileManager.default.contents(atPath: $0.path) }.flatMap { WebIcon(png: $0) }
  }

  /// The first letter of a name.
  init(letterOf name: String) {
    var letter = ""
    letter.appendEscaped(name.first.map { $0.uppercased() } ?? "")
    self.init(
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">"
        + "<rect width=\"64\" height=\"64\" rx=\"14\" fill=\"#0a5fd0\"/>"
        + "<text x=\"32\" y=\"46\" font-family=\"system-ui,sans-serif\" font-size=\"40\" font-weight=\"600\" "
        + "fill=\"#fff\" text-anchor=\"middle\">\(letter)</text></svg>")
  }
}
