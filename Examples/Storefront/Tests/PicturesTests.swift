import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Pictures that staff send")
struct PicturesTests {
  /// The beginning of a PNG that says it has this size, and some bytes more.
  nonisolated static func png(width: Int = 4, height: Int = 3, more: Int = 20) -> Data {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    let head: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
    return Data(
      head + Array("IHDR".utf8) + sides + [8, 2, 0, 0, 0] + Array(repeating: 0, count: more))
  }

  /// The beginning of a JPEG that says it has this size, after a segment of its camera's.
  nonisolated static func jpeg(width: Int = 4, height: Int = 3, segment: Int = 300) -> Data {
    let length = segment + 2
    let camera = [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)]
    let sides = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    return Data(
      [0xff, 0xd8] + camera + Array(repeating: 7, count: segment)
        + [0xff, 0xff, 0xc0, 0, 17, 8] + sides + Array(repeating: 0, count: 20))
  }

  @Test(
    "PNG and JPEG are taken, whatever their size within the limits",
    arguments: [
      (png(), SentPicture.Kind.png), (png(width: 8_192, height: 1), .png),
      (jpeg(), .jpeg), (jpeg(width: 4_096, height: 4_096), .jpeg), (jpeg(segment: 60_000), .jpeg),
    ])
  func taken(data: Data, kind: SentPicture.Kind) throws {
    let picture = try SentPicture(data)
    #expect(picture.kind == kind && picture.data == data)
  }

  @Test(
    "V5.2.7, V12.2.1: what is no picture, or one too large, is not taken",
    arguments: [
      (Data(), SentPictureProblem.otherType), (Data("GIF89a".utf8), .otherType),
      (Data("<svg onload=\"alert(1)\"/>".utf8), .otherType),
      (Data("\u{feff}<html>".utf8), .otherType),
      (Data([0x89, 0x50, 0x4e, 0x47]), .otherType), (png().prefix(20), .broken),
      (png(width: 0), .broken), (png(height: 8_193), .tooManyPixels),
      (png(width: 0xffff_ffff, height: 0xffff_ffff), .tooManyPixels),
      (jpeg().prefix(3), .broken), (jpeg().prefix(200), .broken), (jpeg(height: 0), .broken),
      (jpeg(width: 8_193), .tooManyPixels), (png(width: 8_192, height: 2_049), .tooManyPixels),
      (Data([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), .broken),
      (png(more: 700_000), .tooManyBytes), (Data(repeating: 0xff, count: 600_000), .otherType),
      (Data([0xff, 0xd8]) + Data(repeating: 0xff, count: 600_000), .broken),
    ] as [(Data, SentPictureProblem)])
  func refused(data: Data, problem: SentPictureProblem) {
    #expect(throws: problem) { try SentPicture(data) }
  }

  @Test("A picture is chosen, sent and shown to everybody under an address of its own")
  func chosen() async throws {
    try await withShop { shop in
      let screen = try await staff(in: shop)
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Change").tap()
      try await withFile("mug.png", Self.png()) { file in
        try await screen.button("Choose a photo").chooseFiles(file)
        await screen.rest()
        #expect(screen.text("A picture is chosen").exists)
        try await screen.button("Save").tap()
      }
      #expect(screen.button("Save").isAbsent)
      let first = try await picture(of: "mug", in: shop)
      #expect(first.hasPrefix("/api/v1/products/mug/picture?version="))
      try await screen.button("Change").tap()
      try await withFile("mug.jpg", Self.jpeg()) { file in
        try await screen.button("Choose a picture file").tap()
        try await screen.button("Choose a File").chooseFiles(file)
        try await screen.button("Save").tap()
      }
      #expect(try await picture(of: "mug", in: shop) != first)
      let sent = try await shop.storage.read { try $0.picture(of: "mug") }
      #expect(sent?.kind == .jpeg && sent?.data == Self.jpeg())
    }
  }

  @Test(
    "A picture that is not taken is told at its field, and another one is; nothing is added twice")
  func wrongPicture() async throws {
    try await withShop { shop in
      let screen = try await staff(in: shop)
      try await screen.button("Add product").tap()
      try await screen.textField("Name").type("Sieve")
      try await screen.textField("Price").type("10.50")
      try await screen.picker("Category").choose("Kitchen")
      try await screen.textField("Pieces to add").type("3")
      try await withFile("sieve.png", Data("<svg/>".utf8)) { file in
        try await screen.button("Choose a photo").chooseFiles(file)
        await screen.rest()
        try await screen.button("Save").tap()
      }
      let problem = "This is no picture in PNG or JPEG. Choose one that is."
      #expect(screen.text(problem).exists && screen.button("Save").exists)
      try await withFile("sieve2.png", Self.png()) { file in
        try await screen.button("Choose a photo").chooseFiles(file)
        await screen.rest()
        #expect(screen.text(problem).isAbsent)
        try await screen.button("Save").tap()
      }
      #expect(screen.button("Save").isAbsent)
      let products = try await shop.storage.read { try $0.products() }
      #expect(products.filter { $0.name.description == "Sieve" }.count == 1)
      #expect(try await shop.storage.read { try $0.stock(of: "sieve") }.available == 3)
      #expect(try await shop.storage.read { try $0.picture(of: "sieve") }?.kind == .png)
    }
  }

  @Test("A picture that does not arrive is told at its field, and the product is saved without one")
  func lost() async throws {
    try await withShop { shop in
      let screen = try await staff(in: shop)
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Change").tap()
      try await screen.button("Choose a photo")
        .failToChooseFiles(.tooLarge(name: "mug.png", limit: 16_000_000))
      await screen.rest()
      #expect(
        screen.text("“mug.png” is too large: a file can have 16 MB. Choose a smaller one.").exists)
      try await screen.textField("Price").type("13")
      try await screen.button("Save").tap()
      #expect(screen.text("€13.00").exists)
      #expect(try await picture(of: "mug", in: shop) == "/api/v1/products/mug/picture")
    }
  }

  @Test(
    "V4.1.1, V12.1.1: only staff send pictures, of products that there are, and not too many bytes")
  func rights() async throws {
    try await withShop { shop in
      let screen = try await staff(in: shop)
      let ask = { (path: String, data: Data, key: String, visitor: String) in
        try await shop.ask(
          "PUT", path, #"{"data": "\#(data.base64EncodedString())"}"#, key: key, as: visitor
        ).status
      }
      #expect(try await ask("products/mug/picture", Self.png(), "1", berta) == 401)
      #expect(try await ask("products/unicorn/picture", Self.png(), "2", screen.visitor) == 404)
      let large = Self.png(more: 720_000)
      #expect(try await ask("products/mug/picture", large, "3", screen.visitor) == 413)
      let text = try await shop.ask(
        "PUT", "products/mug/picture", #"{"data": "no base64!"}"#, key: "4", as: screen.visitor)
      #expect(text.status == 400)
      #expect(try await shop.storage.read { try $0.picture(of: "mug") } == nil)
      let fits = Self.png(more: 700_000 - Self.png(more: 0).count)
      #expect(try await ask("products/mug/picture", fits, "5", screen.visitor) == 200)
    }
  }

  @Test("V12.5.2: a picture is given out under the type that was found, and as nothing else")
  func type() async throws {
    try await withShop { shop in
      let pictures = [try SentPicture(Self.png()), try SentPicture(Self.jpeg())]
      for picture in pictures {
        try await shop.storage.write { try $0.save(picture, of: "mug") }
        let url = try #require(URL(string: "\(shop.api)/products/mug/picture"))
        let answer = try await shop.transport.send(.init("GET", url))
        #expect(answer.status == 200 && answer.type == picture.kind.rawValue)
        #expect(answer.body == picture.data)
      }
    }
  }

  /// The screen of an admin.
  private func staff(in shop: TestShop) async throws -> ShopScreen {
    try await shop.addAdmin()
    let screen = await shop.screen()
    try await screen.tab("Account").tap()
    try await screen.textField("E-mail").type("admin@example.com")
    try await screen.textField("Password").type("correct horse battery")
    try await screen.button("Log in").tap()
    try await screen.tab("Catalogue").tap()
    return screen
  }

  private func picture(of id: String, in shop: TestShop) async throws -> String {
    let text = try await shop.ask("GET", "products/\(id)").text
    return String(try #require(text.firstMatch(of: /"picture":"([^"]+)"/)).1)
  }

  private func withFile(_ name: String, _ data: Data, _ body: (URL) async throws -> Void)
    async throws
  {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try data.write(to: file)
    try await body(file)
  }
}
