import Foundation
import SwiftUI
import Testing
import UIKit

// As the plugin, and Xcode, make them of a catalog.
extension ColorResource {
  static let brand = ColorResource(name: "Brand", bundle: CatalogFolder.shared.bundle)
}

extension ImageResource {
  static let logo = ImageResource(name: "logo", bundle: CatalogFolder.shared.bundle)
}

extension Color {
  static var brand: Color { Color(ColorResource.brand) }
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color(ColorResource.brand) }
}

extension UIColor {
  static var brand: UIColor { UIColor(resource: ColorResource.brand) }
}

extension UIImage {
  static var logo: UIImage { UIImage(resource: ImageResource.logo) }
}

/// A folder of resources with an asset catalog.
final class CatalogFolder: Sendable {
  static let shared = CatalogFolder()
  let bundle: Bundle

  private init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitro-foreign-\(ProcessInfo.processInfo.processIdentifier)")
    let parts = #"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}"#
    let files = [
      "Brand.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"components": \#(parts)}}]}"#,
      "logo.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#,
      "logo.imageset/logo.svg": "<svg/>",
      "levels.dataset/Contents.json": #"{"data": [{"filename": "levels.txt"}]}"#,
      "levels.dataset/levels.txt": "1, 2, 3",
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    bundle = Bundle(path: folder.path) ?? .main
  }
}

@MainActor @Suite("Asset catalogs as programs of others use them")
struct AssetTests {
  private let bundle = CatalogFolder.shared.bundle

  @Test("A colour has its name, its symbol, and that of UIKit, which are told apart")
  func colors() {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    #expect(Color("Brand", bundle: bundle) == orange)
    #expect(Color(.brand) == orange && Color.brand == orange)
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    #expect(UIColor(named: "Brand", in: bundle, compatibleWith: nil) == UIColor(orange))
    #expect(UIColor.brand == UIColor(orange) && UIColor(resource: .brand) == .brand)
    #expect(UIColor(named: "Nowhere") == nil)
    let styled = Text("A").foregroundStyle(.brand)
    #expect("\(styled)".contains("rgb"))
  }

  @Test("A picture has its name, its symbol, and that of UIKit")
  func pictures() throws {
    #expect(Image(.logo) == Image("logo", bundle: bundle))
    #expect(Image(uiImage: .logo) == Image(.logo))
    #expect(Image(uiImage: UIImage(resource: .logo)) == Image(.logo))
    let named = try #require(UIImage(named: "logo", in: bundle, compatibleWith: nil))
    #expect(Image(uiImage: named) == Image(.logo))
    let template = Image(uiImage: named.withRenderingMode(.alwaysTemplate))
    #expect(template == Image(.logo).renderingMode(.template) && template != Image(.logo))
    #expect(UIImage(named: "nowhere", in: bundle, compatibleWith: nil) == nil)
    _ = Label("Home", image: .logo)
  }

  @Test("Data have their name")
  func data() {
    let asset = NSDataAsset(name: "levels", bundle: bundle)
    #expect(asset?.data == Data("1, 2, 3".utf8) && asset?.name == "levels")
    #expect(NSDataAsset(name: "nowhere", bundle: bundle) == nil)
  }
}
