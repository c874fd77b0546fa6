import Foundation

/// The token of a session: who has it may connect to the session, and it cannot be guessed.
struct SessionToken: Hashable, Sendable {
  /// 256 random bits, in characters that a header may hold.
  let text: String

  /// Makes a token that nobody has.
  init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The token that a page has sent; whether it is one, the table of sessions knows.
  init(sent text: String) {
    self.text = text
  }
}
