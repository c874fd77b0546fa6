import Testing

@testable import VitroWeb

@Suite("System images")
struct SymbolTests {
  @Test("Every drawing, filled and cut out too, is well-formed and inside its square")
  func everyVariant() throws {
    #expect(Icon.names.count > 300)
    for name in Icon.names {
      for variant in Self.variants {
        let symbol = try #require(Symbol.named(name + variant), "\(name)\(variant)")
        #expect(Self.problem(in: symbol.svg) == nil, "\(name)\(variant): \(symbol.svg)")
      }
    }
  }

  @Test(
    "Enclosures, slashes and badges are well-formed, in every combination",
    arguments: ["bell", "plus", "ellipsis", "trash", "music.note"]
  )
  func everyCombination(_ name: String) throws {
    for enclosure in [""] + Enclosure.named.keys.map({ "." + $0 }) {
      for end in ["", ".fill", ".slash", ".slash.fill", ".badge", ".fill.badge.plus"] {
        let symbol = try #require(Symbol.named(name + enclosure + end))
        #expect(Self.problem(in: symbol.svg) == nil, "\(name)\(enclosure)\(end): \(symbol.svg)")
      }
    }
  }

  @Test("No name stands for two drawings")
  func uniqueNames() { #expect(Set(Icon.names).count == Icon.names.count) }

  @Test("The words after a drawing's name compose")
  func composition() throws {
    let plus = try #require(Symbol.named("plus")?.svg)
    #expect(plus == "<path d=\"M12 12V4.5 12h7.5H12v7.5V12H4.5z\"/>")
    let circled = try #require(Symbol.named("plus.circle")?.svg)
    #expect(circled.contains(Icon.circle) && !circled.contains("currentColor"))
    let filled = try #require(Symbol.named("plus.circle.fill")?.svg)
    #expect(filled.contains("evenodd"))
    let badge = try #require(Symbol.named("folder.fill.badge.plus")?.svg)
    #expect(badge.contains(try #require(Symbol.named("folder.fill")?.svg)))
    #expect(Symbol.named("bell.slash")?.svg.hasSuffix("<path d=\"M3 3l18 18\"/>") == true)
    #expect(Symbol.named("arrow.forward") == Symbol.named("arrow.right"))
    #expect(Symbol.named("gearshape.fill") == Symbol.named("gear.fill"))
  }

  @Test("Sand is in the half of a sandglass that its name says, and in all of it without one")
  func sandglass() throws {
    let names = ["hourglass", "hourglass.bottomhalf.fill", "hourglass.tophalf.fill"]
    #expect(try Set(names.map { try #require(Symbol.named($0)).svg }).count == 3)
    #expect(Symbol.named("hourglass.tophalf.filled") == Symbol.named("hourglass.tophalf.fill"))
  }

  @Test(
    "A name that nobody has drawn gives nothing",
    arguments: [
      "", ".", "unheard.of", "plus.unheard", "bell.badge.unheard", "bell.badge.plus.unheard",
      "fill", "plus..fill",
    ]
  )
  func unknown(_ name: String) { #expect(Symbol.named(name) == nil) }

  private static let variants = ["", ".fill", ".circle.fill"]

  /// What is wrong with the inside of an `<svg>`: its tags, its attributes or its numbers.
  private static func problem(in svg: String) -> String? {
    let rest = svg.replacing(
      #/<path( (d|fill|fill-rule|stroke|stroke-width)="[^"<>]+")+/>/#, with: "")
    let groups = rest.replacing(#/<g clip-path="[^"<>]+"></g>/#, with: "")
    if !groups.isEmpty || svg.isEmpty { return "elements" }
    for match in svg.matches(of: #/ d="([^"]*)"/#) {
      let data = String(match.1)
      if data.contains(#/[^MLHVCSQAZmlhvcsqaz0-9. -]/#) { return "letters" }
      if PathData(data).points.contains(where: { !(-1...25).contains($0) }) { return "numbers" }
    }
    return nil
  }
}

extension PathData {
  /// The coordinates of all ends of the path's commands.
  fileprivate var points: [Double] {
    walks.joined().flatMap { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] }
  }
}
