import Testing

@Suite("A theme")
struct ThemeTests {
  @Test(
    "There are twelve themes, each with a name, a main colour and light or dark text"
  )
  func names() { notYet() }

  @Test("No two themes share a colour")
  func different() { notYet() }

  @Test("The text on every theme is readable: its contrast is at least 4.5 to 1")
  func readable() { notYet() }

  @Test("A name that no theme has gives no theme")
  func byName() { notYet() }
}
