import Testing
import VitroAssets

@Suite("Missing assets")
struct MissingAssetTests {
  @Test("The nearest names are said")
  func nearest() throws {
    let set = colorSet(components("1.0", "0.0", "0.0"))
    let names = ["Brand", "Border", "Ground", "Sand"]
    let folder = try CatalogFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).colorset/Contents.json", set) }))
    let asset = MissingAsset(.color, "brant", in: folder.folder.path)
    #expect(asset.reason == "The nearest names are 'Brand', 'Sand', 'Border'.")
    let picture = MissingAsset(.picture, "brant", in: folder.folder.path)
    #expect(picture.reason == "The asset catalogs have no picture.")
    #expect(MissingAsset.hasBeenFound)
  }

  @Test("Where there is no catalog, it is said how one is brought")
  func noCatalog() {
    #expect(
      MissingAsset(.picture, "logo", in: "/nowhere").reason == """
        There is no asset catalog in /nowhere.
        To fix: add 'resources: [.process("Assets.xcassets")]' to its target in Package.swift.
        """)
  }

  @Test("Of what cannot be read, the reason is said")
  func broken() throws {
    let folder = try CatalogFolder(["Brand.colorset/Contents.json": "{"])
    #expect(
      MissingAsset(.color, "Brand", in: folder.folder.path).reason == """
        It cannot be read. Assets.xcassets/Brand.colorset: Its Contents.json is not JSON that describes an \
        asset.
        """)
    MissingAsset(.color, "Brand", in: folder.folder.path).note()
  }
}
