import Foundation
import Testing
import VitroAssets

@Suite("Pictures of asset catalogs")
struct PictureSetTests {
  @Test("A picture has a file a scale, and others for the dark")
  func scales() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let folder = try CatalogFolder([
      "logo.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "l@3x.png", "scale": "3x"},
      {"idiom": "universal", "filename": "l.png", "scale": "1x"}, {"idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "filename": "d.png", "scale": "1x", \(dark)}]}
      """,
      "logo.imageset/l.png": "1", "logo.imageset/l@3x.png": "3", "logo.imageset/d.png": "d",
    ])
    let picture = try #require(folder.read().pictures["logo"])
    #expect(picture.files.map(\.scale) == [1, 3])
    #expect(picture.finest.path.hasSuffix("l@3x.png"))
    #expect(picture.darkFiles.map(\.fileName) == ["d.png"])
    #expect(picture.isTemplate == nil)
  }

  @Test("A single drawing is for every scale, and may be drawn with the foreground")
  func drawings() throws {
    let folder = try CatalogFolder([
      "leaf.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "leaf.svg"}],
      "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
      """,
      "leaf.imageset/leaf.svg": "<svg/>",
      "own.symbolset/Contents.json":
        #"{"symbols": [{"idiom": "universal", "filename": "own.svg"}]}"#,
      "own.symbolset/own.svg": "<svg/>",
    ])
    let catalog = folder.read()
    #expect(catalog.pictures["leaf"]?.isTemplate == true)
    #expect(catalog.pictures["leaf"]?.finest.mediaType == "image/svg+xml")
    #expect(catalog.pictures["own"]?.isTemplate == true)
    #expect(catalog.problems == [])
  }

  @Test(
    "What no browser shows is a problem that says what to do", arguments: ["pdf", "heic", "tiff"])
  func unshowable(_ suffix: String) throws {
    let folder = try CatalogFolder([
      "logo.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "logo.\#(suffix)"}]}"#,
      "logo.imageset/logo.\(suffix)": "x",
    ])
    let catalog = folder.read()
    #expect(catalog.pictures.isEmpty)
    #expect(catalog.pictureNames == ["logo"])
    #expect(
      catalog.problems.map(\.description) == [
        """
        Assets.xcassets/logo.imageset: 'logo.\(suffix)' is a file of type \(suffix.uppercased()), which \
        browsers do not show. To fix: export it as SVG or PNG, and put that into the set.
        """
      ])
  }

  @Test("A group gives its name to what is in it where it says so")
  func namespaces() throws {
    let image = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    let folder = try CatalogFolder([
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/a.imageset/Contents.json": image, "Icons/a.imageset/a.png": "a",
      "Plain/b.imageset/Contents.json": image, "Plain/b.imageset/a.png": "b",
      "Icons/Deep/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/Deep/c.imageset/Contents.json": image, "Icons/Deep/c.imageset/a.png": "c",
    ])
    #expect(Set(folder.read().pictures.keys) == ["Icons/a", "b", "Icons/Deep/c"])
  }

  @Test("The icon is the smallest that is sharp, and data are files")
  func iconAndData() throws {
    let folder = try CatalogFolder([
      "AppIcon.appiconset/Contents.json": """
      {"images": [{"idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "180.png"},
      {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "1024.png"},
      {"idiom": "mac", "size": "256x256", "scale": "2x", "filename": "512.png"}]}
      """,
      "AppIcon.appiconset/180.png": "1", "AppIcon.appiconset/512.png": "2",
      "AppIcon.appiconset/1024.png": "3",
      "levels.dataset/Contents.json": #"{"data": [{"idiom": "universal", "filename": "l.json"}]}"#,
      "levels.dataset/l.json": "[]", "none.dataset/Contents.json": "{}",
    ])
    let catalog = folder.read()
    #expect(catalog.icon?.fileName == "512.png")
    #expect(catalog.data["levels"]?.fileName == "l.json")
    #expect(catalog.problems.map(\.name) == ["none"])
  }

  @Test("Catalogs lie beside a program, in its folders of resources, and in folders of these")
  func places() throws {
    let folder = try CatalogFolder([:])
    let beside = folder.folder.path
    for path in [
      "App_App.resources/Assets.xcassets", "App_App.resources/More/Colors.xcassets",
      "App_Kit.resources/Kit.xcassets", "Another_App2.resources/Another.xcassets",
      "Other.build/No.xcassets", "Kit.bundle/Kit.xcassets",
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(beside)/\(path)/Deep.xcassets", withIntermediateDirectories: true)
    }
    let own = [
      "App_App.resources/Assets.xcassets", "App_App.resources/More/Colors.xcassets",
      "App_Kit.resources/Kit.xcassets", "Assets.xcassets", "Kit.bundle/Kit.xcassets",
    ]
    func places(of program: String) -> [String] {
      AssetCatalog.folders(beside: beside, of: program).map {
        String($0.dropFirst(beside.count + 1))
      }
    }
    #expect(places(of: "App") == own, "what another package has built there is not the program's")
    #expect(places(of: "Tests") == ["Another_App2.resources/Another.xcassets"] + own)
    #expect(AssetCatalog.folders(beside: beside + "/none", of: "App") == [])
    // Another program of the package stands there, too.
    #expect(FileManager.default.createFile(atPath: beside + "/App", contents: nil))
    #expect(places(of: "App") == own)
    #expect(places(of: "Other") == ["Another_App2.resources/Another.xcassets"] + own.suffix(3))
    // Tests know the programs of their package.
    let all = ["Another_App2.resources/Another.xcassets"] + own
    #expect(places(of: "AppPackageTests.xctest") == all)
  }

  @Test("Of two assets with one name the first counts")
  func twice() throws {
    let first = try CatalogFolder([
      "A.colorset/Contents.json": colorSet(components("1.0", "0.0", "0.0")),
      "Group/A.colorset/Contents.json": colorSet(components("0.0", "0.0", "1.0")),
    ])
    let second = try CatalogFolder([
      "A.colorset/Contents.json": colorSet(components("0.0", "1.0", "0.0"))
    ])
    let catalog = AssetCatalog(reading: [first.catalog.path, second.catalog.path])
    #expect(catalog.colors["A"]?.light == .rgb(1, 0, 0, 1))
    #expect(catalog.problems.map(\.reason) == ["There is another colour set of this name."])
    #expect(catalog.count == 2)
  }
}

extension AssetFile {
  fileprivate var fileName: String { URL(fileURLWithPath: path).lastPathComponent }
}
