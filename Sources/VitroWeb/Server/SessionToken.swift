import Foundation

/// The token of a session: who has it may connect to the session, and it cannot be guessed.
struct SessionToken: Hashable, Sendable {
  /// 256 random bits, in characters that a header may hold.
  let text: String

  /// Makes a token that nobody has.
  init() { text = .random(bytes: 32) }

  /// The token that a page has sent; whether it is one, the table of sessions knows.
  init(sent text: String) {
    self.text = text
  }
}

extension String {
  /// Random bytes that cannot be guessed, in characters that a header may hold.
  static func random(bytes count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
