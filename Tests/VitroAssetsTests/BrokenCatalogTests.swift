import Foundation
import Testing
import VitroAssets

@Suite("Broken asset catalogs")
struct BrokenCatalogTests {
  private static let good = colorSet(components("1.0", "0.0", "0.0"))
  private static let image = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#

  @Test(
    "What is wrong is said, and the rest is read",
    arguments: [
      ("Bad.colorset", "{", "Its Contents.json is not JSON that describes an asset."),
      ("Bad.colorset", "[1]", "Its Contents.json is not JSON that describes an asset."),
      ("Bad.colorset", "", "Its Contents.json is not JSON that describes an asset."),
      ("Bad.colorset", nil, "There is no Contents.json in it."),
      ("Bad.colorset", "{}", "No colour is set in it. To fix: choose one in Xcode."),
      ("Bad.colorset", #"{"colors": 7}"#, "No colour is set in it. To fix: choose one in Xcode."),
      ("Bad.imageset", "{}", "No file is named in it. To fix: drop one into the set."),
      ("Bad.imageset", image, "The file 'a.png' is not there."),
      (
        "Bad.imageset", #"{"images": [{"filename": "../Good.colorset/Contents.json"}]}"#,
        "The file '../Good.colorset/Contents.json' is not in the set."
      ),
      (
        "Bad.imageset", #"{"images": [{"filename": "/etc/passwd"}]}"#,
        "The file '/etc/passwd' is not in the set."
      ),
      ("Bad.imageset", #"{"images": [{"filename": ".."}]}"#, "The file '..' is not in the set."),
      ("Bad.imageset", #"{"images": [{"filename": "."}]}"#, "The file '.' is not there."),
      ("Bad.dataset", #"{"data": [{"filename": "x"}]}"#, "The file 'x' is not there."),
    ])
  func said(_ set: String, _ description: String?, _ reason: String) throws {
    let folder = try CatalogFolder(["Good.colorset/Contents.json": BrokenCatalogTests.good])
    try folder.write(Data(), to: "\(set)/.keep")
    if let description { try folder.write(Data(description.utf8), to: "\(set)/Contents.json") }
    let catalog = folder.read()
    #expect(catalog.problems.map(\.reason) == [reason])
    #expect(catalog.problems.first?.name == "Bad")
    #expect(catalog.colors.keys.sorted() == ["Good"])
    #expect(catalog.pictures.isEmpty)
  }

  @Test("An accent colour that Xcode has left without one is no mistake")
  func accent() throws {
    let empty = #"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#
    let catalog = try CatalogFolder(["AccentColor.colorset/Contents.json": empty]).read()
    #expect(catalog.problems.isEmpty && catalog.colors.isEmpty)
  }

  @Test("No link leads out of the catalog, or round in circles")
  func links() throws {
    let folder = try CatalogFolder(["Good.colorset/Contents.json": BrokenCatalogTests.good])
    let secret = folder.folder.appendingPathComponent("secret.png")
    try Data("secret".utf8).write(to: secret)
    for set in ["A", "B"] {
      try folder.write(Data(BrokenCatalogTests.image.utf8), to: "\(set).imageset/Contents.json")
    }
    try folder.link("A.imageset/a.png", to: secret.path)
    try folder.link("B.imageset/a.png", to: "a.png")
    try folder.link("C.imageset/Contents.json", to: secret.path)
    try folder.link("Round", to: "..")
    try folder.link("Out.imageset", to: folder.folder.path)
    let catalog = folder.read()
    #expect(catalog.pictures.isEmpty)
    #expect(
      catalog.problems.map(\.reason) == [
        "The file 'a.png' is a link that leads out of the catalog.",
        "The file 'a.png' is not there.", "There is no Contents.json in it.",
      ])
    #expect(catalog.colors.keys.sorted() == ["Good"])
  }

  @Test("A catalog that is not there, too deep, or too large, is said to be")
  func limits() throws {
    let folder = try CatalogFolder()
    let deep = (0...40).map { "\($0)" }.joined(separator: "/")
    try folder.write(Data(BrokenCatalogTests.good.utf8), to: "\(deep)/A.colorset/Contents.json")
    try folder.write(Data(count: 1_000_001), to: "B.colorset/Contents.json")
    let catalog = folder.read()
    #expect(catalog.colors.isEmpty)
    #expect(
      catalog.problems.map(\.reason) == [
        "More than 32 folders lie in each other here.", "Its Contents.json is too large.",
      ])
    let none = AssetCatalog(reading: ["/nowhere/Assets.xcassets"])
    #expect(none.problems.map(\.description) == ["Assets.xcassets: The folder cannot be read."])
  }

  @Test("Nothing that stands in a description brings the reader down", arguments: 0..<40)
  func hostile(_ seed: UInt64) throws {
    var noise = Noise(seed: seed)
    let folder = try CatalogFolder(["Good.colorset/Contents.json": BrokenCatalogTests.good])
    for (index, kind) in ["colorset", "imageset", "appiconset", "dataset", "symbolset", "x"]
      .enumerated()
    {
      let text = noise.json(depth: 4)
      try folder.write(Data(text.utf8), to: "s\(index).\(kind)/Contents.json")
      try folder.write(Data([1]), to: "s\(index).\(kind)/a.png")
      // A description cut off in its middle.
      let cut = Array(text.utf8).prefix(Int.random(in: 0...text.utf8.count, using: &noise))
      try folder.write(Data(cut), to: "t\(index).\(kind)/Contents.json")
    }
    let catalog = folder.read()
    #expect(catalog.colors["Good"] != nil)
    for picture in catalog.pictures.values {
      let files = picture.files + picture.darkFiles
      #expect(files.allSatisfy { $0.path.contains("/Assets.xcassets/") && $0.scale >= 1 })
    }
    _ = AssetSymbols(catalog, bundle: "A_A.resources", hasUIKit: true).text
  }
}

/// Descriptions of assets that have gone wrong, the same for each seed.
private struct Noise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  private static let keys = [
    "colors", "images", "symbols", "data", "color", "components", "red", "green", "blue", "alpha",
    "white", "color-space", "reference", "appearances", "appearance", "value", "idiom", "filename",
    "scale", "size", "properties", "template-rendering-intent", "provides-namespace", "info",
  ]
  private static let texts = [
    "0xFF", "255", "-1", "1e400", "0x", "", "srgb", "display-p3", "dark", "universal", "mac",
    "a.png",
    "../a.png", "/", "2x", "99999999999999999999x", "0x0", "nanx", "template", "\\u0000", "💥",
  ]

  mutating func json(depth: Int) -> String {
    let kind =
      depth == 0 ? Int.random(in: 2...5, using: &self) : Int.random(in: 0...5, using: &self)
    // The outermost is most often what it should be.
    switch depth == 4 ? 0 : kind {
    case 0:
      let pairs = (0..<4).map { _ in "\"\(pick(Noise.keys))\": \(json(depth: depth - 1))" }
      return "{\(pairs.joined(separator: ", "))}"
    case 1: return "[\((0..<3).map { _ in json(depth: depth - 1) }.joined(separator: ", "))]"
    case 2, 3: return "\"\(pick(Noise.texts))\""
    case 4: return pick(["0", "-3.5", "1e40", "true", "null", "9223372036854775808"])
    default: return "false"
    }
  }

  private mutating func pick(_ list: [String]) -> String {
    list[Int.random(in: list.indices, using: &self)]
  }
}
