import StorefrontDomain
import Testing

@Suite("The code of a discount") struct DiscountCodeTests {
  @Test(
    "Case and spaces do not matter",
    arguments: [
      ("SUMMER25", "SUMMER25"), ("summer25", "SUMMER25"), (" Summer 25\n", "SUMMER25"),
      ("a z", nil), ("abc", "ABC"), ("0z9", "0Z9"),
    ] as [(String, String?)]
  )
  func normalised(_ text: String, _ code: String?) {
    #expect((try? DiscountCode(text))?.description == code)
  }

  @Test(
    "A code has 3 to 20 letters from A to Z and digits",
    .tags(.badInput),
    arguments: [
      "", "  ", "AB", "SUMMER-25", "SÜMMER", "straße", "٣٣٣", String(repeating: "A", count: 21),
    ]
  )
  func refused(_ text: String) {
    #expect(throws: DiscountCodeError.malformed(text)) { try DiscountCode(text) }
  }

  @Test("A code of 20 letters is the longest")
  func longest() throws {
    let code = String(repeating: "A", count: 20)
    #expect(try DiscountCode(code).description == code)
  }

  @Test("The refusal says how to write a code")
  func sentence() {
    #expect(
      DiscountCodeError.malformed("A-").description
        == "“A-” is not a code. Write 3 to 20 letters and digits."
    )
  }
}
