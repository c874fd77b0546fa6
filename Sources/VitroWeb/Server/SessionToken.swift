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
    // The system is asked for eight bytes at a time.
    let bytes = (0..<(count + 7) / 8).flatMap { _ in
      let word: UInt64 = generator.next()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    let characters = Data(bytes.prefix(count)).base64EncodedString().utf8.compactMap {
      switch $0 {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      case let other: other as UInt8?
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
