import Foundation
import Testing
import VitroAssets

@testable import VitroUI
@testable import VitroWeb

@Suite("Pictures of asset catalogs become HTML") struct PictureTests {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder([
      "plain": [("", "p.png", "plain")],
      "scales": [
        (#", "scale": "1x""#, "s.png", "one"), (#", "scale": "2x""#, "s@2x.png", "two"),
        (#", "scale": "3x""#, "s@3x.png", "three"),
      ],
      "sharp": [(#", "scale": "2x""#, "s@2x.png", "two")],
      "night": [("", "l.svg", "<svg/>"), (PictureFolder.dark, "d.svg", "<svg id=\"d\"/>")],
    ])
  }

  private func html(_ name: String, isTemplate: Bool = false) throws -> String {
    var picture = try #require(folder.picture(name))
    if isTemplate { picture.isTemplate = true }
    let attributes = Attributes(role: .image, label: "A & B", details: [.asset(picture)])
    return Element(id: .init(rawValue: 1), attributes: attributes).html()
  }

  private func address(_ text: String, _ suffix: String) -> String {
    "/vitro.picture/\(fingerprint(Data(text.utf8))).\(suffix)"
  }

  @Test("A single file is the picture")
  func plain() throws {
    let source = address("plain", "png")
    #expect(
      try html("plain").contains(
        "<img src=\"\(source)\" alt=\"A &amp; B\" loading=\"lazy\"></span>"))
  }

  @Test("The browser takes the file for its screen")
  func scales() throws {
    let (one, two) = (address("one", "png"), address("two", "png"))
    let three = address("three", "png")
    #expect(
      try html("scales").contains(
        "<img src=\"\(one)\" srcset=\"\(one) 1x, \(two) 2x, \(three) 3x\""))
    #expect(try html("sharp").contains("<img srcset=\"\(two) 2x\""))
  }

  @Test("Where it is dark, the browser takes the file for that")
  func dark() throws {
    let source = address("<svg id=\"d\"/>", "svg")
    #expect(
      try html("night").contains(
        "<picture><source media=\"(prefers-color-scheme:dark)\" srcset=\"\(source) 1x\"><img src="))
  }

  @Test("A template is the foreground, cut out")
  func template() throws {
    let source = address("three", "png")
    let html = try html("scales", isTemplate: true)
    #expect(html.contains("mask:url(\(source)) center/contain no-repeat\"><img src="))
    #expect(html.contains("style=\"opacity:0\""))
  }

  @Test("A picture in a drawing has its finest file; one that is not there is an empty box")
  func drawn() throws {
    let picture = try #require(folder.picture("scales"))
    let missing = MissingAsset(.picture, "nowhere", in: folder.folder.path)
    let layers = [Drawing.Picture.asset(picture), .missing(missing)].map {
      Drawing.Layer.image($0, in: CGRect(x: 1, y: 2, width: 3, height: 4), .named("red"))
    }
    let attributes = Attributes(role: .generic, details: [.drawing(Drawing(layers: layers))])
    let html = Element(id: .init(rawValue: 7), attributes: attributes).html()
    let place = "x=\"1\" y=\"2\" width=\"3\" height=\"4\""
    #expect(html.contains("<image \(place) href=\"\(address("three", "png"))\"/>"))
    #expect(html.contains("<rect \(place) fill=\"none\" stroke=\"var(--gray)\""))
  }

  @Test("A picture that is not there is an empty box with its name")
  func missing() {
    let asset = MissingAsset(.picture, "a<b", in: folder.folder.path)
    let attributes = Attributes(role: .image, label: "a<b", details: [.missing(asset)])
    let html = Element(id: .init(rawValue: 1), attributes: attributes).html()
    #expect(html.contains("aria-label=\"a&lt;b\""))
    #expect(html.contains("<span class=\"pill missing\">a&lt;b</span>"))
  }

  @Test("A colour that is not there is gray, and not that of the text")
  func color() {
    let missing = Paint.missing(MissingAsset(.color, "a", in: folder.folder.path))
    #expect(missing.color == "var(--gray)" && missing.image == nil)
    #expect(Paint.named("unknown").color == "var(--gray)")
  }

  @Test("A file that has gone has no address")
  func gone() throws {
    let file = try #require(folder.picture("plain")?.finest)
    try FileManager.default.removeItem(at: folder.file("plain", "p.png"))
    #expect(PictureFiles().address(of: file) == nil)
  }
}
