import Testing

@Suite("A damaged file")
struct DamagedFileTests {
  @Test("Anything but JSON is refused")
  func notJSON() { notYet() }

  @Test("Other JSON is refused")
  func other() { notYet() }

  @Test("A version that is not known is refused")
  func version() { notYet() }

  @Test("A missing field is named, with its place")
  func missing() { notYet() }

  @Test("A field of the wrong kind is named, with its place")
  func wrongKind() { notYet() }

  @Test("A broken rule is named, with its place")
  func broken() { notYet() }

  @Test("A file that was cut short is refused wherever it was cut")
  func truncated() { notYet() }

  @Test("A file with a single flipped bit is refused, whichever bit it is")
  func flipped() { notYet() }

  @Test("Deep nesting is refused")
  func deep() { notYet() }

  @Test("An edit that breaks no rule is noticed as somebody else's change")
  func edited() { notYet() }

  @Test("Each error says what is wrong and what to do")
  func sentences() { notYet() }

  @Test("The places are counted 1st, 2nd, 3rd and 4th, also beyond ten")
  func places() { notYet() }
}
