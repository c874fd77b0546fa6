import Testing
import VitroAssets

@Suite("Colours of asset catalogs")
struct ColorSetTests {
  @Test(
    "A component is a decimal, an integer up to 255, or hexadecimal",
    arguments: [
      ("0.500", "1.000", "0.000", [0.5, 1, 0]), ("255", "0", "51", [1, 0, 0.2]),
      ("0xFF", "0x00", "0X33", [1, 0, 0.2]), ("1.200", "-0.100", "0.5", [1.2, -0.1, 0.5]),
      ("1e999", "0", "0", nil), ("1.0e300", "0", "0", [16, 0, 0]), ("red", "0", "0", nil),
      ("0xZZ", "0", "0", nil), ("", "0", "0", nil), ("nan", "0", "0", nil),
    ])
  func numbers(_ red: String, _ green: String, _ blue: String, _ shown: [Double]?) throws {
    let space = "extended-srgb"
    let folder = try CatalogFolder([
      "Brand.colorset/Contents.json": colorSet(components(red, green, blue, space: space))
    ])
    let catalog = folder.read()
    #expect(catalog.colors["Brand"]?.light == shown.map { .rgb($0[0], $0[1], $0[2], 1) })
    #expect(catalog.problems.isEmpty == (shown != nil))
    #expect(catalog.colorNames == ["Brand"])
  }

  @Test("A colour in another space is shown as sRGB has it")
  func spaces() throws {
    let white = { (name: String) in
      #"{"color-space": "\#(name)", "components": {"white": "0.500", "alpha": "0.250"}}"#
    }
    let folder = try CatalogFolder([
      "P3.colorset/Contents.json": colorSet(
        components("1.000", "0.000", "0.000", space: "display-p3")),
      "Same.colorset/Contents.json": colorSet(
        components("0.5", "0.5", "0.5", space: "display-p3")),
      "Linear.colorset/Contents.json": colorSet(
        components("0.500", "0.001", "-0.5", space: "extended-linear-srgb")),
      "Gray.colorset/Contents.json": colorSet(white("gray-gamma-22")),
      "Odd.colorset/Contents.json": colorSet(components("0", "0", "0", space: "lab")),
    ])
    let catalog = folder.read()
    #expect(rounded(catalog.colors["P3"]) == [1, 0, 0, 1])
    #expect(rounded(catalog.colors["Same"]) == [0.5, 0.5, 0.5, 1])
    #expect(rounded(catalog.colors["Linear"]) == [0.735, 0.013, -0.735, 1])
    #expect(rounded(catalog.colors["Gray"]) == [0.504, 0.504, 0.504, 0.25])
    #expect(
      catalog.problems.map(\.description) == [
        "Assets.xcassets/Odd.colorset: The colour space 'lab' is not known."
      ])
  }

  @Test("A colour may be another one in the dark")
  func dark() throws {
    let folder = try CatalogFolder([
      "Brand.colorset/Contents.json": colorSet(
        components("1.0", "0.0", "0.0"), dark: components("0.0", "0.0", "1.0")),
      "Night.colorset/Contents.json": """
      {"colors": [{"idiom": "universal"}, {"idiom": "universal", "appearances": [{"value": "dark"}],
      "color": \(components("0.0", "1.0", "0.0"))}]}
      """,
    ])
    let catalog = folder.read()
    #expect(catalog.colors["Brand"]?.light == .rgb(1, 0, 0, 1))
    #expect(catalog.colors["Brand"]?.dark == .rgb(0, 0, 1, 1))
    #expect(catalog.colors["Night"]?.light == .rgb(0, 1, 0, 1))
  }

  @Test("A colour of the system is the theme's, in the dark as in the light")
  func system() throws {
    let reference = { (name: String) in #"{"platform": "ios", "reference": "\#(name)"}"# }
    let folder = try CatalogFolder([
      "Alarm.colorset/Contents.json": colorSet(reference("systemRedColor")),
      "Words.colorset/Contents.json": colorSet(reference("labelColor")),
      "Card.colorset/Contents.json": colorSet(reference("systemGray6Color")),
      "Odd.colorset/Contents.json": colorSet(reference("systemPlaidColor")),
    ])
    let catalog = folder.read()
    #expect(catalog.colors["Alarm"]?.light == .theme("red"))
    #expect(catalog.colors["Words"]?.dark == .theme("primary"))
    #expect(rounded(catalog.colors["Card"]) == [0.949, 0.949, 0.969, 1])
    #expect(catalog.colors["Card"]?.dark != catalog.colors["Card"]?.light)
    #expect(catalog.problems.map(\.name) == ["Odd"])
  }

  @Test("Of many entries that for every device counts, then that of a phone, a tablet, a computer")
  func devices() throws {
    let entry = { (idiom: String, red: String, more: String) in
      #"{"idiom": "\#(idiom)", \#(more) "color": \#(components(red, "0.0", "0.0"))}"#
    }
    let contrast = #""appearances": [{"appearance": "contrast", "value": "high"}],"#
    let folder = try CatalogFolder([
      "A.colorset/Contents.json":
        #"{"colors": [\#(entry("mac", "0.1", "")), \#(entry("iphone", "0.2", ""))]}"#,
      "B.colorset/Contents.json": """
      {"colors": [\(entry("universal", "0.1", contrast)), \(entry("ipad", "0.2", "")),
      \(entry("universal", "0.3", #""display-gamut": "display-P3","#)),
      \(entry("universal", "0.4", "")), 7, "what", null, {}]}
      """,
    ])
    let catalog = folder.read()
    #expect(catalog.colors["A"]?.light == .rgb(0.2, 0, 0, 1))
    #expect(catalog.colors["B"]?.light == .rgb(0.4, 0, 0, 1))
  }

  @Test("Numbers that are no texts are numbers, too")
  func plainNumbers() throws {
    let folder = try CatalogFolder([
      "A.colorset/Contents.json": colorSet(
        #"{"components": {"red": 1, "green": 51, "blue": 0.5}}"#),
      "B.colorset/Contents.json": colorSet(#"{"components": {"red": [], "green": 1}}"#),
    ])
    let catalog = folder.read()
    #expect(catalog.colors["A"]?.light == .rgb(1, 0.2, 0.5, 1))
    #expect(catalog.problems.map(\.reason) == ["Its 'red' is no number."])
  }
}

private func rounded(_ color: AssetColor?) -> [Double]? {
  guard case .rgb(let red, let green, let blue, let opacity)? = color?.light else { return nil }
  return [red, green, blue, opacity].map { ($0 * 1_000).rounded() / 1_000 }
}
