public import Foundation
import StorefrontDomain

/// The failures that count together, such as the wrong passwords of one client for one account: so many of them within
/// a while lock the subject for as long.
public struct FailedAttempts: Hashable, Sendable {
  /// How long the while is, and a lock, in seconds: the log-in says so, too.
  static let lockTime: TimeInterval = 15 * 60

  /// How many there were since the first one.
  public var count: Int
  /// When the first one came.
  public var first: Date
  /// When the last one came.
  public var last: Date

  /// Makes a count.
  public init(count: Int, first: Date, last: Date) {
    (self.count, self.first, self.last) = (count, first, last)
  }
}

/// The subject of failures that count together, and how many of them lock it.
struct AttemptSubject: Hashable {
  let text: String
  let limit: Int
  /// The field of what is guessed.
  var field = "code"
}

// What a client has written stands last in each text: it cannot make one that is another subject's.
extension ShopLimits {
  /// The wrong passwords for an account that come from a browser which was in there before: nobody else's lock it out.
  func password(for email: String, inBrowser browser: CustomerID) -> AttemptSubject {
    AttemptSubject(
      text: "password in \(browser) for \(email.foldedEmail)", limit: wrongPasswords)
  }

  /// Those that come from a client: whoever locks an account, locks it for their own address.
  func password(for email: String, from client: String) -> AttemptSubject {
    AttemptSubject(
      text: "password from \(client) for \(email.foldedEmail)", limit: wrongPasswords)
  }

  /// Those that come from anywhere: many clients together guess no more than this.
  func password(for email: String) -> AttemptSubject {
    AttemptSubject(text: "password for \(email.foldedEmail)", limit: wrongPasswordsOfAll)
  }

  /// The discount codes that there are not, which a client has tried.
  func code(from client: String) -> AttemptSubject {
    AttemptSubject(text: "code from \(client)", limit: triedCodes)
  }

  /// The orders that a client has tried to find and that are not there, or another's.
  func order(from client: String) -> AttemptSubject {
    AttemptSubject(text: "order from \(client)", limit: triedOrders, field: "number")
  }

  /// The e-mail addresses that a client has tried to register and that have an account already.
  func registration(from client: String) -> AttemptSubject {
    AttemptSubject(text: "registration from \(client)", limit: triedEmails)
  }
}

extension ShopTransaction {
  /// Whether a subject is locked at a moment. A clock that was set back lets in sooner rather than never.
  func isLocked(_ subject: AttemptSubject, at moment: Date) throws -> Bool {
    guard let attempts = try failedAttempts(of: subject.text) else { return false }
    return attempts.count >= subject.limit && moment.isSoon(after: attempts.last)
  }

  /// Counts one more failure of a subject; those that began too long ago do not count any more.
  func fail(_ subject: AttemptSubject, at moment: Date) throws {
    try removeFailedAttempts(until: moment - FailedAttempts.lockTime)
    var attempts = FailedAttempts(count: 1, first: moment, last: moment)
    if let old = try failedAttempts(of: subject.text), moment.isSoon(after: old.first) {
      (attempts.count, attempts.first) = (old.count + 1, old.first)
    }
    try save(attempts, of: subject.text)
  }
}

extension Date {
  /// Whether it is no more than a lock's time after a moment, and not before it.
  fileprivate func isSoon(after moment: Date) -> Bool {
    (0..<FailedAttempts.lockTime).contains(timeIntervalSince(moment))
  }
}

extension String {
  /// Two e-mail addresses that differ only in their case are one person's.
  package var foldedEmail: String {
    trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping.folded
  }
}
