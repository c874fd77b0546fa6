public import HummingbirdCore

/// The identity of a browser: random bits in a cookie that no script reads, and that is sent along with no
/// form of another site. All ports of a host share it.
struct Visitor: Hashable, Sendable {
  /// The name of the cookie.
  static let cookie = "vitro.visitor"
  /// 400 days, in seconds: browsers keep no cookie longer.
  private static let lifetime = 34_560_000

  /// 128 random bits, in 22 characters that a cookie may hold.
  let id: String

  /// Makes one that nobody has.
  init() { id = .random(bytes: 16) }

  /// The one that a browser has sent, if that is one.
  init?(sent text: String?) {
    let isOurs = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber) || "-_".contains(character)
    }
    guard let text, text.utf8.count == 22, text.allSatisfy(isOurs) else { return nil }
    id = text
  }

  /// The header's value that gives it to a browser, or lets the browser keep it longer.
  var setCookie: String {
    "\(Self.cookie)=\(id); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax"
  }
}

extension Request {
  /// The identity of the browser that asks: what its screens read as `\.visitor`. `nil` where it has
  /// opened no page yet.
  public var visitor: String? { Visitor(sent: Cookies(headers)[Visitor.cookie])?.id }
}
