import Foundation
import StandupsDomain
import Testing

@Suite("A theme")
struct ThemeTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let theme: Theme
    let name: String
    let color: [UInt8]
    let text: Theme.Accent

    var testDescription: String { "\(name): \(color), \(text) text" }
  }

  static let examples = [
    Example(theme: .apricot, name: "Apricot", color: [250, 190, 140], text: .dark),
    Example(theme: .berry, name: "Berry", color: [160, 30, 90], text: .light),
    Example(theme: .coral, name: "Coral", color: [255, 125, 100], text: .dark),
    Example(theme: .forest, name: "Forest", color: [25, 90, 50], text: .light),
    Example(theme: .honey, name: "Honey", color: [245, 195, 60], text: .dark),
    Example(theme: .ink, name: "Ink", color: [20, 25, 60], text: .light),
    Example(theme: .lilac, name: "Lilac", color: [205, 185, 240], text: .dark),
    Example(theme: .mint, name: "Mint", color: [160, 230, 195], text: .dark),
    Example(theme: .ocean, name: "Ocean", color: [15, 95, 165], text: .light),
    Example(theme: .plum, name: "Plum", color: [90, 35, 110], text: .light),
    Example(theme: .sand, name: "Sand", color: [220, 205, 175], text: .dark),
    Example(theme: .slate, name: "Slate", color: [70, 80, 90], text: .light),
  ]

  @Test(
    "There are twelve themes, each with a name, a main colour and light or dark text",
    .tags(.everyCase), arguments: examples)
  func names(_ example: Example) {
    #expect(Theme.allCases == Self.examples.map(\.theme))
    #expect(Theme.allCases.count == 12)
    let color = example.theme.mainColor
    #expect(example.theme.name == example.name)
    #expect([color.red, color.green, color.blue] == example.color)
    #expect(example.theme.accent == example.text)
  }

  @Test("No two themes share a colour", .tags(.everyCase))
  func different() {
    #expect(Set(Theme.allCases.map(\.mainColor)).count == 12)
  }

  @Test(
    "The text on every theme is readable: its contrast is at least 4.5 to 1", .tags(.everyCase),
    arguments: Theme.allCases)
  func readable(_ theme: Theme) {
    let background = luminance(of: theme.mainColor)
    let text = theme.accent == .light ? 1.0 : 0
    #expect((max(text, background) + 0.05) / (min(text, background) + 0.05) >= 4.5)
  }

  @Test(
    "A name that no theme has gives no theme", .tags(.badInput),
    arguments: ["", "pink", "Ocean", "ocean "])
  func byName(_ name: String) {
    #expect(Theme(rawValue: name) == nil)
    #expect(Theme(rawValue: "ocean") == .ocean)
  }
}

/// The relative luminance of the Web Content Accessibility Guidelines 2.2.
private func luminance(of color: Theme.RGB) -> Double {
  func light(_ value: UInt8) -> Double {
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
}
