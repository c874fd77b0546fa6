import Crypto
import Foundation

/// Names a session. It cannot be guessed.
struct SessionID: Hashable, Sendable {
  /// 128 random bits.
  let bytes: [UInt8]

  /// Makes an identifier that nobody has.
  init() {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  fileprivate init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }
}

/// Signs the identifiers of sessions, so that a page can prove which session is its own.
///
/// The key lives as long as the server: a token of an earlier run is no token.
struct SessionTokens: Sendable {
  private static let length = 16
  private let key = SymmetricKey(size: .bits256)

  /// The token for a page: identifier and signature, in characters that a header may hold.
  func token(for id: SessionID) -> String {
    let signature = HMAC<SHA256>.authenticationCode(for: id.bytes, using: key)
    return Data(id.bytes + signature).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The session that a token names, or `nil` if it was not made here. Takes the same time for
  /// every wrong signature.
  func id(of token: String) -> SessionID? {
    let base64 = token.replacing("-", with: "+").replacing("_", with: "/")
    guard let data = Data(base64Encoded: base64), data.count == SessionTokens.length + 32 else {
      return nil
    }
    let id = data.prefix(SessionTokens.length)
    let signature = data.dropFirst(SessionTokens.length)
    let isOurs = HMAC<SHA256>.isValidAuthenticationCode(
      signature,
      authenticating: id,
      using: key
    )
    return isOurs ? SessionID(bytes: id) : nil
  }
}
