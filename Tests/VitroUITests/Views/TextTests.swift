import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Texts")
struct TextTests {
  private func runs(_ text: Text) throws -> [TextRun] {
    let element = try Screen { text }.first(.text)
    for case .runs(let runs) in element.attributes.details { return runs }
    return [TextRun(element.text)]
  }

  @Test("Values stand in the address of a link, and in its words")
  func linkOfValues() throws {
    let (page, author) = ("https://example.com/a?b=1", "Blob")
    let screen = Screen {
      Text("[Open **\(7)**](\(page)) by \(author), [next](\(page)&c=\(8))[last](\(author))!")
    }
    #expect(screen.text("Open 7 by Blob, nextlast!").exists)
    let links = screen.link().all
    #expect(links.map(\.name) == ["Open 7", "next", "last"])
    #expect(links.map(\.attributes.url) == [page, "\(page)&c=8", author])
    #expect(try screen.text("Open 7 by Blob, nextlast!").link("next").element().role == .link)
  }

  @Test(
    "A noun agrees with its number",
    arguments: [(0, "0 boxes"), (1, "1 box"), (2, "2 boxes"), (1_000, "1000 boxes")])
  func inflection(_ count: Int, _ text: String) throws {
    let screen = Screen {
      Text("^[\(count) box](inflect: true)")
      Text("In \("all"): ^[\(count) **box**](inflect: true), and ^[1 city](inflect: true)")
      Text("^[2 city](inflect: true), ^[2 day](inflect: true), ^[3 dish](inflect: true)")
      Text("No noun](inflect: true) ^")
      Text("^[1.5 hour](inflect: true), ^[1,000 item](inflect: true)")
      Text("^[\(2) new \("mail")](inflect: true)")
      Text("^[\(2) item (\("$3"))](inflect: true) \u{F0001} [x](https://a.b/?q=\("c d"))")
    }
    #expect(screen.text(text).exists && screen.link().count == 1)
    #expect(screen.text("In all: \(text), and 1 city").exists)
    #expect(screen.text("2 cities, 2 days, 3 dishes").exists)
    #expect(screen.text("No noun](inflect: true) ^").exists)
    #expect(screen.text("1.5 hours, 1,000 items").exists && screen.text("2 new mail").exists)
    #expect(screen.text("2 items ($3) \u{F0001} x").exists)
    #expect(try screen.link("x").element().attributes.url == "https://a.b/?q=c%20d")
  }

  @Test("Marks in a literal are looks, links and letters of one width")
  func markdown() throws {
    let runs = try runs(Text("a **b** _c_ `d*` ~~e~~ [f](https://g.h)"))
    #expect(runs.map(\.text).joined() == "a b c d* e f")
    #expect(runs.first { $0.text == "b" }?.looks == [.fontWeight(700)])
    #expect(runs.first { $0.text == "c" }?.looks == [.italic])
    #expect(runs.first { $0.text == "d*" }?.looks == [.fontDesign(.monospaced)])
    #expect(runs.first { $0.text == "e" }?.looks == [.strikethrough(nil)])
    #expect(runs.last == TextRun("f", url: "https://g.h"))
  }

  @Test(
    "Marks that are not closed are letters",
    arguments: ["2 * 3 * 4", "**a", "a*", "[a](b", "[a]", "a_b_c", "`a", "\\", "~a", "[", "**"])
  func unfinished(text: String) throws {
    #expect(try runs(Text(LocalizedStringKey(text))) == [TextRun(text)])
  }

  @Test(
    "Marks without end are read in no time, and no deeper than anybody writes them",
    arguments: ["*", "[", "_*", "**", "`", "*a ", "[a](", "~~_"])
  func hostile(mark: String) throws {
    let text = String(repeating: mark, count: 5_000)
    for text in [text, text + "x" + String(text.reversed())] {
      let shown = try runs(Text(LocalizedStringKey(text))).map(\.text).joined()
      #expect(shown.count <= text.count && shown.contains("x") == text.contains("x"))
    }
  }

  @Test("Values are no marks, and are written as their format says")
  func interpolation() throws {
    let name = "**Anna**"
    #expect(try runs(Text("Hello \(name)")) == [TextRun("Hello **Anna**")])
    #expect(try runs(Text("\(3.14159, specifier: "%.2f") m")) == [TextRun("3.14 m")])
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    #expect(try runs(Text("\(0.25, format: percent)")) == [TextRun("25%")])
    let bold = try runs(Text("a **\(name)**"))
    #expect(bold.last == TextRun("**Anna**", looks: [.fontWeight(700)]))
  }

  @Test("A text added to another one keeps its look")
  func sum() throws {
    let runs = try runs(Text("a").bold() + Text("b") + Text(verbatim: "*c*").italic())
    #expect(
      runs == [
        TextRun("a", looks: [.fontWeight(700)]), TextRun("b"), TextRun("*c*", looks: [.italic]),
      ])
  }

  @Test("A text that is no literal is shown as it is")
  func plain() throws {
    let text = "**a**"
    #expect(try runs(Text(text)) == [TextRun("**a**")])
    #expect(try runs(Text(verbatim: text)) == [TextRun("**a**")])
  }
}
