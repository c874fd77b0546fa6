import HTTPTypes
/// The identity of a browser: random bits in a cookie that no script reads, and that is sent along with no
/// form of another site. All ports of a host share it.
struct Visitor: Hashable, Sendable {
  /// The name of the cookie.
  private static let cookie = "vitro.visitor"
  /// 400 days, in seconds: browsers keep no cookie longer.
  private static let lifetime = 34_560_000

  /// 128 random bits, in 22 characters that a cookie may hold.
  let id: String

  /// Makes one that nobody has.
  init() { id = .random(bytes: 16) }

  /// The one that a browser sends along with a request, if it sends one.
  init?(sentIn headers: HTTPFields) {
    self.init(sent: Cookies(headers)[Self.cookie(isSecure: headers.speakTLS)])
  }

  /// The cookie's name. Where the browser speaks TLS, only this host can give it the cookie (RFC 6265bis): neither
  /// another name of the same domain nor somebody on the way can plant one.
  private static func cookie(isSecure: Bool) -> String { isSecure ? "__Host-\(cookie)" : cookie }

  /// The one of a text, if that is one.
  private init?(sent text: String?) {
    let isOurs = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber) || "-_".contains(character)
    }
    guard let text, text.utf8.count == 22, text.allSatisfy(isOurs) else { return nil }
    id = text
  }

  /// The header's value that gives it to the browser that asks, or lets the browser keep it longer. Where the
  /// browser speaks TLS to something in front of this server, it sends the cookie over nothing else.
  func setCookie(for request: WebRequest) -> String {
    let isSecure = request.headers.speakTLS
    return "\(Self.cookie(isSecure: isSecure))=\(id); Path=/; Max-Age=\(Self.lifetime); HttpOnly; "
      + "SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  /// Whether the value of a `Set-Cookie` field gives an identity.
  static func isGiven(by setCookie: String) -> Bool {
    [false, true].contains { setCookie.hasPrefix("\(cookie(isSecure: $0))=") }
  }
}

extension HTTPFields {
  /// Whether the browser speaks TLS, to something in front of this server.
  fileprivate var speakTLS: Bool { self[.forwardedProtocol]?.lowercased() == "https" }
}

extension HTTPField.Name {
  fileprivate static let forwardedProtocol = Self("X-Forwarded-Proto") ?? .via
  fileprivate static let fetchSite = Self("Sec-Fetch-Site") ?? .via
}

extension WebRequest {
  /// The identity of the browser that asks: what its screens read as `\.visitor`. `nil` where it has
  /// opened no page yet, and where a page of another origin has it send a change: its cookie goes along with a form
  /// of another port of the same host, or of another name of the same domain.
  public var visitor: String? { isOfOtherOrigin ? nil : Visitor(sentIn: headers)?.id }

  /// Whether a page of another origin wants something changed.
  var isOfOtherOrigin: Bool {
    guard ![.get, .head, .options].contains(method) else { return false }
    if let site = headers[.fetchSite] { return site != "same-origin" && site != "none" }
    guard let origin = headers[.origin] else { return false }
    return !SocketRequest.isOwnOrigin(origin, host: head.authority)
  }

  /// Gives the browser that asks another identity with a response, as a log-in and a log-out do. When that has
  /// been sent, the browser's other pages end, and load anew.
  ///
  /// ```swift
  /// var response = WebResponse(status: .seeOther, headers: [.location: "/"])
  /// let visitor = request.renewVisitor(in: &response)
  /// ```
  ///
  /// - Returns: The new identity, which nobody has.
  public func renewVisitor(in response: inout WebResponse) -> String {
    let new = Visitor()
    response.headers[values: .setCookie].removeAll(where: Visitor.isGiven)
    response.headers[values: .setCookie].append(new.setCookie(for: self))
    return new.id
  }
}

extension WebResponse {
  /// Whether it gives the browser another identity than this one.
  func renews(_ visitor: Visitor) -> Bool {
    headers[values: .setCookie].contains {
      Visitor.isGiven(by: $0) && !$0.contains("=\(visitor.id);")
    }
  }
}
