/// The digest of a change that was asked for: equal digests are the same wish, sent again.
///
/// FNV-1a in 64 bits, with the number of bytes (draft-eastlake-fnv). It is not cryptographic: who looks for
/// two requests with one digest finds them, and gets their own earlier answer where a refusal would be due.
/// It costs nobody else anything, for keys are each visitor's own. Files keep digests: what is computed
/// here never changes.
public struct RequestDigest: Hashable, Sendable {
  /// The digest as files keep it: 16 hexadecimal digits, and the number of bytes.
  public let text: String

  /// Makes the digest of a request.
  public init(of request: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var count = 0
    for byte in request.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      count += 1
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits + "-\(count)"
  }

  /// Makes the digest that a file keeps.
  public init(text: String) { self.text = text }
}
