public import Foundation
import StorefrontDomain

/// The failures that count together, such as the wrong passwords of one client for one account: so many of them lock
/// the subject for a while.
public struct FailedAttempts: Hashable, Sendable {
  /// How long a subject is locked, in seconds.
  static let lockTime: TimeInterval = 15 * 60

  /// How many there were since a success; those that are older than a lock do not count.
  public var count: Int
  /// When the last one came.
  public var last: Date

  /// Makes a count.
  public init(count: Int, last: Date) { (self.count, self.last) = (count, last) }
}

/// The subject of failures that count together, and how many of them lock it.
struct AttemptSubject: Hashable {
  let text: String
  let limit: Int

  /// The wrong passwords for an account that come from a browser which was in there before: nobody else's lock it out.
  static func password(for email: String, inBrowser browser: CustomerID) -> AttemptSubject {
    AttemptSubject(text: "password of \(email.foldedEmail) in \(browser)", limit: 5)
  }

  /// Those that come from a client: whoever locks an account, locks it for their own address.
  static func password(for email: String, from client: String) -> AttemptSubject {
    AttemptSubject(text: "password of \(email.foldedEmail) from \(client)", limit: 5)
  }

  /// Those that come from anywhere: many clients together guess no more than this.
  static func password(for email: String) -> AttemptSubject {
    AttemptSubject(text: "password of \(email.foldedEmail)", limit: 100)
  }

  /// The discount codes that there are not, which a client has guessed.
  static func code(from client: String) -> AttemptSubject {
    AttemptSubject(text: "code from \(client)", limit: 20)
  }

  /// The e-mail addresses that a client has tried to register and that have an account already.
  static func registration(from client: String) -> AttemptSubject {
    AttemptSubject(text: "registration from \(client)", limit: 10)
  }
}

extension ShopTransaction {
  /// Whether a subject is locked at a moment. A clock that was set back lets in sooner rather than never.
  func isLocked(_ subject: AttemptSubject, at moment: Date) throws -> Bool {
    guard let attempts = try failedAttempts(of: subject.text) else { return false }
    return attempts.count >= subject.limit
      && (0..<FailedAttempts.lockTime).contains(moment.timeIntervalSince(attempts.last))
  }

  /// Counts one more failure of a subject.
  func fail(_ subject: AttemptSubject, at moment: Date) throws {
    try removeFailedAttempts(until: moment - FailedAttempts.lockTime)
    let count = try failedAttempts(of: subject.text)?.count ?? 0
    try save(FailedAttempts(count: count + 1, last: moment), of: subject.text)
  }
}

extension String {
  /// Two e-mail addresses that differ only in their case are one person's.
  package var foldedEmail: String {
    trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping.folded
  }
}
