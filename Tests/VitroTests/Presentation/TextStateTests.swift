import Testing
import Vitro

/// A text is data: compared, hashed and printed.
@Suite struct TextStateTests {
  @Test func aTextIsItsCharacters() {
    #expect(String(state: TextState("Delete?")) == "Delete?")
    #expect(TextState("Delete?") == TextState(verbatim: "Delete?"))
    #expect(TextState("Delete?") != TextState("Delete!"))
    #expect(String(state: TextState("abc".dropFirst())) == "bc")
  }

  @Test func textsAreJoined() {
    let text = TextState("Delete ") + TextState("everything").bold() + TextState("?")
    #expect(String(state: text) == "Delete everything?")
    #expect(text.runs.map(\.text) == ["Delete ", "everything", "?"])
    #expect(text.runs.map(\.style) == [[], .bold, []])
  }

  /// So that a test need not know how a text was put together.
  @Test(arguments: [
    (TextState("a") + TextState("b"), TextState("ab")),
    (TextState("a").bold() + TextState("b").bold(), TextState("ab").bold()),
    ((TextState("a").bold() + TextState("b")).bold(), TextState("ab").bold()),
    ((TextState("a").bold() + TextState("b")).bold(false), TextState("ab")),
    (TextState("a") + TextState("").bold() + TextState("b"), TextState("ab")),
    (TextState("a").bold().italic(), TextState("a").italic().bold()),
  ])
  func textsThatLookTheSameAreTheSame(_ text: TextState, _ other: TextState) {
    #expect(text == other)
    #expect(text.hashValue == other.hashValue)
  }

  @Test func textsThatLookDifferentAreDifferent() {
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a").bold() != TextState("a").italic())
    #expect(TextState("a").bold() + TextState("b") != TextState("a") + TextState("b").bold())
  }

  @Test(arguments: [
    (TextState("a"), "a"),
    (TextState(""), ""),
    (TextState("a").bold(), "**a**"),
    (TextState("a").italic(), "_a_"),
    (TextState("a").underline(), "<u>a</u>"),
    (TextState("a").strikethrough(), "~~a~~"),
    (TextState("a").monospaced(), "`a`"),
    (TextState("a").monospaced().italic().bold(), "**_`a`_**"),
    (TextState("Delete ") + TextState("all").bold() + TextState("?"), "Delete **all**?"),
  ])
  func aTextIsPrintedWithMarks(_ text: TextState, printed: String) {
    #expect("\(text)" == printed)
  }

  @Test(arguments: [true, false])
  func aStyleCanDependOnSomething(_ isActive: Bool) {
    #expect(TextState("a").bold(isActive) == (isActive ? TextState("a").bold() : TextState("a")))
    #expect(TextState("a").underline(isActive).underline(false) == TextState("a"))
  }
}
