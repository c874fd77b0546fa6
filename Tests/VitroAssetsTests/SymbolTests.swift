import Testing
import VitroAssets

@Suite("Symbols of assets")
struct SymbolTests {
  @Test(
    "A symbol has the name that Xcode gives it",
    arguments: [
      ("Brand", "brand"), ("my-Color 2", "myColor2"), ("verse-bg-field", "verseBgField"),
      ("BGColorOne", "bgColorOne"), ("arrow_basic_e", "arrowBasicE"), ("1", "_1"),
      ("color_24292B", "color24292B"), ("0b3b21ff27", "_0B3B21Ff27"), ("M", "M"), ("BMW", "BMW"),
      ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("121212", "_121212"), ("ava-1", "ava1"),
      ("Default", "`default`"), ("color7C", "color7C"), ("größe", "größe"), ("+", "_"), ("", "_"),
    ])
  func names(_ asset: String, _ symbol: String) {
    #expect(AssetSymbolName(asset).member == symbol)
  }

  @Test(
    "A word at its end that says what it is is left out",
    arguments: [
      ("AccentColor", "accent"), ("background-color", "background"),
      ("titleTextColor", "titleText"),
      ("Color", "color"), ("Colorful", "colorful"), ("color_9DA2A5", "color9DA2A5"),
    ])
  func suffixes(_ asset: String, _ symbol: String) {
    #expect(AssetSymbolName(asset, without: "color").member == symbol)
  }

  @Test(
    "A namespace is a type",
    arguments: [
      ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("Icons", "Icons"), ("Type", "Type_"),
      ("2024 Icons", "_2024Icons"), ("UI", "UI"), ("", "_"),
    ])
  func types(_ folder: String, _ type: String) {
    #expect(AssetSymbolName(folder).type == type)
  }

  @Test("The file has a symbol for each asset, and types for namespaces")
  func file() throws {
    let space = #"{"properties": {"provides-namespace": true}}"#
    let folder = try CatalogFolder([
      "Brand.colorset/Contents.json": "{}", "BrandColor.colorset/Contents.json": "{}",
      "brand.colorset/Contents.json": "{}", "Red.colorset/Contents.json": "{}",
      "Icons/Contents.json": space, "Icons/star \"1\".imageset/Contents.json": "{}",
      "Icons/Ink.colorset/Contents.json": "{}", "Color/Contents.json": space,
      "Color/A.colorset/Contents.json": "{}",
    ])
    let text = AssetSymbols(folder.read(), bundle: "App_App.resources", hasUIKit: false).text
    #expect(text.contains(#"appendingPathComponent("App_App.resources")"#))
    let expected = """
      extension ColorResource {
        // The asset "brand" has the symbol of another one.
        /// The asset "Brand".
        static let brand = ColorResource(name: "Brand", bundle: resources)
        /// The asset "BrandColor".
        static let brandColor = ColorResource(name: "BrandColor", bundle: resources)
        /// The asset "Red".
        static let red = ColorResource(name: "Red", bundle: resources)
        enum Color {
          /// The asset "Color/A".
          static let A = ColorResource(name: "Color/A", bundle: resources)
        }
        enum Icons {
          /// The asset "Icons/Ink".
          static let ink = ColorResource(name: "Icons/Ink", bundle: resources)
        }
      }

      extension ImageResource {
        enum Icons {
          /// The asset "Icons/star \\"1\\"".
          static let star1 = ImageResource(name: "Icons/star \\"1\\"", bundle: resources)
        }
      }

      extension Color {
        // The asset "brand" has the symbol of another one.
        #warning("'Red' has the symbol 'red', which Color has already. Try renaming the colour.")
        /// The asset "Brand".
        static var brand: Color { Color(ColorResource.brand) }
        /// The asset "BrandColor".
        static var brandColor: Color { Color(ColorResource.brandColor) }
        enum Icons {
          /// The asset "Icons/Ink".
          static var ink: Color { Color(ColorResource.Icons.ink) }
        }
      }

      extension ShapeStyle where Self == Color {
        /// The asset "Brand".
        static var brand: Color { Color(ColorResource.brand) }
        /// The asset "BrandColor".
        static var brandColor: Color { Color(ColorResource.brandColor) }
      }

      #endif

      """
    #expect(text.hasSuffix(expected), "\(text)")
    #expect(!text.contains("UIColor"))
  }

  @Test("A target that has UIKit gets its symbols, too")
  func uiKit() throws {
    let folder = try CatalogFolder([
      "Brand.colorset/Contents.json": "{}", "logo.imageset/Contents.json": "{}",
    ])
    let text = AssetSymbols(folder.read(), bundle: "A_A.resources", hasUIKit: true).text
    #expect(text.contains("static var brand: UIColor { UIColor(resource: ColorResource.brand) }"))
    #expect(text.contains("static var logo: UIImage { UIImage(resource: ImageResource.logo) }"))
    #expect(text.contains("import VitroUIKitNames\n"))
  }
}
