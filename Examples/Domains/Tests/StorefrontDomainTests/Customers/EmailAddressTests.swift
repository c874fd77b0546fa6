import StorefrontDomain
import Testing

@Suite("An e-mail address") struct EmailAddressTests {
  @Test(
    "Whatever looks like name@example.com is accepted; its domain is written in lower case",
    arguments: [
      ("name@example.com", "name@example.com"), (" name@example.com\n", "name@example.com"),
      ("Name+shop@Mail.EXAMPLE.com", "Name+shop@mail.example.com"),
      ("o'neil_9@example.museum", "o'neil_9@example.museum"), ("ü@bücher.de", "ü@bücher.de"),
    ]
  )
  func accepted(_ text: String, _ address: String) throws {
    #expect(try EmailAddress(text).description == address)
  }

  @Test(
    "What can reach nobody is refused with the reason",
    .tags(.badInput),
    arguments: [
      ("", .blank), (" \n", .blank), ("name", .notOneAt), ("a@b@example.com", .notOneAt),
      ("@example.com", .nameMissing), ("name@", .domainIncomplete),
      ("name@example", .domainIncomplete), ("name@example.", .domainIncomplete),
      ("name@.com", .domainIncomplete), ("name@a..com", .domainIncomplete),
      ("my name@example.com", .whiteSpace), ("name@example.com\nBcc: x@y.z", .whiteSpace),
    ] as [(String, EmailAddressError)]
  )
  func refused(_ text: String, _ error: EmailAddressError) {
    #expect(throws: error) { try EmailAddress(text) }
  }

  @Test("An address has at most 254 characters", .tags(.badInput))
  func length() throws {
    let longest = String(repeating: "n", count: 242) + "@example.com"
    #expect(try EmailAddress(longest).description.count == 254)
    #expect(throws: EmailAddressError.tooLong(255)) { try EmailAddress("n" + longest) }
  }

  @Test(
    "Each refusal says what to do",
    arguments: [
      (.blank, "The e-mail address is missing. Write it like name@example.com."),
      (.notOneAt, "An e-mail address has one @. Write it like name@example.com."),
      (.nameMissing, "The part before the @ is missing. Write it like name@example.com."),
      (
        .domainIncomplete,
        "The part after the @ is incomplete. Write it like name@example.com."
      ),
      (.whiteSpace, "An e-mail address has no spaces. Take them out."),
      (.tooLong(255), "The e-mail address has 255 characters. Use 254 at most."),
    ] as [(EmailAddressError, String)]
  )
  func sentences(_ error: EmailAddressError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
