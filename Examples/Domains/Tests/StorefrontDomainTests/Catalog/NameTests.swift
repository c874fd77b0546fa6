import StorefrontDomain
import Testing

@Suite("A name in the catalog") struct NameTests {
  @Test(
    "Spaces around a name are dropped, those within are kept",
    arguments: [("Mug", "Mug"), ("  Blue  Mug\n", "Blue  Mug"), ("x", "x")]
  )
  func trimmed(_ text: String, _ name: String) throws {
    #expect(try Name(text).description == name)
  }

  @Test("A name is not blank and has at most 80 characters", .tags(.badInput))
  func refused() throws {
    #expect(throws: NameError.blank) { try Name("") }
    #expect(throws: NameError.blank) { try Name(" \t\n") }
    #expect(try Name(String(repeating: "é", count: 80) + " ").description.count == 80)
    #expect(throws: NameError.tooLong(81)) { try Name(String(repeating: "é", count: 81)) }
  }

  @Test(
    "Each refusal says what to do",
    arguments: [
      (.blank, "The name is missing. Write at least one letter."),
      (.tooLong(81), "The name has 81 characters. Use 80 at most."),
    ] as [(NameError, String)]
  )
  func sentences(_ error: NameError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
