/// The reason why a text can be nobody's e-mail address.
public enum EmailAddressError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing but white space.
  case blank
  /// There is not exactly one @.
  case notOneAt
  /// The part before the @ is missing.
  case nameMissing
  /// What stands after the @ is not two or more parts with points between them.
  case domainIncomplete
  /// There is white space within.
  case whiteSpace
  /// There are more than 254 characters in UTF-8, which no mail server takes.
  case tooLong(Int)

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .blank: "The e-mail address is missing. Write it like name@example.com."
    case .notOneAt: "An e-mail address has one @. Write it like name@example.com."
    case .nameMissing: "The part before the @ is missing. Write it like name@example.com."
    case .domainIncomplete: "The part after the @ is incomplete. Write it like name@example.com."
    case .whiteSpace: "An e-mail address has no spaces. Take them out."
    case .tooLong(let length):
      "The e-mail address has \(length) characters. Use \(EmailAddress.maximumLength) at most."
    }
  }
}

/// An e-mail address that may well reach somebody; only a message to it can tell.
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes of UTF-8 an address has at most (RFC 5321, section 4.5.3.1.3, less its brackets).
  public static let maximumLength = 254

  /// The address as it was typed, but with its domain in lower case, which does not matter there.
  public let description: String

  /// Makes an address from what somebody typed.
  public init(_ text: String) throws(EmailAddressError) {
    let text = text.trimmed
    guard !text.isEmpty else { throw .blank }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text.utf8.count) }
    guard !text.contains(where: \.isWhitespace) else { throw .whiteSpace }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notOneAt }
    guard !parts[0].isEmpty else { throw .nameMissing }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty) else { throw .domainIncomplete }
    description = "\(parts[0])@\(parts[1].lowercased())"
  }
}
